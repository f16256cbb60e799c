/**
 * `npm run upgrade -- --try`: says what this version would do to the database and the settings of the
 * one that runs. It works on a copy and changes nothing; the upgrade itself is `npm start`.
 */
import { createProgress } from './progress.mjs';
import { Refusal } from './refusal.ts';
import { runCommand } from './running/command.ts';
import { TRIAL_STEPS, tryUpgrade } from './running/try-upgrade.ts';
import { inheritedEnvironment, readConfiguration } from './settings/env.ts';

await runCommand(async (stop) => {
  const words = process.argv.slice(2);
  if (words.length !== 1 || words[0] !== '--try') {
    throw new Refusal(
      'npm run upgrade -- --try says what this version would change, and changes nothing. The upgrade itself is npm start: docs/deployment.md.',
    );
  }
  const { migrations, counts } = await tryUpgrade(
    readConfiguration(),
    inheritedEnvironment(),
    createProgress(TRIAL_STEPS),
    stop,
  );
  const kept = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`  On the copy: ${migrations}\n  Before and after: ${kept.join(', ')}.\n`);
  process.stdout.write('  Nothing was changed. Make a backup, then this version can be started.\n');
  return 0;
});
