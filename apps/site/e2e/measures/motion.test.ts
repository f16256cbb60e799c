import { describe, expect, test } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { productPaths } from '../support/content.ts';

/** How long the drawing of a hero may take, in ms. */
const DRAWING = 1_500;

openBrowser();

interface Shifted {
  /** Names of the elements that moved inside the page's content. */
  shifts: string[];
}

/** Runs in the page before anything else: records shifts inside `<main>` without an action. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts } satisfies Shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      for (const { node } of entry.sources)
        if (node && document.querySelector('main')?.contains(node)) shifts.push(node.nodeName);
  }).observe({ type: 'layout-shift', buffered: true });
}

describe.each(['/', ...(await productPaths()).slice(0, 1)])('the drawing of %s', (path) => {
  test('is drawn in time, while the heading stands from the first frame', async () => {
    const page = await visit('/robots.txt', { reducedMotion: 'no-preference', locale: 'pl-PL' });
    await page.addInitScript(watchShifts);
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const ends = await page.locator('main *').evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter(({ animationName }) => animationName !== 'none')
        // A scroll-driven animation has no duration.
        .filter((style) => style.getPropertyValue('animation-timeline') === 'auto')
        .map(
          ({ animationDuration, animationDelay }) =>
            (Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay)) * 1000,
        ),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(DRAWING);
    const stillHeading = await page.locator('h1').evaluate((heading) => {
      const around: Element[] = [];
      for (let each: Element | null = heading; each; each = each.parentElement) around.push(each);
      return around.every(
        (each) =>
          getComputedStyle(each).animationName === 'none' && getComputedStyle(each).opacity === '1',
      );
    });
    expect(stillHeading).toBe(true);
    await page.waitForTimeout(DRAWING);
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
    // Content far below counts too, and follows what the visitor asks for at once.
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
    // Without motion everything is at its end, once the menus of a new page may open.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);
