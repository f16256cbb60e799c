import { buildIfChanged } from './builds.ts';
import { type Administrator, prepareDatabase } from './database.ts';
import type { Configuration, Environment } from './env.ts';
import { furnish, type HouseEnvironments, requireGoodVariables, requirePorts } from './house.ts';
import type { Progress } from './progress.mjs';

/** Everything that has to be done before the applications can be started. */
export type PreparedHouse = {
  environments: HouseEnvironments;
  /** When this made the first one. */
  administrator: Administrator | undefined;
};

/** How many steps `prepareHouse` announces. */
export const PREPARING_STEPS = { production: 4, development: 2 };

/**
 * Does what has not been done yet: data folder and secrets, builds (in production), database.
 *
 * @param inherited the variables that the applications get beside their own
 * @throws Refusal with what has to be mended
 */
export async function prepareHouse(
  configuration: Configuration,
  mode: 'production' | 'development',
  inherited: Environment,
  progress: Progress,
  stop: AbortSignal,
): Promise<PreparedHouse> {
  const environments = await progress.step('Preparing the data folder', async () => {
    await requirePorts(configuration);
    const furnished = await furnish(configuration, mode, inherited);
    await requireGoodVariables(furnished, stop);
    return furnished;
  });
  const { site, cms } = environments;
  if (mode === 'production') {
    await progress.step('Building the site', () => buildIfChanged('site', site, stop));
    await progress.step('Building the CMS', () => buildIfChanged('cms', cms, stop));
  }
  const administrator = await progress.step('Preparing the database', () =>
    prepareDatabase(configuration, cms, stop),
  );
  return { environments, administrator };
}
