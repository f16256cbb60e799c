import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

/** Life of a build's files after the next one has replaced it, in ms: a week and a day. */
const RETENTION_MS = 8 * 24 * 60 * 60_000;

/** Lists the files that were served last; a file whose name begins with a dot is never served. */
const CURRENT = '.current.json';

/**
 * Stores the hashed files of earlier builds, so that a page that was opened before an update finds
 * its own code. A build is in the folder from its first start on; its time begins when another
 * build replaces it.
 * @param client folder of the built client
 * @param folder where files are stored; it has the same `assets` folder as the client
 * @param now ms since the epoch
 */
export async function keepAssets(client: string, folder: string, now: number): Promise<void> {
  const assets = join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const built = await readdir(join(client, 'assets'));
  const current = new Set(built);
  const before = await namesIn(join(folder, CURRENT));
  const there = await readdir(assets);
  const at = new Date(now);
  for (const name of there) {
    const file = join(assets, name);
    if (current.has(name)) continue;
    if (before.has(name)) await utimes(file, at, at);
    else if (now - (await stat(file)).mtimeMs > RETENTION_MS) await rm(file);
  }
  const known = new Set(there);
  for (const name of built.filter((one) => !known.has(one))) {
    await whole(join(assets, name), (file) => copyFile(join(client, 'assets', name), file));
  }
  await whole(join(folder, CURRENT), (file) => writeFile(file, JSON.stringify(built)));
}

/** Writes under another name and renames, so that an interrupted start leaves no partial file. */
async function whole(file: string, write: (file: string) => Promise<void>): Promise<void> {
  const part = `${file}.new`;
  await write(part);
  await rename(part, file);
}

async function namesIn(file: string): Promise<Set<string>> {
  try {
    return new Set(JSON.parse(await readFile(file, 'utf8')) as string[]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
