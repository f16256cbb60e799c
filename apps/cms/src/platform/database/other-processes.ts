import { createHash, createHmac } from 'node:crypto';
import { hostname } from 'node:os';
import { and, eq, gte, like, lt, ne } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Env, env } from '../process/env.ts';
import { queryBuilder, tablesOf } from './sql.ts';

/** How long a process that starts counts as running before its first sign of life, in ms. */
const STARTING = 3 * 60_000;
/** How long it counts after a sign of life, in ms; one that was killed counts for as long. */
const ALIVE = 45_000;

/** Name of a row of the leases that says that a process runs. */
const NAME = 'process ';

/** Settings that all processes on one database must share. */
const SHARED = [
  'PAYLOAD_SECRET',
  'NOTICE_SECRET',
  'PREVIEW_TOKEN',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_LEADS_BUCKET',
  'LEADS_COPY',
  'LEADS_COPY_KEY',
] as const;
type Shared = (typeof SHARED)[number];

/** The place of the files that a process stores on its disk. */
const diskOf = ({ DATA_DIR }: Env) => `disk ${hostname()} ${DATA_DIR}`;

function sharedValue(name: Shared, settings: Env): string {
  const value = settings[name];
  if (name === 'S3_BUCKET' || name === 'S3_LEADS_BUCKET') return value ?? diskOf(settings);
  // A folder of the same name on two machines may be one shared disk: it counts as the same place.
  return value ?? '';
}

/** The shared settings by name, as hashes that only the holder of the secret can make. */
function hashesOf(settings: Env): Record<string, string> {
  const hash = (name: Shared) =>
    createHmac('sha256', settings.PAYLOAD_SECRET)
      .update(`${name} ${sharedValue(name, settings)}`)
      .digest('base64url');
  return Object.fromEntries(SHARED.map((name) => [name, hash(name)]));
}

/** The name of this process's row. A start after a crash takes over the row of before. */
function rowOf({ DATA_DIR, PORT }: Env): string {
  const words = JSON.stringify([hostname(), DATA_DIR, PORT]);
  return NAME + createHash('sha256').update(words).digest('base64url');
}

/** Another process on this database works with other settings. */
export class OtherSettings extends Error {
  override name = 'OtherSettings';
}

const CHANGE =
  'To change it, end the other processes first; one that was killed counts for up to three minutes.';

function sentenceFor(name: Shared, settings: Env): string {
  const isOnDisk = (name === 'S3_BUCKET' || name === 'S3_LEADS_BUCKET') && !settings[name];
  return isOnDisk
    ? `${name} must be set, the same for all, while another CMS process runs on this database: their disks are not shared. ${CHANGE}`
    : `${name} is another one than that of a CMS process that runs on this database. All need the same. ${CHANGE}`;
}

/**
 * Counts this process among those that run on the database. Call it alone (`alone.ts`). Does
 * nothing on SQLite, where there is one process.
 * @throws OtherSettings naming the variables that differ in another process
 */
export async function joinProcesses(
  payload: Payload,
  settings: Env,
  now: Date = new Date(),
): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const { work_leases: leases } = tablesOf(payload);
  const isProcess = like(leases.name, `${NAME}%`);
  await queryBuilder(payload)
    .delete(leases)
    .where(and(isProcess, lt(leases.until, now.toISOString())));
  const others = await queryBuilder(payload)
    .select({ state: leases.state })
    .from(leases)
    .where(and(isProcess, ne(leases.name, rowOf(settings)), gte(leases.until, now.toISOString())));
  const own = hashesOf(settings);
  const theirs = others.map(({ state }) => JSON.parse(state ?? '{}') as Record<string, string>);
  // A process of another version may know fewer settings.
  const differing = SHARED.filter((name) =>
    theirs.some((hashes) => hashes[name] !== undefined && hashes[name] !== own[name]),
  );
  // With another secret all hashes differ, which says nothing of the settings.
  const named = differing.includes('PAYLOAD_SECRET') ? differing.slice(0, 1) : differing;
  if (named.length > 0) {
    throw new OtherSettings(named.map((name) => sentenceFor(name, settings)).join('\n'));
  }
  await sign(payload, settings, new Date(now.getTime() + STARTING));
}

async function sign(payload: Payload, settings: Env, time: Date): Promise<void> {
  const { work_leases: leases } = tablesOf(payload);
  const name = rowOf(settings);
  const row = {
    holder: name,
    until: time.toISOString(),
    state: JSON.stringify(hashesOf(settings)),
  };
  await queryBuilder(payload)
    .insert(leases)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: leases.name, set: row });
}

/** This process runs no longer: the others may be started with other settings. */
export async function leaveProcesses(payload: Payload, settings: Env): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const { work_leases: leases } = tablesOf(payload);
  await queryBuilder(payload)
    .delete(leases)
    .where(eq(leases.name, rowOf(settings)));
}

/** Signals to the others that this process runs. A row that stays ends by itself. */
export async function signOn(payload: Payload, now: Date): Promise<void> {
  if (payload.db.name === 'postgres') await sign(payload, env, new Date(now.getTime() + ALIVE));
}
