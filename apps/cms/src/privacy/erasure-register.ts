import { createHmac, hkdfSync } from 'node:crypto';
import { appendFile, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const entry = z.object({
  /** When it was erased, ISO 8601. */
  at: z.iso.datetime(),
  /** All that belongs to an e-mail address, or one lead. */
  what: z.enum(['person', 'lead']),
  /** Of the address in lower case, or of the reference. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** One erasure: when, and whose by a keyed hash that nobody can turn back. */
export type Erasure = z.output<typeof entry>;

/**
 * What has been erased, in a file beside the database: a restored database knows nothing of
 * erasures after its backup was made, and this file is never restored over.
 */
export interface ErasureRegister {
  /** Writes an entry and returns once it is on stable storage. */
  add(what: Erasure['what'], value: string, at: Date): Promise<void>;
  /** @throws Error when a line is damaged: guessing could bring back what was erased */
  read(): Promise<Erasure[]>;
  hashOf(value: string): string;
  /** Every hash under which the value may be found, that of earlier entries included. */
  hashesOf(value: string): string[];
}

/** Goes into the key of the hashes; entries made before 2026-11-23 have the earlier one. */
const CONTEXT = 'osnowa:erasure';
const EARLIER_CONTEXT = 'tkalnia:erasure';

function hasher(secret: string, context: string): (value: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', context, 32));
  return (value) => createHmac('sha256', key).update(value.trim().toLowerCase()).digest('hex');
}

/** @param secret of which the key of the hashes is derived; with another one no entry matches */
export function openErasureRegister(folder: string, secret: string): ErasureRegister {
  const file = path.join(folder, 'erasures.jsonl');
  const [hashOf, earlierHashOf] = [hasher(secret, CONTEXT), hasher(secret, EARLIER_CONTEXT)];
  return {
    hashOf,
    hashesOf: (value) => [hashOf(value), earlierHashOf(value)],
    async add(what, value, at) {
      const line: Erasure = { at: at.toISOString(), what, hash: hashOf(value) };
      await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
      const handle = await open(file, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const lines = text.split('\n').filter(Boolean);
      return lines.map((line) => entry.parse(JSON.parse(line)));
    },
  };
}
