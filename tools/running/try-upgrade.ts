import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ASIDE } from '../data/data-folder.ts';
import { requireRoom } from '../data/database-file.ts';
import {
  type Counts,
  copyForTrial,
  sizeOfDatabase,
  type TrialDatabase,
} from '../data/trial-database.ts';
import { appFolder } from '../paths.ts';
import { runToEnd, scriptOf } from '../processes/child.ts';
import type { Progress } from '../processes/progress.mjs';
import { Refusal } from '../refusal.ts';
import type { Configuration, Environment } from '../settings/env.ts';
import { prepareEnvironments, requireGoodVariables } from './stack.ts';

/** Number of steps that `tryUpgrade` announces. */
export const TRIAL_STEPS = 3;

/** Effects of an upgrade. */
export type UpgradeTrial = {
  /** The migrations applied to the copy, in the migration's words. */
  migrations: string;
  /** Rows before and after. */
  counts: Counts;
};

/** The copy, and for a moment as much again while a table is rewritten. */
const ROOM = 2;

/**
 * Checks the settings and migrates a copy of the database. The copy is in the data folder, because
 * that disk has to have the room for it later, and is removed.
 *
 * @throws Refusal with the expected failure
 */
export async function tryUpgrade(
  configuration: Configuration,
  inherited: Environment,
  progress: Progress,
  stop: AbortSignal,
): Promise<UpgradeTrial> {
  const { dataDir, databaseUrl } = configuration;
  if (!existsSync(dataDir)) {
    throw new Refusal(
      `There is no data folder at ${dataDir}: set DATA_DIR to the one that is used.`,
    );
  }
  const folder = join(dataDir, ASIDE.trial);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  let database: TrialDatabase | undefined;
  try {
    const secrets = join(dataDir, 'secrets.json');
    if (existsSync(secrets)) await cp(secrets, join(folder, 'secrets.json'));
    const environments = await progress.step('Checking the settings', async () => {
      const made = await prepareEnvironments(
        { ...configuration, dataDir: folder },
        'production',
        inherited,
      );
      await requireGoodVariables(made, 'both', stop);
      return made;
    });
    const copy = await progress.step('Copying the database', async () => {
      if (databaseUrl.startsWith('file:')) {
        const bytes = await sizeOfDatabase(databaseUrl.slice('file:'.length));
        await requireRoom('The upgrade', ROOM * bytes, folder);
      }
      return copyForTrial(databaseUrl, folder);
    });
    database = copy;
    return await progress.step('Migrating the copy', () =>
      migrateCopy(copy, { ...environments.cms, DATABASE_URL: copy.url }, stop),
    );
  } finally {
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Refusal when the migration fails, or rows are gone after it */
async function migrateCopy(
  copy: TrialDatabase,
  environment: Environment,
  stop: AbortSignal,
): Promise<UpgradeTrial> {
  const before = await copy.count();
  const command = { line: scriptOf('cms', 'migrate'), cwd: appFolder('cms'), environment };
  const { code, lines } = await runToEnd(command, stop);
  if (code !== 0) {
    throw new Refusal(
      'This version cannot migrate the database (see above). Nothing was changed: stay with the version that runs.',
      lines,
    );
  }
  const after = await copy.count();
  const gone = Object.keys(before).filter((what) => (after[what] ?? 0) < (before[what] ?? 0));
  if (gone.length > 0) {
    const rows = gone.map((what) => `${what}: ${before[what]} before, ${after[what]} after`);
    throw new Refusal(
      `The migration loses rows (${rows.join('; ')}). Nothing was changed: stay with the version that runs.`,
    );
  }
  // Lines of the log are JSON; the sentence is not.
  const migrations = lines.find((line) => !line.startsWith('{')) ?? '';
  return { migrations, counts: after };
}
