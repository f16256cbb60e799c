import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Payload } from 'payload';
import { copyRows } from '../../platform/database/copy-rows.ts';
import { dataNames } from '../../platform/process/data-names.ts';
import { env } from '../../platform/process/env.ts';
import { objectStoreConfig } from '../../platform/process/object-store.ts';
import { erasureRegister } from '../../privacy/erasure-register.ts';

/** Numbers of copied leads, rows and files. */
export interface CopiedFolder {
  leads: number;
  rows: number;
  files: number;
}

/** Files of a folder of the copy, and where they go. */
interface FileMove {
  /** The folder below a data folder. */
  folder: string;
  bucket: string | undefined;
  prefix: string;
  /** Types of the files by name, for those that browsers get from the bucket. */
  types?: ReadonlyMap<string, string>;
}

/** Types of the files that a collection names, the smaller versions of pictures included. */
function typesIn(database: DatabaseSync, table: 'media' | 'files'): Map<string, string> {
  const rows = database.prepare(`SELECT * FROM ${table}`).all();
  const named = rows.flatMap((row) =>
    Object.entries(row)
      .filter(([column, name]) => column.endsWith('filename') && name)
      .map(([column, name]) => [name, row[column.replace(/filename$/, 'mime_type')]]),
  );
  return new Map(named.map(([name, type]) => [String(name), String(type)]));
}

async function filesOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function moveFiles(copy: string, { folder, bucket, prefix, types }: FileMove) {
  const names = await filesOf(path.join(copy, folder));
  if (!bucket) {
    await mkdir(path.join(env.DATA_DIR, folder), { recursive: true });
    for (const name of names)
      await copyFile(path.join(copy, folder, name), path.join(env.DATA_DIR, folder, name));
    return names.length;
  }
  const client = new S3Client(objectStoreConfig(env));
  for (const name of names) {
    const source = path.join(copy, folder, name);
    const put = {
      Bucket: bucket,
      Key: prefix + name,
      Body: createReadStream(source),
      ContentLength: (await stat(source)).size,
      ContentType: types?.get(name),
    };
    await client.send(new PutObjectCommand(put));
  }
  return names.length;
}

/**
 * Puts a copy of a data folder into the PostgreSQL database and the buckets of the settings; without
 * buckets, files go to the data folder. The copy is only read. Files go first: a run that was cut
 * off leaves the database empty, and is repeated.
 *
 * @throws CannotCopy when the database is in use, or the copy of another version
 */
export async function copyFolder(payload: Payload, copy: string): Promise<CopiedFolder> {
  const database = new DatabaseSync(path.join(copy, dataNames(copy).database), { readOnly: true });
  try {
    const { S3_BUCKET, S3_LEADS_BUCKET } = env;
    const leads = { bucket: S3_LEADS_BUCKET };
    const moves: FileMove[] = [
      { folder: 'media', bucket: S3_BUCKET, prefix: '', types: typesIn(database, 'media') },
      { folder: 'files', bucket: S3_BUCKET, prefix: '', types: typesIn(database, 'files') },
      { folder: 'attachments', ...leads, prefix: 'attachments/' },
      { folder: 'attachments/quarantine', ...leads, prefix: 'quarantine/' },
      { folder: 'mails', bucket: undefined, prefix: '' },
    ];
    let files = 0;
    const copied = await copyRows(database, payload, async () => {
      for (const move of moves) files += await moveFiles(copy, move);
      await erasureRegister().take(path.join(copy, 'erasures.jsonl'));
    });
    const rows = [...copied.values()].reduce((sum, count) => sum + count, 0);
    return { leads: copied.get('leads') ?? 0, rows, files };
  } finally {
    database.close();
  }
}
