import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/env.ts';
import { log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Bytes by key in a folder. No call fails: with a broken or full disk, nothing is stored. */
export interface DiskStore {
  get(key: string): Promise<Buffer<ArrayBuffer> | null>;
  set(key: string, bytes: Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
}

const DIGEST_BYTES = 32;

/** A store without a disk: it stores nothing. */
export const NO_DISK: DiskStore = {
  get: async () => null,
  set: async () => undefined,
  delete: async () => undefined,
};

/**
 * A folder of at most about `maxBytes`: the least recently used files are deleted first. Files are written
 * whole under another name and renamed, and contain a checksum: a truncated or changed file
 * counts as missing.
 * @param warn called once with the reason why the folder cannot be used
 * @param onCorrupted called for each file that has changed since it was written
 */
export function createDiskStore(
  folder: string,
  maxBytes: number,
  warn: (message: string) => void,
  onCorrupted: () => void = () => undefined,
): DiskStore {
  let bytes: number | null = null;
  let warned = false;

  function giveUp(error: unknown): void {
    if (warned) return;
    warned = true;
    warn(`${folder} cannot be used: ${(error as Error).message}`);
  }

  async function makeRoom(more: number): Promise<void> {
    bytes ??= (await listing(folder)).reduce((sum, file) => sum + file.size, 0);
    bytes += more;
    if (bytes <= maxBytes) return;
    const unusedFirst = (await listing(folder)).sort((one, other) => one.mtimeMs - other.mtimeMs);
    bytes = unusedFirst.reduce((sum, file) => sum + file.size, more);
    // A tenth more than needed, so that the folder is not listed again for the very next file.
    for (const file of unusedFirst) {
      if (bytes <= maxBytes * 0.9) return;
      await rm(file.path, { force: true });
      bytes -= file.size;
    }
  }

  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));

  return {
    async get(key) {
      try {
        const file = fileOf(key);
        const content = checked(await readFile(file));
        if (content) await touch(file);
        else onCorrupted();
        return content;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') giveUp(error);
        return null;
      }
    },
    async set(key, content) {
      const part = join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await makeRoom(content.byteLength + DIGEST_BYTES);
        await writeFile(part, [digest(content), content]);
        await rename(part, fileOf(key));
      } catch (error) {
        giveUp(error);
        await rm(part, { force: true }).catch(giveUp);
      }
    },
    async delete(key) {
      await rm(fileOf(key), { force: true }).catch(giveUp);
    },
  };
}

/** The modification time of a file is the time of its last use. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

function digest(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

function checked(file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | null {
  const content = file.subarray(DIGEST_BYTES);
  return digest(content).equals(file.subarray(0, DIGEST_BYTES)) ? content : null;
}

async function listing(folder: string) {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(nothingIfGone);
      return found && { path, size: found.size, mtimeMs: found.mtimeMs };
    }),
  );
  return files.filter((file) => file !== null);
}

/** A file may be renamed or removed while the folder is being listed. */
function nothingIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Opens a store in the data folder for replaceable files; without the folder it stores nothing. */
export function dataDisk(
  { dataDir }: Pick<Settings, 'dataDir'>,
  metrics: Metrics,
): (folder: string, maxBytes: number) => DiskStore {
  return (folder, maxBytes) => {
    if (!dataDir) return NO_DISK;
    return createDiskStore(
      join(dataDir, folder),
      maxBytes,
      (message) => log('warn', 'disk.unusable', { message }),
      () => metrics.count('disk_files_corrupted'),
    );
  };
}
