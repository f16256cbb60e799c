import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, inject, vi } from 'vitest';
import { stack } from '../env.ts';
import { openFirefoxWindow } from './firefox.ts';
import { find, look, pointAt, type Seen, type Target } from './in-page.ts';
import { openWebkitWindow } from './webkit.ts';
import type { BrowserWindow, Device, Size } from './window.ts';

const OPENERS = {
  Firefox: () => openFirefoxWindow(inject('firefox')),
  WebKit: () => openWebkitWindow(inject('webkit')),
};

export type BrowserName = keyof typeof OPENERS;
export const BROWSERS = Object.keys(OPENERS) as BrowserName[];

/** Windows in CSS px; the phone's is as narrow as the browser allows. */
export const PHONE: Size = { width: 390, height: 844 };
const DESKTOP: Size = { width: 1280, height: 900 };

/** Keys without a letter, as both protocols name them. */
export const KEYS = { tab: '\uE004', escape: '\uE00C' };

/** How long a visitor waits for anything, on a busy machine; in ms. */
const TIMEOUT = { timeout: 60_000, interval: 100 };

/** Number of checks in a row without a new request after which a page is at rest. */
const AT_REST = 8;

const open: BrowserWindow[] = [];

/** Call once per file. A page may log no errors; a failed test leaves a screenshot. */
export function closeWindows(): void {
  afterEach(async ({ task }) => {
    const complaints: string[] = [];
    for (const [index, window] of open.splice(0).entries()) {
      complaints.push(...(await window.complaints()));
      if (task.result?.state === 'fail' || complaints.length > 0) {
        const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
        const file = join(stack.failuresDir, `${name}-${index + 1}.png`);
        writeFileSync(file, await window.screenshot());
      }
      await window.close();
    }
    expect(complaints).toEqual([]);
  });
}

/** A person with a mouse and a keyboard, who waits for missing elements. */
export type Visitor = ReturnType<typeof visitorOf>;

/** A new visitor with a path of the site open. */
export async function visit(name: BrowserName, path: string, size = DESKTOP): Promise<Visitor> {
  const window = await OPENERS[name]();
  open.push(window);
  await window.resize(size);
  const visitor = visitorOf(window);
  await visitor.goTo(path);
  return visitor;
}

/** Runs a function in the page; what it gets and returns is JSON. */
async function run<Given extends unknown[], Value>(
  window: BrowserWindow,
  work: (...given: Given) => Value,
  ...given: Given
): Promise<Value> {
  const call = `(${work})(...${JSON.stringify(given)})`;
  return JSON.parse(await window.evaluate(`(() => { ${find} return JSON.stringify(${call}); })()`));
}

/** Where a target is, once it lies still and nothing covers it. */
async function pointOf(window: BrowserWindow, target: Target): Promise<[x: number, y: number]> {
  let before = '';
  return vi.waitFor(async () => {
    const point = await run(window, pointAt, target);
    const moved = before !== String(point);
    before = String(point);
    if (typeof point === 'string') throw new Error(`${JSON.stringify(target)}: ${point}`);
    if (moved) throw new Error(`${JSON.stringify(target)} moves.`);
    return point;
  }, TIMEOUT);
}

function visitorOf(window: BrowserWindow) {
  async function mouse(target: Target, presses: boolean): Promise<void> {
    const [x, y] = await pointOf(window, target);
    const move = { type: 'pointerMove', x, y, duration: 0 } as const;
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const;
    const actions = presses ? [move, ...press] : [move];
    await window.act([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Types at the focus; each letter is a key. */
  function type(letters: string): Promise<unknown> {
    const actions = [...letters].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    return window.act([{ type: 'key', id: 'keyboard', actions }] satisfies Device[]);
  }

  /** Waits until a target is shown, with the expected properties if given. */
  async function see(target: Target, as: Partial<Seen> = {}): Promise<Seen> {
    return vi.waitFor(async () => {
      const seen = await run(window, look, target);
      if (!seen) throw new Error(`${JSON.stringify(target)} is not shown.`);
      expect(seen).toMatchObject(as);
      return seen;
    }, TIMEOUT);
  }

  return {
    ...documentOf(window),
    see,
    type,
    goTo: (path: string) => window.goTo(stack.site + path),
    back: () => window.back(),
    click: (target: Target) => mouse(target, true),
    pointAt: (target: Target) => mouse(target, false),
    async write(target: Target, text: string) {
      await mouse(target, true);
      await type(text);
      await see(target, { value: text });
    },
    async misses(target: Target) {
      await vi.waitFor(async () => expect(await run(window, look, target)).toBeNull(), TIMEOUT);
    },
    /** Waits for an address, from the path on. */
    async isAt(expected: string | RegExp) {
      const address = () => run(window, () => location.href.slice(location.origin.length));
      await vi.waitFor(async () => expect(await address()).toMatch(expected), TIMEOUT);
    },
    /** Waits until a page has loaded everything after the visitor's first action. */
    async rests() {
      const loads = () => run(window, () => performance.getEntriesByType('resource').length);
      await mouse({ css: 'header a' }, false);
      await mouse({ css: 'h1' }, false);
      let before = -1;
      let same = 0;
      await vi.waitFor(async () => {
        const now = await loads();
        same = now === before ? same + 1 : 0;
        before = now;
        expect(same).toBeGreaterThan(AT_REST);
      }, TIMEOUT);
    },
    /** Vertical scroll position, in CSS px. */
    scrolled: () => run(window, () => Math.round(scrollY)),
    /** Time since the document was opened, in ms. */
    openFor: () => run(window, () => performance.now()),
  };
}

/** Facts of a document for a test, which a visitor does not see. */
function documentOf(window: BrowserWindow) {
  return {
    /** Addresses of pages that the browser was asked to fetch ahead. */
    fetchedAhead: () =>
      run(window, () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]:not([as])')].map(
          ({ href }) => href.slice(location.origin.length),
        ),
      ),
    /** Gives a link another target. */
    redirect: (css: string, href: string) =>
      run(
        window,
        (link: string, to: string) => Reflect.set(document.querySelector(link) ?? {}, 'href', to),
        css,
        href,
      ),
    /** Marks the document, to know it again. */
    mark: () => run(window, () => Reflect.set(globalThis, 'marked', true)),
    isMarked: () => run(window, () => Reflect.has(globalThis, 'marked')),
  };
}
