import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../platform/process/env.ts';
import { syncFolder } from '../../platform/process/sync-folder.ts';
import { type CopyPlace, isObjectName, objectName, PlaceProblem } from './copy-place.ts';

/**
 * The place of an address: an absolute path, `s3://bucket/prefix`, or a web address that takes PUT
 * and DELETE.
 */
export async function openCopyPlace(address: string, env: Env): Promise<CopyPlace> {
  if (address.startsWith('s3://')) {
    const { bucketPlace } = await import('./bucket-place.ts');
    return bucketPlace(new URL(address), env);
  }
  if (/^https?:/.test(address)) return webPlace(new URL(address));
  return folderPlace(path.resolve(address), env.DATA_DIR);
}

/** A folder on another disk. It has to be there: one that was made anew would be on this disk. */
function folderPlace(folder: string, dataDir: string): CopyPlace {
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!path.relative(dataDir, folder).startsWith('..')) {
      throw new PlaceProblem(
        `${folder} lies in the data folder ${dataDir}: name a folder on another disk`,
        true,
      );
    }
    try {
      return await work();
    } catch (cause) {
      const isThere = await stat(folder).then(
        (found) => found.isDirectory(),
        () => false,
      );
      const sentence = isThere
        ? `the folder ${folder} cannot be used (${(cause as Error).message})`
        : `there is no folder ${folder}`;
      throw new PlaceProblem(sentence, true, { cause });
    }
  }

  return {
    put: (name, bytes) =>
      attempt(async () => {
        const arriving = path.join(folder, `${name}.arriving`);
        try {
          await writeSynced(arriving, bytes);
        } catch (error) {
          // Half a copy takes room on a full disk, and no erasure would find it.
          await rm(arriving, { force: true });
          throw error;
        }
        await rename(arriving, path.join(folder, name));
        await syncFolder(folder);
      }),
    remove: (name) =>
      attempt(async () => {
        await rm(path.join(folder, name), { force: true });
        await syncFolder(folder);
      }),
    list: () => attempt(async () => (await readdir(folder)).filter(isObjectName)),
    read: (name) => attempt(() => readFile(path.join(folder, name))),
  };
}

/** Writes a file that its owner alone reads; returns when that survives a crash. */
export async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Longest time that a web server may take for one object, in ms. */
const TIMEOUT = 10_000;

/** Statuses that may pass by themselves although they blame the request. */
const PASSING = [408, 425, 429];

/** A web server that stores what is PUT and removes what is DELETEd, such as one with WebDAV. */
function webPlace(url: URL): CopyPlace {
  const { username, password } = url;
  // Without name and password, which `fetch` takes in a header only.
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  const address = plain.href.replace(/\/+$/, '');
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  const headers: HeadersInit = username ? { authorization } : {};

  async function ask(
    method: 'PUT' | 'DELETE' | 'GET',
    name: string,
    body: Uint8Array<ArrayBuffer> | null = null,
  ): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(`${address}/${name}`, { method, headers, signal, body }).catch(
      (cause: unknown) => {
        throw new PlaceProblem(`${address} does not answer`, false, { cause });
      },
    );
    const { ok, status } = answer;
    if (ok || (method === 'DELETE' && (status === 404 || status === 410))) return answer;
    await answer.body?.cancel();
    const isLasting = status < 500 && !PASSING.includes(status);
    throw new PlaceProblem(`${address} answers ${method} with status ${status}`, isLasting);
  }

  return {
    put: async (name, bytes) => void (await ask('PUT', name, new Uint8Array(bytes))),
    remove: async (name) => void (await ask('DELETE', name)),
    list: async () => {
      const sentence = `${address} cannot be listed: copy its files to a folder of this machine, and name the folder`;
      throw new PlaceProblem(sentence, true);
    },
    read: async (name) => new Uint8Array(await (await ask('GET', name)).arrayBuffer()),
  };
}

const TRIAL = objectName('TRIAL');

/** Writes something to the place and deletes it again. @throws PlaceProblem */
export async function tryPlace(place: CopyPlace): Promise<void> {
  await place.put(TRIAL, Buffer.from('A trial of LEADS_COPY; this file may be deleted.\n'));
  await place.remove(TRIAL);
}
