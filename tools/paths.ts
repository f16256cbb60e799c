import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, absolute, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The commands of the installed packages, including the pinned Node. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/** The two applications; each is a workspace folder under `apps/`. */
export type AppName = 'site' | 'cms';

/** The folder of one application, absolute. */
export function appFolder(app: AppName): string {
  return join(ROOT, 'apps', app);
}
