import { getPayload, type Payload } from 'payload';
import { makeAdministrator } from '../../accounts/sign-in/administrator.ts';
import { syncWords } from '../../content/words/word-rows.ts';
import { alone } from '../../platform/database/alone.ts';
import { env } from '../../platform/process/env.ts';
import {
  addDemo,
  addTemplates,
  fillEmpty,
  type Removed,
  removeDemo,
} from '../content-files/demo.ts';
import type { Origin } from '../content-files/installed.ts';
import { ContentFileError } from '../content-files/source-files.ts';

const started = performance.now();

/** Standard output has the new administrator only. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function took(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

const sayProgress = (line: string) => say(`Content: ${line}`);

/** The steps of `npm start` with a new database. */
async function firstStart(payload: Payload, origin: Origin): Promise<void> {
  const isFilled = await fillEmpty(payload, origin, sayProgress);
  await addTemplates(payload);
  say(
    isFilled
      ? `Content: loaded in ${took()}.`
      : 'Content: the database has content already and is left as it is.',
  );
  const admin = await makeAdministrator(payload, env.ADMIN_EMAIL);
  if (admin) process.stdout.write(`${JSON.stringify({ admin })}\n`);
}

async function load(payload: Payload): Promise<void> {
  const loaded = await addDemo(payload, sayProgress);
  if (!loaded) {
    say('The demo company is loaded already.');
    return;
  }
  say(`The demo company is loaded, in ${took()}.`);
  if (loaded.remaining.length > 0) {
    say(
      `${loaded.remaining.length} documents of yours stand where the demo has one, and stay as they are.`,
    );
  }
}

function sayRemoved({ deleted, neutral, remaining }: Removed): void {
  const kinds = [...deleted].map(([kind, count]) => `${count} ${kind}`);
  say(`Removed in ${took()}: ${kinds.join(', ') || 'nothing'}.`);
  say(`Neutral words again: ${neutral} (built-in pages, catalogues and site settings).`);
  if (remaining.length === 0) return;
  say(`Kept: ${remaining.length}.`);
  for (const { kind, title, why } of remaining) say(`  ${kind}${title && ` «${title}»`}: ${why}`);
}

async function remove(payload: Payload): Promise<void> {
  const removed = await removeDemo(payload);
  await syncWords(payload);
  if (removed) sayRemoved(removed);
  else say('There is nothing of the demo company here.');
}

const COMMANDS: Record<string, (payload: Payload) => Promise<void>> = {
  'first-start': (payload) => firstStart(payload, 'demo'),
  'first-start-empty': (payload) => firstStart(payload, 'starter'),
  load,
  remove,
};

const command = COMMANDS[process.argv[2] ?? ''];
if (!command) {
  say(`Use one of:
  npm run demo -- load    loads the demo company beside what there is
  npm run demo -- remove  takes away what is the demo's and unchanged`);
  process.exit(2);
}
const { default: config } = await import('../config/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
try {
  await alone(payload, () => command(payload));
} catch (error) {
  if (!(error instanceof ContentFileError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
