/**
 * `npm run content:generate -- --posts 1000`: adds generated posts to the blog of this data folder
 * until it has so many, to test the applications with a large blog. They are never part of the
 * demo.
 */
import { parseArgs } from 'node:util';
import { appFolder } from './paths.ts';
import { Refusal } from './refusal.ts';
import { runToEnd, scriptOf } from './running/child.ts';
import { runCommand } from './running/command.ts';
import { prepareEnvironments } from './running/stack.ts';
import { inheritedEnvironment, readConfiguration } from './settings/env.ts';

/** More than any blog has; a typing error should not fill the disk. */
const MOST = 100_000;

function wantedPosts(): number {
  const options = { posts: { type: 'string' } } as const;
  const { values } = parseArgs({ options, strict: false });
  const wanted = Number(values.posts);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST) return wanted;
  throw new Refusal(`Say how many posts the blog is to have, from 1 to ${MOST}: --posts 1000.`);
}

await runCommand(async (stop) => {
  const posts = wantedPosts();
  const { cms } = await prepareEnvironments(
    readConfiguration(),
    'production',
    inheritedEnvironment(),
  );
  const line = `${scriptOf('cms', 'generate-posts')} ${posts}`;
  const command = { line, cwd: appFolder('cms'), environment: cms };
  const { code } = await runToEnd(command, stop, (text) => process.stdout.write(`${text}\n`));
  return code;
});
