/**
 * `npm run demo -- load|remove`: loads the demo company into this data folder, or removes it. The
 * applications must be stopped, because they cache what they have read.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireStarted } from './data/database.ts';
import { Refusal } from './refusal.ts';
import { runCmsScript } from './running/cms-script.ts';
import { runCommand } from './running/command.ts';
import { requirePorts } from './running/stack.ts';
import { type Configuration, readConfiguration } from './settings/env.ts';

/** Folders of the data folder that the site can fill again. */
const READ_BY_THE_SITE = ['site-cache', 'share'];

const COMMANDS = ['load', 'remove'];

await runCommand(async (stop) => {
  const [name = '', ...more] = process.argv.slice(2);
  if (!COMMANDS.includes(name) || more.length > 0) {
    throw new Refusal(
      'Use one of:\n  npm run demo -- load    loads the demo company beside what there is\n  npm run demo -- remove  takes away what is the demo company’s and unchanged',
    );
  }
  const configuration = readConfiguration();
  await requireStarted(configuration);
  await requireStopped(configuration);
  const code = await runCmsScript(configuration, 'demo', [name], stop);
  if (code !== 0) return code;
  await Promise.all(
    READ_BY_THE_SITE.map((folder) =>
      rm(join(configuration.dataDir, folder), { recursive: true, force: true }),
    ),
  );
  process.stdout.write('npm start shows the site as it is now.\n');
  return 0;
});

/** @throws Refusal while the applications run */
async function requireStopped(configuration: Configuration): Promise<void> {
  try {
    await requirePorts(configuration);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('Stop npm start first (Ctrl-C): it would go on showing what it has read.');
  }
}
