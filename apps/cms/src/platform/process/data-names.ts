import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The name under which data folders made before 2026-11-23 have their files. Such a folder keeps
 * it: an older version that is started again finds its database, and so do backups.
 */
const EARLIER = 'tkalnia';

/** File whose time of change is that of the newest complete backup of the data folder. */
export const LAST_BACKUP = 'last-backup';

/** Names in a data folder of its database, and of the file with facts about the folder itself. */
export interface DataNames {
  database: string;
  marker: string;
}

/** The names that a data folder has, or gets when it is a new one. */
export function dataNames(dataDir: string): DataNames {
  const name = isEarlier(dataDir) ? EARLIER : 'osnowa';
  return { database: `${name}.db`, marker: `${name}.json` };
}

/** The marker alone is enough: where the database is lost, a new one in its place would hide that. */
function isEarlier(dataDir: string): boolean {
  const has = (file: string) => existsSync(path.join(dataDir, file));
  return !has('osnowa.json') && (has(`${EARLIER}.json`) || has(`${EARLIER}.db`));
}
