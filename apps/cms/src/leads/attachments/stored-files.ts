import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { findStored, type Stored } from '../../platform/database/stored.ts';
import { env } from '../../platform/process/env.ts';

/** Folders of attachments; nothing in them is ever served by its name. */
export const FOLDERS = {
  /** Files of stored leads, each under a UUID without an extension. */
  get stored() {
    return path.join(env.DATA_DIR, 'attachments');
  },
  get incoming() {
    return path.join(FOLDERS.stored, 'arriving');
  },
  /** Files in which the scanner found something. */
  get quarantine() {
    return path.join(FOLDERS.stored, 'quarantine');
  },
};

const FILE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether this is the name of a file that the intake has made. */
export function isStoredName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** Makes the folders, readable by their owner only. */
export async function makeFolders(): Promise<void> {
  for (const folder of Object.values(FOLDERS))
    await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** The files that a lead was sent with, in their order; those of later mails are not among them. */
export function attachmentsOf(
  payload: Payload,
  lead: number | string,
): Promise<Stored<'attachments'>[]> {
  const where = { lead: { equals: lead }, message: { exists: false } };
  return findStored(payload, 'attachments', { where, sort: 'id' });
}

/** Free space that is left to the database and to leads without files, in bytes. */
const FLOOR = 200 * 1024 * 1024;

export async function isRoomLeft(): Promise<boolean> {
  const { bavail, bsize } = await statfs(FOLDERS.stored);
  return bavail * bsize >= FLOOR;
}
