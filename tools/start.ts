/**
 * `npm start`: from a fresh clone, or from yesterday's, to the served site. Every step does only
 * what has not been done, so a second start takes seconds.
 */
import { buildIfChanged } from './builds.ts';
import { runCommand } from './command.ts';
import { prepareDatabase } from './database.ts';
import { readConfiguration } from './env.ts';
import { furnish, requirePorts } from './house.ts';
import { createProgress } from './progress.mjs';
import { serve } from './serve.ts';

async function start(stop: AbortSignal): Promise<number> {
  const configuration = readConfiguration();
  await requirePorts(configuration);
  const progress = createProgress(5);
  const environments = await progress.step('Preparing the data folder', () =>
    furnish(configuration, 'production'),
  );
  await progress.step('Building the site', () => buildIfChanged('site', environments.site, stop));
  await progress.step('Building the CMS', () => buildIfChanged('cms', environments.cms, stop));
  const administrator = await progress.step('Preparing the database', () =>
    prepareDatabase(configuration, environments.cms, stop),
  );
  progress.announce('Starting the site and the CMS');
  return await serve(configuration, environments, 'start', administrator, stop);
}

await runCommand(start);
