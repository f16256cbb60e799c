import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, absolute, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The commands of the installed packages, including the pinned Node. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/** The two applications; each is a workspace folder under `apps/`. */
export type AppName = 'site' | 'cms';

/** The folder of one application, absolute. */
export function appFolder(app: AppName, root = ROOT): string {
  return join(root, 'apps', app);
}

/** File by which a folder made by `npm run release` is recognised. */
export const RELEASE_FILE = 'release.json';

/** Whether this is a release, which holds its builds and packages and can make neither. */
export function isRelease(): boolean {
  return existsSync(join(ROOT, RELEASE_FILE));
}
