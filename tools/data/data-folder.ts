import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import {
  access,
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dataNames } from '../../apps/cms/src/platform/process/data-names.ts';
import { Refusal } from '../refusal.ts';
import type { Environment } from '../settings/env.ts';

const FOLDERS = ['media', 'files', 'attachments', 'mails'];
const SECRETS = ['PAYLOAD_SECRET', 'NOTICE_SECRET', 'PREVIEW_TOKEN'] as const;
const SECRETS_FILE = 'secrets.json';

/** Values for a check of the other settings, before a data folder exists. */
export const SECRETS_FOR_CHECK = Object.fromEntries(
  SECRETS.map((name) => [name, 'only-for-the-check-of-the-other-settings']),
);

/** Folders of earlier versions: rendered pages (docs/decisions/caching.md), sums of vitals and of redirects. */
const NO_LONGER_STORED = ['pages', 'vitals', 'redirect-hits'];

/**
 * Folders that commands make inside of the data folder, which may be a disk of its own: nothing can be
 * moved out of that, and next to it a container may not write. They belong to no copy.
 */
export const ASIDE = {
  /** A database on which an upgrade is tried, or a copy that is restored for trial. */
  trial: 'trial',
  /** A copy on its way from another disk. */
  arriving: 'arriving',
  /** A whole copy while it replaces the present files. */
  restoring: 'restoring',
  /** The files before a restore; the time follows. */
  before: 'before-',
} as const;

/** Whether an entry of a data folder is one of {@link ASIDE}. */
export function isAside(name: string): boolean {
  const { before, ...others } = ASIDE;
  return name.startsWith(before) || Object.values<string>(others).includes(name);
}

/** `PAYLOAD_SECRET` signs sessions, `NOTICE_SECRET` change notices; `PREVIEW_TOKEN` opens drafts. */
export type Secrets = Record<(typeof SECRETS)[number], string>;

const secretsFile = z.object({
  PAYLOAD_SECRET: z.string().min(32),
  NOTICE_SECRET: z.string().min(32),
  PREVIEW_TOKEN: z.string().min(32),
});

const markerFile = z.object({
  madeAt: z.string(),
  /** Fingerprint of a database address → fingerprint of its applied migrations. */
  databases: z.record(z.string(), z.string()),
});

/** Record of the data folder: when it was made, and the databases it was used with. */
export type Marker = z.infer<typeof markerFile>;

/**
 * Creates the data folder, or completes it, and returns its secrets. They are created once, in a
 * file that only its owner may read; values of the environment win.
 *
 * @throws Refusal when the folder cannot be written, one of its files is damaged, its secrets are
 *   missing while a database is known, or a restore was interrupted
 */
export async function openDataFolder(dataDir: string, environment: Environment): Promise<Secrets> {
  if (existsSync(join(dataDir, ASIDE.restoring))) {
    throw new Refusal(
      `A restore to ${dataDir} was interrupted while it moved files: run npm run restore with that copy again.`,
    );
  }
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await Promise.all(FOLDERS.map((name) => mkdir(join(dataDir, name), { recursive: true })));
    await access(dataDir, constants.W_OK);
    await closeToOthers(dataDir);
    for (const name of NO_LONGER_STORED) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
  } catch (error) {
    throw new Refusal(
      `The data folder ${dataDir} cannot be made or written (${(error as Error).message}): set DATA_DIR to a folder that you may write.`,
    );
  }
  if (!existsSync(markerPath(dataDir))) {
    await saveMarker(dataDir, { madeAt: new Date().toISOString(), databases: {} });
  }
  await requireSecrets(dataDir, environment);
  const stored = await readOrCreateSecrets(dataDir);
  const given = SECRETS.filter((name) => environment[name]).map((name) => [
    name,
    environment[name],
  ]);
  return { ...stored, ...Object.fromEntries(given) };
}

/** Removes others' rights to files of earlier versions; files of another user are left alone. */
async function closeToOthers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    const { mode, uid } = await lstat(path);
    const isPlain = (mode & constants.S_IFMT) !== constants.S_IFLNK;
    if (isPlain && (mode & 0o077) !== 0 && uid === process.getuid?.()) {
      await chmod(path, mode & 0o700);
    }
  }
}

/**
 * New secrets in place of lost ones would end every session and every link in a mail without
 * notice, and erased persons could not be recognised after a restore.
 */
async function requireSecrets(dataDir: string, environment: Environment): Promise<void> {
  const path = join(dataDir, SECRETS_FILE);
  const { databases } = await readMarker(dataDir);
  const isNew = Object.keys(databases).length === 0;
  if (isNew || existsSync(path) || SECRETS.every((name) => environment[name])) return;
  throw new Refusal(
    `The secrets file ${path} is gone: restore it from a backup. Without one, remove ${markerPath(dataDir)} to have new secrets made; docs/backup.md says what ends with the old ones.`,
  );
}

/**
 * Gives a data folder the secrets of a copy that is restored somewhere else: links in mails, and the
 * register of erasures, work with those only. Values of the environment win.
 *
 * @throws Refusal when the folder has other ones
 */
export async function takeSecrets(
  copy: string,
  dataDir: string,
  environment: Environment,
): Promise<void> {
  if (SECRETS.every((name) => environment[name])) return;
  const [from, to] = [join(copy, SECRETS_FILE), join(dataDir, SECRETS_FILE)];
  const secrets = await readJson(from, secretsFile);
  if (!existsSync(to)) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return replaceFile(to, secrets);
  }
  const { PAYLOAD_SECRET } = await readJson(to, secretsFile);
  if (PAYLOAD_SECRET === secrets.PAYLOAD_SECRET) return;
  throw new Refusal(
    `${to} has other secrets than the copy: name a new folder in DATA_DIR, or set PAYLOAD_SECRET, NOTICE_SECRET and PREVIEW_TOKEN of the installation that the copy is of.`,
  );
}

async function readOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, SECRETS_FILE);
  if (!existsSync(path)) {
    const made = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('hex')]));
    await replaceFile(path, made);
  }
  return await readJson(path, secretsFile);
}

/** Reads the record of the data folder. */
export async function readMarker(dataDir: string): Promise<Marker> {
  return await readJson(markerPath(dataDir), markerFile);
}

/** Replaces the record of the data folder. */
export async function saveMarker(dataDir: string, marker: Marker): Promise<void> {
  await replaceFile(markerPath(dataDir), marker);
}

function markerPath(dataDir: string): string {
  return join(dataDir, dataNames(dataDir).marker);
}

/** Written to a second file and renamed, so that a crash leaves the old file or the new one. */
async function replaceFile(path: string, value: unknown): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new Refusal(`${path} is damaged: restore it from a backup, as docs/backup.md says.`);
  }
}
