/**
 * `npm run offers -- verify`: checks that no version of an offer and no acceptance was changed after it
 * was stored, on the data of this folder, whether the applications are running or not.
 */
import { runCmsScript } from './running/cms-script.ts';
import { runCommand } from './running/command.ts';
import { readConfiguration } from './settings/env.ts';

await runCommand((stop) =>
  runCmsScript(readConfiguration(), 'offers', process.argv.slice(2, 3), stop),
);
