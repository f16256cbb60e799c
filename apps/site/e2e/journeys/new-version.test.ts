import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Response } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { productionVariables } from '../support/env.ts';
import { startSecondSite } from '../support/second-site.ts';

openBrowser();

const dataDir = mkdtempSync(join(tmpdir(), 'new-version-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A script or style file of a build: what it has in every build, the hash, the kind. */
const HASHED = /([\w.-]+-)([\w-]{8})(\.(?:js|css))/g;
const BUILT = fileURLToPath(new URL('../../build/client/assets', import.meta.url));

/** Files of the build before, which differ as most do after an update: by the names that they name. */
const earlier = readdirSync(BUILT)
  .filter((name) => /\.(?:js|css)$/.test(name))
  .map((name) => ({
    name: before(name),
    text: `${before(readFileSync(join(BUILT, name), 'utf8'))}\n/* before */`,
  }));

function before(text: string): string {
  return text.replace(HASHED, '$1EARLIER0$3');
}

/** A site that has served the build before, and then was updated. */
const address = startSecondSite('server/main.ts', '/contact', (own) => {
  const assets = join(dataDir, 'site-assets', 'assets');
  mkdirSync(assets, { recursive: true });
  for (const { name, text } of earlier) writeFileSync(join(assets, name), text);
  return productionVariables({ ...own, DATA_DIR: dataDir });
});

/** Most bytes of all scripts and styles of a page on the wire; without a dictionary they are 110,000. */
const UPDATE = 10_000;

/** Fetches files as the script of a document does: modules, and styles ahead. */
async function fetchAll(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (hrefs) => {
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload';
      link.href = href;
      const loaded = new Promise((done, fail) => {
        link.onload = done;
        link.onerror = () => fail(new Error(href));
      });
      document.head.append(link);
      await loaded;
    }
  }, paths);
}

test('after an update a browser gets what differs of the scripts and styles that it has, and they run', async () => {
  // Nothing on this address loads scripts; its policy forbids them too.
  const page = await visit('/robots.txt', { bypassCSP: true }, address());
  await fetchAll(
    page,
    earlier.map(({ name }) => `/assets/${name}`),
  );
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.+\.(?:js|css)$/.test(response.url())) answers.push(response);
  });
  await page.goto(`${address()}/contact`);
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const found = await Promise.all(
    answers.map(async (response) => ({
      encoding: (await response.allHeaders())['content-encoding'],
      // Below zero where it comes from the browser's cache.
      bytes: Math.max(0, (await response.request().sizes()).responseBodySize),
    })),
  );
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter(({ encoding }) => encoding !== 'dcb')).toEqual([]);
  expect(found.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(UPDATE);
});
