import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * One short text that changes when any of the files does.
 *
 * @param root names in the fingerprint are relative to it, so that moving the repository is no change
 * @param paths files and folders; folders are read whole, and missing ones count as empty
 * @param skip names of files or folders that do not count
 */
export function fingerprint(
  root: string,
  paths: string[],
  skip: (name: string) => boolean = () => false,
): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => listFiles(start, skip)).sort()) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Every file under a path, or the path itself when it is a file. */
export function listFiles(path: string, skip: (name: string) => boolean): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skip(name))
    .flatMap((name) => listFiles(join(path, name), skip));
}
