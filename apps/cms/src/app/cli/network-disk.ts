import { readFile, realpath, statfs } from 'node:fs/promises';

/** Kinds of file systems on another machine, as Linux numbers them, with their names. */
const NETWORK_DISKS: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB2',
  16914839: '9P',
  12805120: 'Ceph',
  198183888: 'Lustre',
  1196443219: 'GPFS',
  1397113167: 'AFS',
};

/** File systems made by a program: some are on another machine, some only encrypt a local disk. */
const FUSE = 0x65735546;

/** Programs whose file system is on another machine; the kernel calls it `fuse.` and this. */
const REMOTE_FUSE = [
  ...['sshfs', 'glusterfs', 'ceph', 'ceph-fuse', 'juicefs', 'mfs', 'seaweedfs'],
  ...['s3fs', 'goofys', 'geesefs', 'rclone', 'davfs', 'curlftpfs'],
];

/** A disk that may be on another machine. */
interface RemoteDisk {
  name: string;
  /** Whether it certainly does. */
  isSure: boolean;
}

/**
 * Whether a file system is on another machine.
 * @param type its number, as `statfs` gives it
 * @param kind its name in the table of mounts, such as `ext4` or `fuse.sshfs`
 */
export function remoteDisk(type: number, kind: string): RemoteDisk | null {
  const name = NETWORK_DISKS[type >>> 0];
  if (name !== undefined) return { name, isSure: true };
  // `fuseblk` is a local device.
  if (type >>> 0 !== FUSE || kind === 'fuseblk') return null;
  return { name: kind || 'fuse', isSure: REMOTE_FUSE.includes(kind.replace(/^fuse\./, '')) };
}

/**
 * The kind of the file system that contains a folder.
 * @param mounts Linux's `/proc/self/mountinfo`
 * @returns an empty string where the table has none
 */
export function mountKind(folder: string, mounts: string): string {
  let found = { point: '', kind: '' };
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const point = (before.split(' ')[4] ?? '').replace(/\\(\d{3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    );
    const isAbove = point !== '' && `${folder}/`.startsWith(point === '/' ? '/' : `${point}/`);
    // Of two mounts at one place the later hides the earlier.
    if (isAbove && point.length >= found.point.length) {
      found = { point, kind: after.split(' ')[0] ?? '' };
    }
  }
  return found.kind;
}

/** Whether a folder is, or may be, on another machine; only Linux knows. */
export async function networkDisk(folder: string): Promise<RemoteDisk | null> {
  const { type } = await statfs(folder);
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  return remoteDisk(type, mountKind(await realpath(folder), mounts));
}
