import { constants, existsSync, statSync } from 'node:fs';
import { access, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { oneAtATime } from '@osnowa/http/one-at-a-time';
import {
  COPIES_FILE,
  type CopiesReport,
  copiesReport,
} from '../../apps/cms/src/leads/copies/copies-report.ts';
import { backUp } from '../data/data-backup.ts';
import { rehearse } from '../data/data-restore.ts';
import { Refusal } from '../refusal.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Pause between two copies, in ms: the most that can be lost with the machine. */
const COPY_EVERY = 15 * MINUTE;

/** After the start, in ms: the applications open first. */
const FIRST_AFTER = MINUTE;

/** Hour and minute of the machine's clock at which the newest copy is restored for trial. */
const REHEARSAL = { hour: 3, minute: 12 };

/** Number of days with one copy each; of the last day all copies are kept. */
const RETENTION_DAYS = 35;

/** A copy's folder is named by its minute, UTC. */
const COPY_NAME = /^\d{8}T\d{4}$/;

const nameAt = (time: Date) => time.toISOString().replace(/[-:]/g, '').slice(0, 13);

/**
 * @throws Refusal when copies cannot be stored in the folder
 */
export async function requireBackupFolder(folder: string, dataDir: string): Promise<void> {
  const isInside = !relative(resolve(dataDir), resolve(folder)).startsWith('..');
  if (isInside) {
    throw new Refusal(`BACKUP_DIR lies in the data folder ${dataDir}: name a folder elsewhere.`);
  }
  try {
    if (!statSync(folder).isDirectory()) throw new Error('it is no folder');
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(
      `BACKUP_DIR: no copy can be written to ${folder} (${(error as Error).message}). Make the folder, on another disk, for the user that runs this.`,
    );
  }
}

/**
 * Copies the data folder at intervals while the applications run, restores the newest copy for
 * trial each night, and records the results for the back office.
 *
 * @param say takes one line about a failure
 * @returns a function that ends it
 */
export function startCopying(
  dataDir: string,
  backupDir: string,
  say: (line: string) => void,
): () => void {
  const report = reporter(dataDir);
  let last: Promise<void> = Promise.resolve();

  /** Does the work after the current one: a trial that is due during a copy waits for it. */
  function inTurn(work: (now: Date) => Promise<void>): Promise<void> {
    last = last
      .then(() => work(new Date()))
      .catch((error: unknown) => say(`copies | ${(error as Error).message}`));
    return last;
  }

  // A copy that takes longer than the pause delays one further copy, not a row of them.
  const copy = oneAtATime(() => inTurn((now) => makeCopy(dataDir, backupDir, report, now)));
  let due = rehearsalAfter(new Date());
  const look = () => {
    const now = new Date();
    if (now < due) return;
    due = rehearsalAfter(now);
    void inTurn((at) => rehearseNewest(backupDir, report, at));
  };
  const first = setTimeout(() => void copy(), FIRST_AFTER);
  const copying = setInterval(() => void copy(), COPY_EVERY);
  const looking = setInterval(look, MINUTE);
  return () => {
    clearTimeout(first);
    clearInterval(copying);
    clearInterval(looking);
  };
}

/** The next time at which the newest copy is restored for trial; a timer that is late misses none. */
function rehearsalAfter(now: Date): Date {
  const next = new Date(now);
  next.setHours(REHEARSAL.hour, REHEARSAL.minute, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next;
}

type Report = (change: Partial<CopiesReport>) => Promise<void>;

function reporter(dataDir: string): Report {
  const path = join(dataDir, COPIES_FILE);
  return async (change) => {
    const before = await readFile(path, 'utf8').catch(() => '{}');
    const known = copiesReport.safeParse(JSON.parse(before)).data ?? {};
    await writeFile(`${path}.new`, JSON.stringify({ ...known, ...change }));
    await rename(`${path}.new`, path);
  };
}

function reasonOf(error: unknown): CopiesReport['problem'] {
  const { code } = error as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  const isDamage = /is damaged|not a database|malformed/.test((error as Error).message);
  return isDamage ? 'damaged' : 'other';
}

/** Makes one copy and deletes those that are too old. @throws Error when it fails; the report says it too */
export async function makeCopy(
  dataDir: string,
  backupDir: string,
  report: Report,
  now: Date,
): Promise<void> {
  const copies = await copiesIn(backupDir);
  const [newest] = copies;
  const target = join(backupDir, nameAt(now));
  if (existsSync(target)) return;
  try {
    const previous = newest ? join(backupDir, newest) : undefined;
    const { leads } = await backUp(dataDir, target, { previous, isHashed: false });
    await report({ copy: { at: now.toISOString(), leads }, problem: null });
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    await report({ problem: reasonOf(error) }).catch(() => undefined);
    throw error;
  }
  for (const old of tooOld([nameAt(now), ...copies], now)) {
    await rm(join(backupDir, old), { recursive: true, force: true });
  }
}

/** Restores the newest copy into a scratch folder and counts its leads. @throws Error when it fails */
export async function rehearseNewest(backupDir: string, report: Report, now: Date): Promise<void> {
  const at = now.toISOString();
  const [newest] = await copiesIn(backupDir);
  try {
    if (!newest) throw new Refusal('There is no copy that could be restored for trial.');
    const scratch = join(backupDir, `trial-${nameAt(now)}`);
    const { leads } = await rehearse(join(backupDir, newest), scratch);
    await report({ rehearsal: { at, leads, isWhole: true } });
  } catch (error) {
    await report({ rehearsal: { at, leads: 0, isWhole: false } });
    throw error;
  }
}

/** Names of the copies, the newest first. */
async function copiesIn(backupDir: string): Promise<string[]> {
  return (await readdir(backupDir))
    .filter((name) => COPY_NAME.test(name))
    .sort()
    .reverse();
}

/**
 * Names of the copies that are deleted.
 *
 * @param names the newest first
 */
export function tooOld(names: readonly string[], now: Date): string[] {
  const dayAgo = nameAt(new Date(now.getTime() - DAY));
  const last = nameAt(new Date(now.getTime() - RETENTION_DAYS * DAY));
  const days = new Set<string>();
  return names.filter((name) => {
    if (name > dayAgo) return false;
    const day = name.slice(0, 8);
    const isNewestOfDay = !days.has(day);
    days.add(day);
    return !isNewestOfDay || name < last;
  });
}
