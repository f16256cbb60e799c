import { statfs } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';

const MEBIBYTE = 2 ** 20;

/**
 * @param what needs the room, as the beginning of a sentence
 * @param bytes how much of it
 * @param folder an existing folder on the disk
 * @throws Refusal when that disk has less
 */
export async function requireRoom(what: string, bytes: number, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free > bytes) return;
  throw new Refusal(
    `${what} needs ${Math.ceil(bytes / MEBIBYTE)} MiB, and ${folder} has ${Math.floor(free / MEBIBYTE)} MiB left.`,
  );
}
