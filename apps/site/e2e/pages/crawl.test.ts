import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { axeViolations, DESKTOP, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { everything } from '../support/combinations.ts';
import { changedByStyles } from '../support/crawl/late-styles.ts';
import { layOutWhole, layoutFaults } from '../support/crawl/layout-faults.ts';
import { restlessMotion, unaskedMotion } from '../support/crawl/motion-faults.ts';
import { everyKind, type Look } from '../support/crawl/page-kinds.ts';
import { pictureFaults, wordsOverPictures } from '../support/crawl/picture-faults.ts';
import { severalAtOnce } from '../support/crawl/several-at-once.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';
import { stack } from '../support/env.ts';

/** The machine has two cores, and the site under test needs one. */
const TABS = 2;

/** Pages of one test: some half a minute on an idle machine. */
const TOGETHER = 8;

openBrowser();

/** If not everything runs, the narrowest window is tried in German, which has the longest words. */
const looks = everyKind(await readSitemap()).filter(
  ({ path, isFirst }) => everything || isFirst || splitLocale(path).locale === 'de',
);
const groups = looks.flatMap((look, index) =>
  index % TOGETHER === 0 ? [{ first: look.path, group: looks.slice(index, index + TOGETHER) }] : [],
);

test.each(groups)(
  'A1 a page of every kind is accessible, menus closed and open, fits every window however its words are spaced, fetches its first pictures early, does not complain and does not move; in German it fits the narrowest window: $first and on',
  async ({ group }) => {
    const tabs = await Promise.all(
      Array.from({ length: TABS }, () => visit('/robots.txt', { viewport: PHONE, traced: false })),
    );
    const problems = await severalAtOnce(group, TABS, async (look, worker) => {
      const tab = tabs[worker] as Page;
      const problems = await (everything || look.isFirst ? wholeLook : narrowLook)(tab, look);
      return problems.map((problem) => `${look.path}: ${problem}`);
    });
    expect(problems.flat()).toEqual([]);
  },
);

/** All checks of a page. */
async function wholeLook(tab: Page, look: Look): Promise<string[]> {
  await tab.setViewportSize(look.onPhone ? PHONE : DESKTOP);
  await tab.goto(stack.site + look.path);
  const pictures = await tab.evaluate(pictureFaults);
  await hydrated(tab);
  const moved = await layoutShifts(tab);
  const guesses = await tab.evaluate(wrongGuesses);
  const violations = await everyViolation(tab, look);
  await layOutWhole(tab);
  const covered = await tab.evaluate(wordsOverPictures);
  const moving = everything && look.isFirst ? await motionFaults(tab) : [];
  return [
    ...moving,
    ...guesses,
    ...pictures,
    ...covered,
    ...moved,
    ...violations,
    ...(await misfitsInSizes(tab)),
    ...(isForStyles(look) ? await restyled(tab, look) : []),
  ];
}

/** Loads the page once more: styles that come before a visitor's own would count as its moves. */
async function restyled(tab: Page, { path, onPhone }: Look): Promise<string[]> {
  await tab.setViewportSize(onPhone ? PHONE : DESKTOP);
  await tab.goto(stack.site + path);
  return tab.evaluate(changedByStyles);
}

/** Whether late styles are applied to a look: for each kind on a phone and on a desktop. */
const isForStyles = ({ path }: Look) => everything && splitLocale(path).locale !== 'de';

/** With reduced motion nothing moves; otherwise motion is calm. */
async function motionFaults(tab: Page): Promise<string[]> {
  const found = [...(await unaskedMotion(tab)), ...(await restlessMotion(tab))];
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  return found;
}

/**
 * Runs in the page: says whether the page is over a tenth higher or lower than before all was laid
 * out, which would make the scrollbar jump away from the finger.
 */
function wrongGuesses(): string[] {
  const root = document.documentElement;
  const guessed = root.scrollHeight;
  root.setAttribute('data-whole', '');
  const whole = root.scrollHeight;
  root.removeAttribute('data-whole');
  return Math.abs(guessed - whole) > whole / 10 ? [`${guessed} px high, then ${whole}`] : [];
}

/** Checks a kind of page in another language: its words have to fit the narrowest window. */
async function narrowLook(tab: Page, { path }: Look): Promise<string[]> {
  await tab.setViewportSize(NARROWEST);
  await tab.goto(stack.site + path);
  return (await layoutFaults(tab, false)).map((fault) => `${NARROWEST.width} px: ${fault}`);
}

/** Violations that axe finds, with the menus closed and with one of them open. */
async function everyViolation(tab: Page, look: Look): Promise<string[]> {
  return [...(await axeViolations(tab)), ...(await openMenuViolations(tab, look))];
}

/** Bars that axe has checked: of a language, in a window, with a menu. */
const seenBars = new Set<string>();

/**
 * Opens one menu of the bar, which covers the page then, and checks the bar. Pages of a language
 * have the same bar: if not everything runs, each is checked once.
 */
async function openMenuViolations(tab: Page, { path, onPhone, menu }: Look): Promise<string[]> {
  const menus = tab.locator('header details > summary').filter({ visible: true });
  if ((await menus.count()) === 0) return [];
  const bar = `${splitLocale(path).locale} ${onPhone} ${menu}`;
  if (seenBars.has(bar) && !everything) return [];
  seenBars.add(bar);
  await menus[menu]().click();
  return (await axeViolations(tab, 'body > header')).map((problem) => `menu open, ${problem}`);
}

/** The narrowest window of WCAG 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

/**
 * Windows, and whether the reader has set letters, words and lines further apart (WCAG 1.4.12). What fits
 * spaced fits as it is, except for a grid that begins only where there is room.
 */
const SETTINGS = [
  { size: NARROWEST, spaced: false },
  { size: PHONE, spaced: true },
  { size: DESKTOP, spaced: true },
  ...(everything ? [{ size: DESKTOP, spaced: false }] : []),
];

/** Content that is cut, covered or out of the window, in every setting. */
async function misfitsInSizes(tab: Page): Promise<string[]> {
  // An open menu covers the page, as it should: Esc closes it, and so does the leaving pointer.
  await tab.keyboard.press('Escape');
  await tab.mouse.move(1, 1);
  const found: string[] = [];
  for (const { size, spaced } of SETTINGS) {
    await tab.setViewportSize(size);
    const faults = await layoutFaults(tab, spaced);
    const setting = `${size.width} px${spaced ? ', spaced' : ''}`;
    found.push(...faults.map((fault) => `${setting}: ${fault}`));
  }
  return found;
}

/**
 * A paragraph may wrap differently when its typeface loads late, as it does on a busy machine:
 * browsers call up to 0.1 good. If every combination runs, the machine has nothing else to do.
 */
const MOST_SHIFT = everything ? 0.05 : 0.1;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Layout shift without an action since the page began to load, if it exceeds the limit, and what moved. */
async function layoutShifts(tab: Page): Promise<string[]> {
  const shifts = await tab.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const found: Shift[] = [];
        const observer = new PerformanceObserver((list) =>
          found.push(...(list.getEntries() as Shift[])),
        );
        const partOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
          return `${element?.tagName}.${element?.className} ${rect(previousRect)} → ${rect(currentRect)}`;
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          setTimeout(() => {
            found.push(...(observer.takeRecords() as Shift[]));
            const own = found.filter(({ hadRecentInput }) => !hadRecentInput);
            resolve(own.map(({ value, sources }) => ({ value, moved: sources.map(partOf) })));
          });
        });
      }),
  );
  const sum = shifts.reduce((whole, { value }) => whole + value, 0);
  return sum > MOST_SHIFT ? [`moves by ${sum}: ${shifts.flatMap(({ moved }) => moved)}`] : [];
}
