/**
 * `npm run content:generate -- --posts 1000`: adds generated posts to the blog of this data folder
 * until it has this many, to test the applications with a large blog. They are never part of the
 * demo.
 */
import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';
import { runCmsScript } from './running/cms-script.ts';
import { runCommand } from './running/command.ts';
import { readConfiguration } from './settings/env.ts';

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
  const posts = String(wantedPosts());
  return runCmsScript(readConfiguration(), 'generate-posts', [posts], stop);
});
