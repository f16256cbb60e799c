/**
 * `npm run release -- FOLDER`: a folder that serves and does nothing else: the builds, their sources,
 * the packages needed while serving, and the pinned Node. `npm start` in it starts in seconds and
 * needs no network; docs/deployment.md describes how one release replaces another.
 */
import { resolve } from 'node:path';
import { createProgress } from './processes/progress.mjs';
import { Refusal } from './refusal.ts';
import { makeRelease, RELEASE_STEPS } from './release/make-release.ts';
import { runCommand } from './running/command.ts';

await runCommand(async (stop) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Refusal('Say where the release goes: npm run release -- FOLDER.');
  const target = resolve(folder);
  const megabytes = await makeRelease(target, createProgress(RELEASE_STEPS), stop);
  process.stdout.write(
    `The release is in ${target} (${megabytes} MB). There, DATA_DIR=… npm start serves it.\n`,
  );
  return 0;
});
