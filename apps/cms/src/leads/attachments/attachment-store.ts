import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { CollectionAfterDeleteHook, Payload } from 'payload';
import { takeLease } from '../../platform/database/lease.ts';
import { findStored } from '../../platform/database/stored.ts';
import { type Env, env } from '../../platform/process/env.ts';
import { objectStoreConfig } from '../../platform/process/object-store.ts';
import { syncFolder } from '../../platform/process/sync-folder.ts';
import { FOLDERS, isStoredName, makeFolders } from './stored-files.ts';

/** The store of the files of leads, under random names. */
interface AttachmentStore {
  /** Takes files from the folder of incoming ones; returns when that survives a crash. */
  keep(files: readonly string[]): Promise<void>;
  /** The bytes of a file, wherever it is. @throws Error when there is no such file */
  read(file: string): Promise<Readable>;
  /** Moves an infected file to a place from which nothing is served. */
  quarantine(file: string): Promise<void>;
  /** Deletes files, also those in quarantine; one that is not there is no error. */
  remove(files: readonly string[]): Promise<void>;
  /** Names of the files outside quarantine that were stored before a time, in ms since 1970. */
  storedBefore(time: number): Promise<string[]>;
}

const onDisk: AttachmentStore = {
  async keep(files) {
    for (const file of files) {
      await rename(path.join(FOLDERS.incoming, file), path.join(FOLDERS.stored, file));
    }
    await syncFolder(FOLDERS.stored);
  },
  async read(file) {
    const name = path.basename(file);
    const handle = await open(path.join(FOLDERS.stored, name), 'r').catch(() =>
      open(path.join(FOLDERS.quarantine, name), 'r'),
    );
    return createReadStream('', { fd: handle });
  },
  async quarantine(file) {
    await rename(path.join(FOLDERS.stored, file), path.join(FOLDERS.quarantine, file));
    await syncFolder(FOLDERS.quarantine);
  },
  async remove(files) {
    for (const file of files) {
      await rm(path.join(FOLDERS.stored, path.basename(file)), { force: true });
      await rm(path.join(FOLDERS.quarantine, path.basename(file)), { force: true });
    }
  },
  storedBefore: (time) => filesBefore(FOLDERS.stored, time),
};

/** Names of the files in a folder that were written before a time, in ms since 1970. */
async function filesBefore(folder: string, time: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(isStoredName);
  const old: string[] = [];
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < time) old.push(name);
  }
  return old;
}

const STORED = 'attachments/';
const QUARANTINE = 'quarantine/';

/** Most objects of one deletion, by the protocol. */
const MOST_DELETED = 1_000;

/**
 * Files in a private bucket. Files that an installation stored on its disk before it had a bucket stay
 * there, and are found.
 */
function inBucket(settings: Env, Bucket: string): AttachmentStore {
  const client = new S3Client(objectStoreConfig(settings));

  async function object(Key: string): Promise<Readable | null> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return (Body as Readable | undefined) ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async function removeObjects(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += MOST_DELETED) {
      const Objects = keys.slice(at, at + MOST_DELETED).map((Key) => ({ Key }));
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    }
  }

  return {
    async keep(files) {
      for (const file of files) {
        const incoming = path.join(FOLDERS.incoming, file);
        const { size: ContentLength } = await stat(incoming);
        const Body = createReadStream(incoming);
        const put = { Bucket, Key: STORED + file, Body, ContentLength };
        await client.send(new PutObjectCommand(put));
        await rm(incoming, { force: true });
      }
    },
    async read(file) {
      const found = (await object(STORED + file)) ?? (await object(QUARANTINE + file));
      return found ?? onDisk.read(file);
    },
    async quarantine(file) {
      const CopySource = `${Bucket}/${STORED}${file}`;
      await client.send(new CopyObjectCommand({ Bucket, CopySource, Key: QUARANTINE + file }));
      await removeObjects([STORED + file]);
    },
    async remove(files) {
      await removeObjects(files.flatMap((file) => [STORED + file, QUARANTINE + file]));
      await onDisk.remove(files);
    },
    async storedBefore(time) {
      const old = await onDisk.storedBefore(time);
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: STORED })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const name = Key.slice(STORED.length);
          if (isStoredName(name) && Number(LastModified) < time) old.push(name);
        }
      }
      return old;
    },
  };
}

const stores = new WeakMap<Env, AttachmentStore>();

/** The bytes of a deleted attachment go with it. */
export const removeItsFile: CollectionAfterDeleteHook<{ id: number; file: string }> = async ({
  doc,
}) => {
  if (isStoredName(doc.file)) await attachmentStore().remove([doc.file]);
};

/** The store of this installation: a private bucket where one is set, otherwise the data folder. */
export function attachmentStore(): AttachmentStore {
  const { S3_LEADS_BUCKET } = env;
  if (!S3_LEADS_BUCKET) return onDisk;
  const store = stores.get(env) ?? inBucket(env, S3_LEADS_BUCKET);
  stores.set(env, store);
  return store;
}

const MINUTE = 60_000;
/** After this long a file that is still being received was abandoned, in ms. */
const ABANDONED_MS = 10 * MINUTE;
/** After this long a stored file without a lead is an orphan, in ms. */
const ORPHAN_MS = 60 * MINUTE;
/** For so long no other process looks for orphans, in ms: less than the pause between two looks. */
const SWEPT_FOR = 50 * MINUTE;
/** So many orphans, and so large a share of all files, are no leftovers of a crash. */
const FEW = 20;
const SUSPICIOUS_SHARE = 0.2;
/** Files looked up at a time. */
const BATCH = 200;

/**
 * Removes files left behind by a process that ended in the middle of its work.
 * @returns how many
 */
export async function sweepFiles(
  payload: Payload,
  now: Date,
): Promise<{ incoming: number; orphans: number }> {
  await makeFolders();
  const incoming = await filesBefore(FOLDERS.incoming, now.getTime() - ABANDONED_MS);
  for (const name of incoming) await rm(path.join(FOLDERS.incoming, name), { force: true });
  if (!(await takeLease(payload, 'sweep', SWEPT_FOR, now)))
    return { incoming: incoming.length, orphans: 0 };
  const store = attachmentStore();
  const stored = await store.storedBefore(now.getTime() - ORPHAN_MS);
  const orphans: string[] = [];
  for (let at = 0; at < stored.length; at += BATCH) {
    orphans.push(...(await withoutLead(payload, stored.slice(at, at + BATCH))));
  }
  if (orphans.length > FEW && orphans.length > stored.length * SUSPICIOUS_SHARE) {
    // Another installation may store its files in the same place.
    payload.logger.error({ msg: 'Too many files without a lead: none is removed.', orphans });
    return { incoming: incoming.length, orphans: 0 };
  }
  await store.remove(orphans);
  return { incoming: incoming.length, orphans: orphans.length };
}

async function withoutLead(payload: Payload, files: string[]): Promise<string[]> {
  const stored = await findStored(payload, 'attachments', {
    where: { file: { in: files } },
    fields: ['file'],
  });
  const known = new Set(stored.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}
