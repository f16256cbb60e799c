import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../tools/paths.ts';
import type { Aftermath } from '../aftermath.ts';
import type { LargeGround } from './ground.ts';
import { deliveredTwice, failedPages, lossesOf, underLoad } from './load.ts';
import { makeNextVersion, type NextVersion } from './next-version.ts';

/** How long two versions answer side by side, in ms. */
const SIDE_BY_SIDE_MS = 15_000;
const PAGES = ['/', '/en/contact', '/services', '/blog', '/de/services'];
/** Both sites are asked in turn: each file so often that each has to answer for it. */
const ASKED = 4;

/** Names of the scripts and pictures of the build that pages of a site name. */
async function filesOf(site: string): Promise<Set<string>> {
  const texts = await Promise.all(
    PAGES.map(async (page) => (await fetch(`${site}${page}`)).text()),
  );
  return new Set(texts.flatMap((text) => text.match(/\/assets\/[\w.-]+\.\w+/g) ?? []));
}

/** Asks the proxy for files several times. @returns those that it did not get each time */
async function missing(proxy: string, files: Iterable<string>): Promise<string[]> {
  const lost: string[] = [];
  for (const file of files) {
    for (let time = 0; time < ASKED; time += 1) {
      const answer = await fetch(`${proxy}${file}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) lost.push(`${file}: ${answer.status}`);
    }
  }
  return lost;
}

/** Puts the next version in the place of this one, pair by pair. @returns what went wrong */
async function update({ stack }: LargeGround, next: NextVersion) {
  const before = await filesOf(stack.siteAddress);
  await next.migrate();
  const { siteAddress } = await stack.replace(1, next.root);
  const changed = [...(await filesOf(siteAddress))].filter((file) => !before.has(file));
  const all = new Set([...before, ...changed]);
  const until = performance.now() + SIDE_BY_SIDE_MS;
  const beside = await missing(stack.siteAddress, all);
  await sleep(Math.max(0, until - performance.now()));
  await stack.replace(0, next.root);
  // A page that was opened before asks for its files afterwards.
  const after = await missing(stack.siteAddress, all);
  const problems = [...new Set([...beside, ...after])].map((one) => `Not found: ${one}.`);
  if (changed.length === 0) problems.push('Both versions name the same files.');
  return { problems, changed: changed.length, asked: all.size };
}

/**
 * F5: both pairs are updated in turn, to a build with other files and a migration that the running
 * one does not know, under pages and leads. Then this version takes its place again.
 */
export async function updatedInTurn(ground: LargeGround): Promise<Aftermath> {
  const next = await makeNextVersion(ground.environment, new AbortController().signal);
  const twiceBefore = deliveredTwice(ground);
  try {
    const { pages, sent, result } = await underLoad(ground, 100, () => update(ground, next));
    const twice = deliveredTwice(ground) - twiceBefore;
    const problems = [...failedPages(pages), ...result.problems, ...(await lossesOf(ground, sent))];
    if (twice > 0) problems.push(`${twice} mails were delivered twice.`);
    return {
      found: `both pairs updated to a build with ${result.changed} other files and one more migration, ${SIDE_BY_SIDE_MS / 1_000} s side by side, under ${pages.length} pages and ${sent.length} leads: ${failedPages(pages).length === 0 ? 'no page failed' : 'pages failed'}, ${result.asked} files of both versions found all the time`,
      problems,
    };
  } finally {
    for (const at of ground.stack.pairs.keys()) await ground.stack.replace(at, ROOT);
    next.remove();
  }
}
