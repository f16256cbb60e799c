import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { mountKind, networkDisk, remoteDisk } from './network-disk.ts';

test.each([
  ['NFS', 0x6969, 'nfs4', { name: 'NFS', isSure: true }],
  ['a Windows share', 0xff534d42, 'cifs', { name: 'CIFS', isSure: true }],
  // statfs gives numbers above 2 ** 31 as negative ones on some machines.
  ['a Windows share of today', 0xfe534d42 | 0, 'cifs', { name: 'SMB2', isSure: true }],
  ['a folder of the host of a virtual machine', 0x01021997, '9p', { name: '9P', isSure: true }],
  ['Ceph', 0x00c36400, 'ceph', { name: 'Ceph', isSure: true }],
  ['sshfs', 0x65735546, 'fuse.sshfs', { name: 'fuse.sshfs', isSure: true }],
  ['Gluster', 0x65735546, 'fuse.glusterfs', { name: 'fuse.glusterfs', isSure: true }],
  ['a program that is not known', 0x65735546, 'fuse.own', { name: 'fuse.own', isSure: false }],
  ['FUSE without a name', 0x65735546, '', { name: 'fuse', isSure: false }],
  ['a Windows disk in this machine', 0x65735546, 'fuseblk', null],
  ['ext4', 0xef53, 'ext4', null],
  ['XFS', 0x58465342, 'xfs', null],
  ['btrfs', 0x9123683e, 'btrfs', null],
  ['a layer of a container', 0x794c7630, 'overlay', null],
  ['memory', 0x01021994, 'tmpfs', null],
])('%s', (_, type, kind, disk) => {
  expect(remoteDisk(type, kind)).toEqual(disk);
});

const MOUNTS = String.raw`22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:26 / /srv rw,relatime shared:2 - xfs /dev/sdb1 rw
31 30 0:50 / /srv/osnowa/data rw shared:3 - fuse.sshfs anna@store:/data rw,user_id=0
32 30 0:51 / /srv/my\040data rw shared:4 - fuse.glusterfs store:/vol rw
33 30 0:52 / /srv/twice rw shared:5 - ext4 /dev/sdc1 rw
34 30 0:53 / /srv/twice rw shared:6 - nfs4 store:/twice rw
`;

test.each([
  ['/srv/osnowa/data', 'fuse.sshfs'],
  ['/srv/osnowa/data/deep/below', 'fuse.sshfs'],
  ['/srv/osnowa/data2', 'xfs'],
  ['/srv/my data/x', 'fuse.glusterfs'],
  ['/srv/twice', 'nfs4'],
  ['/home', 'ext4'],
])('%s lies on %s', (folder, kind) => {
  expect(mountKind(folder, MOUNTS)).toBe(kind);
  expect(mountKind(folder, '')).toBe('');
});

test('the disk of this test is a local one', async () => {
  expect(await networkDisk(tmpdir())).toBeNull();
});
