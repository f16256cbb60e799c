import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CopiesReport } from '../../apps/cms/src/leads/copies/copies-report.ts';
import { makeCopy, rehearseNewest, requireBackupFolder, startCopying, tooOld } from './copies.ts';

let place: string;
let data: string;
let copies: string;
let said: Partial<CopiesReport>;

const report = async (change: Partial<CopiesReport>) => {
  said = { ...said, ...change };
};
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'osnowa-copies-'));
  data = join(place, 'data');
  copies = join(place, 'copies');
  said = {};
  for (const folder of [join(data, 'media'), copies]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(data, 'media', 'hala.jpg'), 'x'.repeat(1000));
  writeFileSync(join(data, 'osnowa.json'), '{}');
  writeFileSync(join(data, 'secrets.json'), '{}');
  const database = new DatabaseSync(join(data, 'osnowa.db'));
  database.exec(`CREATE TABLE leads (id INTEGER PRIMARY KEY, reference TEXT);
    CREATE TABLE payload_migrations (name TEXT);
    INSERT INTO leads (reference) VALUES ('TK-1'), ('TK-2')`);
  database.close();
});

test('a copy is made, restored for trial, and reported; what has not changed takes no room twice', async () => {
  await makeCopy(data, copies, report, at('10:00'));
  await makeCopy(data, copies, report, at('10:15'));
  await rehearseNewest(copies, report, at('10:20'));
  expect(said).toEqual({
    copy: { at: '2026-11-24T10:15:00.000Z', leads: 2 },
    problem: null,
    rehearsal: { at: '2026-11-24T10:20:00.000Z', leads: 2, isWhole: true },
  });
  expect(readdirSync(copies).sort()).toEqual(['20261124T1000', '20261124T1015']);
  expect(statSync(join(copies, '20261124T1015', 'media', 'hala.jpg')).nlink).toBe(2);
});

test('a copy of a damaged database, and a trial of a copy that is not whole, are reported', async () => {
  await makeCopy(data, copies, report, at('10:00'));
  rmSync(join(copies, '20261124T1000', 'secrets.json'));
  await expect(rehearseNewest(copies, report, at('10:20'))).rejects.toThrow(/lacks secrets\.json/);
  writeFileSync(join(data, 'osnowa.db'), 'x'.repeat(9000));
  await expect(makeCopy(data, copies, report, at('10:30'))).rejects.toThrow();
  expect(said).toMatchObject({ problem: 'damaged', rehearsal: { isWhole: false } });
  expect(readdirSync(copies)).toEqual(['20261124T1000']);
});

/** Mounts a disk of 64 KiB there. @returns whether this machine allows it */
const isSmallDisk = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;

test('a place for copies that is full is reported, and no half of a copy stays there', async ({
  skip,
}) => {
  if (!isSmallDisk(copies)) skip('Only root of Linux may mount a small disk.');
  try {
    writeFileSync(join(data, 'media', 'film.mp4'), 'x'.repeat(200_000));
    await expect(makeCopy(data, copies, report, at('10:00'))).rejects.toThrow(/ENOSPC|full/);
    expect(said).toEqual({ problem: 'full' });
    expect(readdirSync(copies)).toEqual([]);
  } finally {
    spawnSync('umount', [copies]);
  }
});

test('a trial that is due at the minute of a copy waits for the copy, and is made', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: new Date(2026, 10, 24, 2, 57, 0),
  });
  const lines: string[] = [];
  const end = startCopying(data, copies, (line) => lines.push(line));
  const file = join(data, 'copies.json');
  const known = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  const leads = 2;
  try {
    vi.advanceTimersByTime(60_000);
    await expect.poll(known).toMatchObject({ copy: { leads } });
    vi.advanceTimersByTime(14 * 60_000);
    const minute = new Date(2026, 10, 24, 3, 12).toISOString().slice(0, '2026-11-24T03:12'.length);
    const at = expect.stringContaining(minute);
    const both = { copy: { at, leads }, rehearsal: { at, leads, isWhole: true } };
    await expect.poll(known).toMatchObject(both);
    expect(lines).toEqual([]);
  } finally {
    end();
    vi.useRealTimers();
  }
});

test('all copies of a day are kept, then the newest of each day, for five weeks', () => {
  const kept = ['20261124T1000', '20261123T1015', '20261123T0900', '20261122T2345'];
  const old = ['20261123T0100', '20261122T0000', '20261019T1200'];
  const names = [...kept, ...old].sort().reverse();
  expect(tooOld(names, at('10:00'))).toEqual(old);
});

test.each([
  ['in the data folder', () => join(data, 'copies'), /lies in the data folder/],
  ['not there', () => join(place, 'nothing'), /BACKUP_DIR: no copy can be written/],
  ['a file', () => join(data, 'secrets.json').replace(data, place), /no copy can be written/],
])(
  'a folder for copies that is %s is refused with the name of the variable',
  async (_, folder, sentence) => {
    writeFileSync(join(place, 'secrets.json'), '');
    await expect(requireBackupFolder(folder(), data)).rejects.toThrow(sentence);
  },
);
