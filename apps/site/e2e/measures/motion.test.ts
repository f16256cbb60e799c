import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { productPaths } from '../support/content.ts';
import { oneOfEachKind } from '../support/crawl/page-kinds.ts';
import { severalAtOnce } from '../support/crawl/several-at-once.ts';
import { type Listed, readSitemap } from '../support/crawl/sitemap.ts';

/** How long the cloth of a hero may take, and everything else that moves, in ms. */
const CLOTH = 1_500;
const CALM = 250;

/** What may move without the page being laid out anew. */
const MAY_CHANGE =
  /^(?:transform|opacity|visibility|display|overlay|content-visibility|stroke-dashoffset|fill|(?:text-decoration-|background-|border-(?:\w+-)?)?color)$/;

const LONG = 600_000;
const TABS = 2;

let listed: Listed[];

openBrowser();

beforeAll(async () => {
  listed = await readSitemap();
}, LONG);

/** What an element, or what is drawn before, after, inside or behind it, would do when it changes. */
interface Mover {
  what: string;
  animation: string;
  properties: string[];
  /** Duration and delay of its longest transition, in ms. */
  longest: number;
}

/** Everything on the page that has a transition or an animation, whether or not it runs just now. */
function movers(page: Page): Promise<Mover[]> {
  return page.evaluate(() => {
    const ms = (times: string) => times.split(', ').map((time) => Number.parseFloat(time) * 1000);
    const found: Mover[] = [];
    for (const element of document.querySelectorAll('*')) {
      const parts = ['', '::before', '::after'];
      if (element.localName === 'details') parts.push('::details-content');
      if (element.localName === 'dialog') parts.push('::backdrop');
      for (const part of parts) {
        const style = getComputedStyle(element, part || null);
        const delays = ms(style.transitionDelay);
        const ends = ms(style.transitionDuration).map(
          (duration, index) => duration + (delays[index % delays.length] ?? 0),
        );
        const longest = Math.max(...ends);
        // Menus rest over a new page: nothing is seen of it.
        const animation = /^rest(?:_|$)/.test(style.animationName) ? 'none' : style.animationName;
        if (longest === 0 && animation === 'none') continue;
        const what = `${element.localName}.${element.getAttribute('class') ?? ''}${part}`;
        const properties = longest === 0 ? [] : style.transitionProperty.split(', ');
        found.push({ what, animation, properties, longest });
      }
    }
    return found;
  });
}

interface Shifted {
  /** What was moved inside the page's content, by name. */
  shifts: string[];
}

/** Runs in the page before anything else: notes what moves inside `<main>` without being asked. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts } satisfies Shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      for (const { node } of entry.sources)
        if (node && document.querySelector('main')?.contains(node)) shifts.push(node.nodeName);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Movements although the visitor prefers reduced motion. */
async function unasked(page: Page): Promise<string[]> {
  const running = await page.evaluate(() => {
    const names = document.getAnimations().map((one) => (one as CSSAnimation).animationName ?? '');
    return names.filter((name) => !/^rest(?:_|$)/.test(name)).length;
  });
  const smooth = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).scrollBehavior === 'smooth',
      ).length,
  );
  return [
    ...(running ? [`${running} animations run`] : []),
    ...(smooth ? [`${smooth} elements scroll smoothly`] : []),
    ...(await movers(page)).map(({ what }) => what),
  ];
}

/** What moves for too long, or makes the page be laid out anew, where motion is welcome. */
async function restless(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const all = await movers(page);
  if (all.length === 0) return ['answers to nothing'];
  return all
    .filter(
      ({ properties, longest }) =>
        longest > CALM || properties.some((property) => !MAY_CHANGE.test(property)),
    )
    .map(({ what, properties, longest }) => `${what} ${properties} ${longest} ms`);
}

test(
  'on every kind of page motion is calm, and there is none for who asks for none',
  async () => {
    const paths = oneOfEachKind(listed);
    expect(paths.length).toBeGreaterThan(20);
    const problems = await severalAtOnce(paths, TABS, async (path, tab) => {
      const page = await visit(path, { viewport: tab % 2 ? PHONE : DESKTOP, traced: false });
      await hydrated(page);
      const found = [...(await unasked(page)), ...(await restless(page))];
      await page.context().close();
      return found.map((problem) => `${path}: ${problem}`);
    });
    expect(problems.flat()).toEqual([]);
  },
  LONG,
);

describe.each(['/', ...(await productPaths()).slice(0, 1)])('the cloth of %s', (path) => {
  test('is drawn in time, while the heading stands from the first frame', async () => {
    const page = await visit('/robots.txt', { reducedMotion: 'no-preference', locale: 'pl-PL' });
    await page.addInitScript(watchShifts);
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const ends = await page.locator('main *').evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter(({ animationName }) => animationName !== 'none')
        // What the scroll drives has no duration.
        .filter((style) => style.getPropertyValue('animation-timeline') === 'auto')
        .map(
          ({ animationDuration, animationDelay }) =>
            (Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay)) * 1000,
        ),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(CLOTH);
    const stillHeading = await page.locator('h1').evaluate((heading) => {
      const around: Element[] = [];
      for (let each: Element | null = heading; each; each = each.parentElement) around.push(each);
      return around.every(
        (each) =>
          getComputedStyle(each).animationName === 'none' && getComputedStyle(each).opacity === '1',
      );
    });
    expect(stillHeading).toBe(true);
    await page.waitForTimeout(CLOTH);
    const running = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
      );
    await expect.poll(running, { timeout: 1_000 }).toBe(0);
    expect(await page.evaluate(() => (window as unknown as Shifted).shifts)).toEqual([]);
  });
});

test.each(await productPaths())(
  'what the scroll drives on %s is drawn, never read, and lays nothing out anew',
  async (path) => {
    const page = await visit(path, { reducedMotion: 'no-preference' });
    // What lies far below counts too, and follows what the visitor asks for at once.
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
    const driven = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline !== document.timeline)
        .map(({ effect }) => effect as KeyframeEffect)
        .map((effect) => ({
          isRead: !effect.pseudoElement && !effect.target?.closest('[aria-hidden="true"]'),
          properties: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
        })),
    );
    const frame = ['offset', 'easing', 'composite', 'computedOffset', 'transform', 'opacity'];
    const wrong = driven.filter(
      ({ isRead, properties }) => isRead || properties.some((name) => !frame.includes(name)),
    );
    expect(wrong).toEqual([]);
    // Without motion everything stands where it ends, when the menus of a new page have rested.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);
