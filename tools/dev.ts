/**
 * `npm run dev`: the same house from its sources, without builds, both applications with hot
 * reload.
 */
import { runCommand } from './command.ts';
import { prepareDatabase } from './database.ts';
import { readConfiguration } from './env.ts';
import { furnish, requirePorts } from './house.ts';
import { createProgress } from './progress.mjs';
import { serve } from './serve.ts';

async function develop(stop: AbortSignal): Promise<number> {
  const configuration = readConfiguration();
  await requirePorts(configuration);
  const progress = createProgress(3);
  const environments = await progress.step('Preparing the data folder', () =>
    furnish(configuration, 'development'),
  );
  const administrator = await progress.step('Preparing the database', () =>
    prepareDatabase(configuration, environments.cms, stop),
  );
  progress.announce('Starting the site and the CMS with hot reload');
  return await serve(configuration, environments, 'dev', administrator, stop);
}

await runCommand(develop);
