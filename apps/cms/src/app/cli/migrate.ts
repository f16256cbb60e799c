import { mkdirSync } from 'node:fs';
import { getPayload } from 'payload';
import { alone } from '../../platform/database/alone.ts';
import { migrate, NewerDatabase } from '../../platform/database/migrate.ts';
import { joinProcesses, OtherSettings } from '../../platform/database/other-processes.ts';
import { env } from '../../platform/process/env.ts';
import { addTemplates } from '../content-files/demo.ts';
import { databaseSentence } from './start-problems.ts';

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @throws errors for which there is no sentence of ours, unchanged */
function explain(error: unknown): never {
  if (error instanceof NewerDatabase || error instanceof OtherSettings) refuse(error.message);
  const sentence = databaseSentence(error);
  if (sentence) refuse(sentence);
  throw error;
}

mkdirSync(env.DATA_DIR, { recursive: true });
const { default: config } = await import('../config/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true }).catch(explain);
/** With `for-start` a process then starts on this database; a trial or restore starts none. */
const isStart = process.argv[2] === 'for-start';
const { applied, known } = await alone(payload, async () => {
  const report = await migrate(payload);
  if (isStart) {
    await joinProcesses(payload, env);
    await addTemplates(payload);
  }
  return report;
}).catch(explain);
process.stderr.write(
  applied.length === 0
    ? `The database is up to date (${known} migrations).\n`
    : `Applied ${applied.length} of ${known} migrations: ${applied.join(', ')}.\n`,
);
await payload.destroy();
process.exit(0);
