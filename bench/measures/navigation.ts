import { setTimeout as sleep } from 'node:timers/promises';
import { openPlainChromium, type PlainTab } from '../../tools/gate/plain-chromium.ts';
import { median } from '../load/client.ts';
import type { BenchGround, Figure } from './bench-ground.ts';
import { servePlainPages, TIMES_PLAIN } from './plain-pages.ts';

/**
 * Limits: ms from the click until the new page is painted, prepared ahead and not; and, if the
 * machine needs longer for a page of nothing but text, `TIMES_PLAIN` times that page's.
 */
const BAR_AHEAD_MS = 50;
const BAR_MS = 120;

const TIMES = 5;

/** Time in which a visitor looks at a page before the next click, in ms. */
const LOOK = 500;

/** The pointer rests this long on a link before it is clicked, in ms: browsers begin after 200. */
const POINTED_AT = 1_000;

const TIMEOUT_MS = 30_000;

/** Position of the pointer while a visitor only looks. */
const NOWHERE = [600, 600] as const;

/** The middle of a visible link of the bar, in CSS px of the window. */
const placeOf = (path: string) =>
  `(() => {
    const seen = [...document.querySelectorAll('header a[href="${path}"]')].find((link) => link.checkVisibility());
    // Without styles the bar is long, and the link may stand below the window.
    seen.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = seen.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`;

/** Time of the first paint of the page at a path, since 1970 in ms; falsy before it. */
const paintOf = (path: string) =>
  `location.pathname === '${path}' && (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) && performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime`;

const NOTE_CLICK = `addEventListener('click', ({ timeStamp }) =>
  sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp), { capture: true, once: true })`;

/**
 * Opens a page by a link of the bar; ms from the click until the new document has been painted.
 * @param ahead whether the pointer rests on the link first, so that the browser prepares the page
 */
async function open(tab: PlainTab, path: string, ahead: boolean): Promise<number> {
  // A movement starts the page's scripts; a plain page has none but speculation rules.
  await tab.moveMouse(...NOWHERE);
  await tab.moveMouse(NOWHERE[0] + 10, NOWHERE[1]);
  await until(() =>
    tab.read(
      "!document.querySelector('style') || document.documentElement.hasAttribute('data-runs')",
    ),
  );
  await sleep(LOOK);
  await tab.read(NOTE_CLICK);
  const [x, y] = await tab.read<[number, number]>(placeOf(path));
  await tab.moveMouse(x, y);
  if (ahead) await sleep(POINTED_AT);
  await tab.click();
  const painted = await until(() => tab.read<number | false>(paintOf(path)));
  return painted - Number(await tab.read("sessionStorage.getItem('clicked')"));
}

async function until<Found>(look: () => Promise<Found | false | 0>): Promise<Found> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    // A page that is just being replaced answers with an error.
    const found = await look().catch(() => false as const);
    if (found) return found;
    if (performance.now() > end) throw new Error('The new page did not come.');
    await sleep(50);
  }
}

type Four = [number, number, number, number];

async function openOften(tab: PlainTab, ahead: boolean): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    all.push(Math.round(await open(tab, time % 2 === 0 ? '/about' : '/blog', ahead)));
  }
  return all;
}

/** Opens pages of a site in a browser that has their typefaces, scripts and pictures. */
async function timesOf(chromium: string, site: string): Promise<[ahead: number[], not: number[]]> {
  const tab = await openPlainChromium(chromium);
  try {
    await tab.goTo(`${site}/blog`);
    await until(() => tab.read<number | false>(paintOf('/blog')));
    await open(tab, '/about', false);
    await open(tab, '/blog', false);
    const ahead = await openOften(tab, true);
    await open(tab, '/blog', false);
    return [ahead, await openOften(tab, false)];
  } finally {
    await tab.close();
  }
}

/** From a click in the bar to the new document, and the same between plain pages. */
export async function navigation(ground: BenchGround): Promise<Figure> {
  const { siteAddress: site } = await ground.stack();
  const chromium = await ground.chromium();
  const plainPages = await servePlainPages(site, { preparesLinks: true });
  try {
    const own = await timesOf(chromium, site);
    const plain = await timesOf(chromium, plainPages.address);
    const [ahead, not, plainAhead, plainNot] = [...own, ...plain].map(median) as Four;
    return {
      found: `${ahead} ms prepared ahead, ${not} ms not; the same text as HTML alone ${plainAhead} ms and ${plainNot} ms (medians of ${TIMES})`,
      bar: `${BAR_AHEAD_MS} ms prepared ahead, ${BAR_MS} ms not, or ${TIMES_PLAIN} × the plain page’s`,
      passed:
        ahead <= Math.max(BAR_AHEAD_MS, TIMES_PLAIN * plainAhead) &&
        not <= Math.max(BAR_MS, TIMES_PLAIN * plainNot),
      details: ['prepared ahead', 'not'].map(
        (way, at) => `${way}: ${own[at]?.join(', ')} ms, plain pages ${plain[at]?.join(', ')} ms`,
      ),
    };
  } finally {
    await plainPages.close();
  }
}
