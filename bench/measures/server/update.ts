import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '../bench-ground.ts';
import type { Figure } from '../row.ts';
import { hasPage, openSite, ownSite } from './start.ts';

/** Pause between two requests, in ms. */
const ASK_EVERY = 100;

/** How long the same release may be without an answer while it is replaced, and how much it may weigh. */
const LONGEST_S = 5;
const MOST_MB = 600;

const UPDATES = 3;

/** A release takes the place of the running one, as docs/deployment.md says. */
export async function updateOfRelease(release: Release, stop: AbortSignal): Promise<Figure> {
  const { root, megabytes } = release;
  const environment = await ownSite(release.newFolder());
  let site = await openSite(root, environment, stop);
  const gaps: number[] = [];
  for (let update = 0; update < UPDATES; update += 1) {
    const watched = watch(environment.PUBLIC_URL ?? '');
    await site.end();
    site = await openSite(root, environment, stop);
    gaps.push(await watched.end());
  }
  await site.end();
  const longest = Math.max(...gaps);
  return {
    found: `${longest.toFixed(1)} s without an answer, ${megabytes} MB with Node`,
    bar: `${LONGEST_S} s, ${MOST_MB} MB`,
    passed: longest <= LONGEST_S && megabytes <= MOST_MB,
    details: [`each: ${gaps.map((gap) => `${gap.toFixed(1)} s`).join(', ')}`],
  };
}

/** Requests the page again and again until `end` is called. */
function watch(address: string): { end(): Promise<number> } {
  let isWatching = true;
  let longest = 0;
  const asking = (async () => {
    let answered = performance.now();
    while (isWatching) {
      if (await hasPage(address)) {
        longest = Math.max(longest, performance.now() - answered);
        answered = performance.now();
      }
      await sleep(ASK_EVERY);
    }
  })();
  return {
    /** Resolves with the longest time between two answers, in seconds. */
    async end() {
      // One more answer closes the last gap.
      await sleep(2 * ASK_EVERY);
      isWatching = false;
      await asking;
      return longest / 1_000;
    },
  };
}
