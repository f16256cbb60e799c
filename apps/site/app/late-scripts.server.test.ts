import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.server.ts';

const DOCUMENT = `<html><head><link rel="modulepreload" href="/assets/entry.js" integrity="sha384-x"/><link rel="modulepreload" href="/assets/root.js"/></head><body><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`;

type Listener = (event: unknown) => void;

/** Runs a document's script in a fake browser that only records requests. */
function opened(html: string) {
  const listeners = new Map<string, Set<Listener>>();
  const preloaded: string[] = [];
  const ran: string[] = [];
  let whenIdle: () => void = () => undefined;
  const window: Record<string, unknown> = { requestIdleCallback: true };
  const browser = {
    window,
    document: {
      readyState: 'complete',
      createElement: () => ({}),
      head: { append: (link: { href: string }) => preloaded.push(link.href) },
    },
    load: async (module: string) => {
      ran.push(module);
      return { module };
    },
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: Listener) =>
      listeners.get(type)?.delete(listener),
    requestIdleCallback: (callback: () => void) => {
      whenIdle = callback;
    },
    requestAnimationFrame: (paint: () => void) => paint(),
  };
  const script = /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  new Function(...Object.keys(browser), script.replaceAll('import(', 'load('))(
    ...Object.values(browser),
  );
  return {
    window,
    preloaded,
    ran,
    idle() {
      whenIdle();
      return settled();
    },
    fire(type: string, target: unknown = {}, more: object = {}) {
      for (const listener of [...(listeners.get(type) ?? [])]) listener({ type, target, ...more });
      return settled();
    },
  };
}

/** Resolves when the page's tasks are done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** An element inside or outside of a button. */
const inside = (button: unknown) => ({ closest: () => button });

test('the document itself requests none of the modules', () => {
  const html = lateScripts(DOCUMENT);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script>window.__reactRouterContext = {};</script>');
});

test('an idle page fetches every module, and runs none before a visitor gives a sign', async () => {
  const page = opened(lateScripts(DOCUMENT, ['/assets/words.js']));
  expect(page.preloaded).toEqual([]);
  await page.idle();
  const all = ['/assets/entry.js', '/assets/root.js', '/assets/words.js'];
  expect(page.preloaded).toEqual(all);
  expect(page.ran).toEqual([]);
  await page.fire('pointermove');
  await page.fire('keydown');
  expect(page.preloaded).toEqual(all);
  expect(page.ran).toEqual([
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/home.js',
    '/assets/entry.js',
  ]);
  expect(page.window.__reactRouterRouteModules).toEqual({
    root: { module: '/assets/root.js' },
    home: { module: '/assets/home.js' },
  });
});

test.each(['pointermove', 'wheel', 'click', 'keydown', 'focusin'])(
  'a sign that comes before the page is idle fetches and runs: %s',
  async (sign) => {
    const page = opened(lateScripts(DOCUMENT));
    await page.fire(sign, inside(null));
    expect(page.preloaded).toHaveLength(2);
    expect(page.ran).toHaveLength(4);
  },
);

test('a mouse that rests where the page is opened is no sign; one that moves is', async () => {
  const page = opened(lateScripts(DOCUMENT));
  const mouse = { pointerType: 'mouse', movementX: 0, movementY: 0 };
  await page.fire('pointermove', {}, mouse);
  expect(page.ran).toEqual([]);
  await page.fire('pointermove', {}, { ...mouse, movementY: -1 });
  expect(page.ran).toHaveLength(4);
});

test('the last clicked button is stored until it is taken, and no later one', async () => {
  const page = opened(lateScripts(DOCUMENT));
  await page.fire('click', inside('previous'));
  await page.fire('click', inside('next'));
  await page.fire('click', inside(null));
  const take = page.window.takeEarlyClick as () => unknown;
  expect(take()).toBe('next');
  await page.fire('click', inside('previous'));
  expect(take()).toBe('next');
});

test('a document of another form is not sent with scripts that never start', () => {
  expect(() => lateScripts('<script async type="module">import "/x.js"</script>')).toThrow();
  expect(lateScripts('<p>no scripts</p>')).toBe('<p>no scripts</p>');
});
