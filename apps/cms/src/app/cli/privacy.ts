import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { isMail } from '@osnowa/contract';
import { getPayload, type Payload } from 'payload';
import { erasePerson } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';
import { applyRetention } from '../../privacy/retention.ts';

const USAGE = `Use one of:
  npm run privacy -- erase anna@firm.example        deletes all that belongs to the address
  npm run privacy -- export anna@firm.example a.zip writes a copy of it
  npm run privacy -- retention [--force]            deletes what is past its time
`;

/** @throws Error when it is none */
function mailIn(argument: string | undefined): string {
  if (!argument || !isMail(argument)) throw new Error('Give one e-mail address.');
  return argument;
}

const COMMANDS: Record<string, (payload: Payload, args: string[]) => Promise<unknown>> = {
  erase: (payload, [mail]) => erasePerson(payload, mailIn(mail), null),
  export: async (payload, [mail, file]) => {
    if (!file) throw new Error('Say into which file.');
    const stream = await exportPerson(payload, mailIn(mail), null);
    const source = Readable.fromWeb(stream as NodeReadableStream<Uint8Array>);
    await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return { file };
  },
  retention: (payload, args) =>
    applyRetention(payload, { now: new Date(), force: args.includes('--force') }),
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const { default: config } = await import('../config/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
process.stdout.write(`${JSON.stringify(await command(payload, args))}\n`);
await payload.destroy();
process.exit(0);
