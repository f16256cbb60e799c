import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Id of the process that listens on a TCP port of this machine (Linux), as `/proc` tells it. */
export function processOnPort(port: number): number {
  const inode = listeningInode(port);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).includes(`socket:[${inode}]`)) return Number(pid);
  }
  throw new Error(`No process listens on port ${port}`);
}

function listeningInode(port: number): string {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const LISTENS = '0A';
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const row of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = row.trim().split(/\s+/);
      if (local?.endsWith(wanted) && state === LISTENS && inode) return inode;
    }
  }
  throw new Error(`Nothing listens on port ${port}`);
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch (error) {
    // A process may be gone by the time it is looked at, or belong to another user.
    if (['ENOENT', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return [];
    throw error;
  }
}
