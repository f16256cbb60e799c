import { createHmac, hkdfSync } from 'node:crypto';
import { appendFile, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { spelledMail } from '@osnowa/contract';
import { z } from 'zod';
import { spellingsOf } from '../platform/database/mail-spellings.ts';
import { env } from '../platform/process/env.ts';
import { objectStoreConfig } from '../platform/process/object-store.ts';

const entry = z.object({
  /** When it was erased, ISO 8601. */
  at: z.iso.datetime(),
  /** All that belongs to an e-mail address, or one lead. */
  what: z.enum(['person', 'lead']),
  /** Of the address in its one spelling, or of the reference in lower case. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** One erasure: its time, and a keyed hash of the person that cannot be reversed. */
export type Erasure = z.output<typeof entry>;

/** Where entries are stored: outside of the database, and never restored over. */
interface EntryStore {
  /** Returns once the entry is on stable storage. */
  add(entry: Erasure): Promise<void>;
  /** @throws Error when an entry is damaged: guessing could bring back erased data */
  read(): Promise<Erasure[]>;
}

function fileStore(file: string): EntryStore {
  return {
    async add(added) {
      await appendFile(file, `${JSON.stringify(added)}\n`, { mode: 0o600 });
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

const PREFIX = 'erasures/';

/**
 * The bucket that all processes share: one may erase what another finds again after a restore. The
 * key of an object says all, so that a list of keys is the register.
 */
function bucketStore(Bucket: string): EntryStore {
  const client = new S3Client(objectStoreConfig(env));
  return {
    async add(added) {
      const { at, what, hash } = added;
      const put = { Bucket, Key: `${PREFIX}${at}_${what}_${hash}`, Body: JSON.stringify(added) };
      await client.send(new PutObjectCommand(put));
    },
    async read() {
      const entries: Erasure[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        for (const { Key = '' } of page.Contents ?? []) {
          const [at, what, hash] = Key.slice(PREFIX.length).split('_');
          entries.push(entry.parse({ at, what, hash }));
        }
      }
      return entries;
    },
  };
}

/** Goes into the key of the hashes; entries made before 2026-11-23 have the former one. */
const CONTEXT = 'osnowa:erasure';
const FORMER_CONTEXT = 'tkalnia:erasure';

function hasher(secret: string, context: string): (value: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', context, 32));
  return (value) => createHmac('sha256', key).update(value).digest('hex');
}

/**
 * Past erasures, outside of the database: a restored database knows nothing of erasures after its
 * backup was made. They are in the data folder, or in the bucket for files of leads where one is
 * set; earlier entries of a data folder are read as well. Hashes are keyed with `PAYLOAD_SECRET`:
 * with another one no entry matches.
 */
export function erasureRegister() {
  const { DATA_DIR, PAYLOAD_SECRET, S3_LEADS_BUCKET } = env;
  const file = fileStore(path.join(DATA_DIR, 'erasures.jsonl'));
  const bucket = S3_LEADS_BUCKET ? bucketStore(S3_LEADS_BUCKET) : null;
  const hashOf = hasher(PAYLOAD_SECRET, CONTEXT);
  const formerHashOf = hasher(PAYLOAD_SECRET, FORMER_CONTEXT);
  return {
    hashOf: (value: string) => hashOf(spelledMail(value)),
    /** Every hash under which the value may be found: in former spellings, and with the former key. */
    hashesOf: (value: string) =>
      spellingsOf(value).flatMap((one) => [hashOf(one), formerHashOf(one)]),
    /** Writes an entry and returns once it is on stable storage. */
    add(what: Erasure['what'], value: string, at: Date): Promise<void> {
      const hash = hashOf(spelledMail(value));
      return (bucket ?? file).add({ at: at.toISOString(), what, hash });
    },
    /** Takes over the entries of a file, of a copy of another data folder. */
    async take(other: string): Promise<void> {
      for (const each of await fileStore(other).read()) await (bucket ?? file).add(each);
    },
    /** @throws Error when an entry is damaged: guessing could bring back erased data */
    async read(): Promise<Erasure[]> {
      return [...(await file.read()), ...((await bucket?.read()) ?? [])];
    },
  };
}
