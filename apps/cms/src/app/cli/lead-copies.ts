import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { getPayload } from 'payload';
import { openCopyPlace } from '../../leads/copies/open-place.ts';
import { env } from '../../platform/process/env.ts';
import { reapplyErasures } from '../../privacy/erasure.ts';
import { restoreLeads } from './restore-leads.ts';

/** `npm run restore -- --new-key FILE` and `npm run restore -- --leads PLACE --key FILE` run this. */
const [name = '', ...args] = process.argv.slice(2);

/** Names of copies in one sentence. */
const MOST_NAMES = 5;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function makeKey(file: string): Promise<void> {
  const secretKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(secretKey);
  const text = `# Opens the copies of leads in LEADS_COPY. Its public key is ${publicKey}\n${secretKey}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  say(`LEADS_COPY_KEY=${publicKey}`);
  say(`The secret key is in ${file}. Keep it away from this machine: without it no copy opens.`);
}

/** @throws Error when the file holds no secret key */
async function readKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`there is no key in ${file}, because the file cannot be read`);
  });
  const key = /^AGE-SECRET-KEY-1\S+$/m.exec(text)?.[0];
  if (!key) throw new Error(`${file} holds no line that begins with AGE-SECRET-KEY-1`);
  return key;
}

/** @throws Error when it is no key, for example because a character is missing */
async function publicKeyOf(key: string, file: string): Promise<string> {
  return identityToRecipient(key).catch(() => {
    throw new Error(`the key in ${file} is not whole: copy the file anew from where you keep it`);
  });
}

async function restore(address: string, file: string): Promise<number> {
  const key = await readKey(file);
  const publicKey = await publicKeyOf(key, file);
  const place = await openCopyPlace(address, env);
  const { default: config } = await import('../config/payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  const outcome = await restoreLeads(payload, place, key);
  const { found, restored, missing, unreadable, otherKey, calls } = outcome;
  const again = await reapplyErasures(payload);
  await payload.destroy();
  say(`${found} leads are at ${address}; ${restored} of them were missing here and are restored.`);
  if (again) say(`Of these, ${again.leads} were erased again, because a person had asked for it.`);
  for (const one of missing) say(`Its copy lacks ${one}.`);
  for (const one of calls)
    say(
      `The adviser of the call of ${one} is not free or has no account here: the first one who is free gets it.`,
    );
  for (const one of unreadable) say(`Not restored: ${one}.`);
  if (unreadable.length > 0)
    say(
      `Repeat the command, with copies of these files from elsewhere if they are damaged. What one says: age -d -i ${file} FILE`,
    );
  if (otherKey.length > 0)
    say(
      `The key in ${file} is not that of ${otherKey.length} copies (${shortened(otherKey)}). It belongs to LEADS_COPY_KEY=${publicKey}: repeat the command with the key that was made when these were written.`,
    );
  if (restored > 0)
    say('No mail was sent and no clock started for them: look at them in the admin.');
  return missing.length + unreadable.length + otherKey.length === 0 ? 0 : 1;
}

/** The first names of a list, and how many more there are. */
function shortened(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

try {
  const [first = '', second = ''] = args;
  if (name === 'new-key') await makeKey(first);
  else process.exitCode = await restore(first, second);
} catch (error) {
  process.stderr.write(`It went wrong: ${(error as Error).message}.\n`);
  process.exitCode = 1;
}
process.exit();
