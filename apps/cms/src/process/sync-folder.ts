import { open } from 'node:fs/promises';

/** Waits until what was renamed in the folder, or removed from it, survives a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
