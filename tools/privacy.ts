/**
 * `npm run privacy -- erase|export|retention …`: a person's legal rights, on the data of
 * this folder, whether the applications are running or not. The CMS's own command line does the work.
 */
import { resolve } from 'node:path';
import { runCmsScript } from './running/cms-script.ts';
import { runCommand } from './running/command.ts';
import { readConfiguration } from './settings/env.ts';

await runCommand(async (stop) => {
  const [name = '', subject = '', file, ...rest] = process.argv.slice(2);
  // The command runs in the CMS's folder; a path is relative to the folder of the caller.
  const place = name === 'export' && file ? resolve(file) : file;
  const words = [name, subject, ...(place ? [place] : []), ...rest].filter(Boolean);
  return runCmsScript(readConfiguration(), 'privacy', words, stop);
});
