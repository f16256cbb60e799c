import { statfs } from 'node:fs/promises';
import { FOLDERS } from './folder.ts';

/** Free space that is left to the database and to leads without files, in bytes. */
const FLOOR = 200 * 1024 * 1024;

/** Whether the disk has room for files. */
export async function isRoomLeft(): Promise<boolean> {
  const { bavail, bsize } = await statfs(FOLDERS.kept);
  return bavail * bsize >= FLOOR;
}
