import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.server.ts';

const DOCUMENT = `<html><head><link rel="modulepreload" href="/assets/entry.js" integrity="sha384-x"/><link rel="modulepreload" href="/assets/root.js"/></head><body><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`;

test('nothing of the modules is asked for by the document itself', () => {
  const html = lateScripts(DOCUMENT);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script>window.__reactRouterContext = {};</script>');
});

test('once begun, every module is preloaded together and the entry runs last', async () => {
  const script = /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(lateScripts(DOCUMENT))?.[1] ?? '';
  const asked: string[] = [];
  const preloaded: string[] = [];
  let begin: () => void = () => undefined;
  const window: Record<string, unknown> = { requestIdleCallback: true };
  const run = new Function(
    'window',
    'document',
    'load',
    'addEventListener',
    'removeEventListener',
    'requestIdleCallback',
    script.replaceAll('import(', 'load('),
  );
  run(
    window,
    {
      readyState: 'complete',
      createElement: () => ({}),
      head: { append: (link: { href: string }) => preloaded.push(link.href) },
    },
    async (module: string) => {
      asked.push(module);
      return { module };
    },
    () => undefined,
    () => undefined,
    (callback: () => void) => {
      begin = callback;
    },
  );
  expect(asked).toEqual([]);
  begin();
  begin();
  await new Promise((resolve) => setTimeout(resolve));
  expect(preloaded).toEqual(['/assets/entry.js', '/assets/root.js']);
  expect(asked).toEqual([
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/home.js',
    '/assets/entry.js',
  ]);
  expect(window.__reactRouterRouteModules).toEqual({
    root: { module: '/assets/root.js' },
    home: { module: '/assets/home.js' },
  });
});

test('a document of another form cannot leave the server with scripts that never start', () => {
  expect(() => lateScripts('<script async type="module">import "/x.js"</script>')).toThrow();
  expect(lateScripts('<p>no scripts</p>')).toBe('<p>no scripts</p>');
});
