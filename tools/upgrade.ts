/**
 * `npm run upgrade`: migrates the database to this version while the one before serves, so that the
 * restart after it takes seconds. It tries that on a copy first; with `--try` it stops there,
 * reports the changes, and makes none.
 */
import { prepareDatabase, requireKnown } from './data/database.ts';
import { createProgress } from './processes/progress.mjs';
import { Refusal } from './refusal.ts';
import { runCommand } from './running/command.ts';
import { prepareEnvironments } from './running/stack.ts';
import { TRIAL_STEPS, tryUpgrade } from './running/try-upgrade.ts';
import { inheritedEnvironment, readConfiguration } from './settings/env.ts';

await runCommand(async (stop) => {
  const words = process.argv.slice(2);
  const isTrial = words[0] === '--try';
  if (words.length > (isTrial ? 1 : 0)) {
    throw new Refusal(
      'npm run upgrade brings the database to this version; npm run upgrade -- --try only says what would change.',
    );
  }
  const configuration = readConfiguration();
  const inherited = inheritedEnvironment();
  const progress = createProgress(isTrial ? TRIAL_STEPS : TRIAL_STEPS + 1);
  const { migrations, counts } = await tryUpgrade(configuration, inherited, progress, stop);
  const kept = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`  On the copy: ${migrations}\n  Before and after: ${kept.join(', ')}.\n`);
  if (isTrial) {
    process.stdout.write('  Nothing was changed. Make a backup, then run npm run upgrade.\n');
    return 0;
  }
  await requireKnown(configuration);
  await progress.step('Migrating the database', async () => {
    const { cms } = await prepareEnvironments(configuration, 'production', inherited);
    await prepareDatabase(configuration, cms, 'empty', stop);
  });
  process.stdout.write('  The running version goes on. Start this one in its place.\n');
  return 0;
});
