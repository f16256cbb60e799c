import { setTimeout as sleep } from 'node:timers/promises';
import { type BackOffice, openBackOffice } from '../../../tools/gate/back-office.ts';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import { askForAll, siteFigures, sitePaths } from '../../load/site.ts';
import type { Figure } from '../row.ts';

const EDITS = 5;

type Post = { id: number; path: string; description: string };

function save(office: BackOffice, { id }: Post, description: string): Promise<unknown> {
  return office.ask(`/posts/${id}`, 'PATCH', { description, _status: 'published' });
}

/** The newest Polish posts of the blog, with their addresses on the site. */
async function newestPosts(office: BackOffice, paths: readonly string[]): Promise<Post[]> {
  type Found = { docs: { id: number; slug: string; description: string }[] };
  const query = `/posts?depth=0&sort=-publishedAt&limit=${EDITS}&where[language][equals]=pl`;
  const { docs } = await office.ask<Found>(query);
  return docs.flatMap(({ id, slug, description }) => {
    const path = paths.find((one) => one.startsWith('/blog/') && one.endsWith(`/${slug}`));
    return path ? [{ id, path, description }] : [];
  });
}

/** @returns ms from the answer to the save until visitors get the new text */
async function edited(stack: TestStack, office: BackOffice, post: Post, words: string) {
  await save(office, post, words);
  const saved = performance.now();
  const address = `${stack.siteAddress}${post.path}`;
  while (!(await (await fetch(address)).text()).includes(words)) {
    if (performance.now() - saved > 10_000) return Number.POSITIVE_INFINITY;
    await sleep(10);
  }
  return performance.now() - saved;
}

const renders = async (stack: TestStack) => (await siteFigures(stack)).page_renders_total ?? 0;

/** @returns how many pages were rendered, when the lists of the edited posts are made anew as well */
async function settled(stack: TestStack): Promise<number> {
  let before = await renders(stack);
  for (;;) {
    await sleep(1_000);
    const now = await renders(stack);
    if (now === before) return now;
    before = now;
  }
}

/** From saving a post in the CMS to its new text on the site, and what else was rendered for it. */
export async function pageAfterEdit(stack: TestStack): Promise<Figure> {
  const office = await openBackOffice(stack);
  const paths = await sitePaths(stack);
  const posts = await newestPosts(office, paths);
  // What the service works out after its start, such as the days off, shows on every page.
  for (let round = 0; round < 2; round += 1) {
    await askForAll(stack.siteAddress, paths, 4);
    await settled(stack);
  }
  const times: number[] = [];
  for (const [number, post] of posts.entries()) {
    times.push(await edited(stack, office, post, `Opis zmieniony po raz ${number + 1}.`));
  }
  const shown = paths.filter((path) => !/^\/(?:en|de)?$|\/blog/.test(path));
  const before = await settled(stack);
  await askForAll(stack.siteAddress, shown, 4);
  const rendered = (await renders(stack)) - before;
  for (const post of posts) await save(office, post, post.description);
  const longest = Math.max(...times);
  return {
    found: `${longest.toFixed(0)} ms at most in ${times.length} edits; ${shown.length - rendered} of ${shown.length} other pages stayed`,
    bar: '1 s; other pages stay',
    passed: times.length === EDITS && longest <= 1_000 && rendered === 0,
    details: [`each: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`],
  };
}
