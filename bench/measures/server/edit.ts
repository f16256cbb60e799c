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

/** From saving a post in the CMS to its new text on the site, and what else was rendered for it. */
export async function pageAfterEdit(stack: TestStack): Promise<Figure> {
  const office = await openBackOffice(stack);
  const paths = await sitePaths(stack);
  const posts = await newestPosts(office, paths);
  await askForAll(stack.siteAddress, paths, 4);
  const times: number[] = [];
  for (const [number, post] of posts.entries()) {
    times.push(await edited(stack, office, post, `Opis zmieniony po raz ${number + 1}.`));
  }
  const shown = paths.filter((path) => !/^\/(?:en|de)?$|\/blog/.test(path));
  const before = (await siteFigures(stack)).page_renders_total ?? 0;
  await askForAll(stack.siteAddress, shown, 4);
  const rendered = ((await siteFigures(stack)).page_renders_total ?? 0) - before;
  for (const post of posts) await save(office, post, post.description);
  const longest = Math.max(...times);
  return {
    found: `${longest.toFixed(0)} ms at most in ${times.length} edits; ${shown.length - rendered} of ${shown.length} other pages stayed`,
    bar: '1 s; other pages stay',
    passed: times.length === EDITS && longest <= 1_000 && rendered === 0,
    details: [`each: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`],
  };
}
