import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';

openBrowser();

const ENTRY = '**/assets/page-*.js';

interface LaterFiles {
  page: string[];
  wake: string[];
  islands: Record<string, string[]>;
}

/** Files that a document names for later: for every page, for its first island, for each island. */
async function laterFiles(path: string): Promise<LaterFiles> {
  const html = await (await fetch(stack.site + path)).text();
  const [, page = '', wake = '', islands = ''] =
    /const page=(\[.*?\]),wake=(\[.*?\]),islands=(\{.*?\});/.exec(html) ?? [];
  return { page: JSON.parse(page), wake: JSON.parse(wake), islands: JSON.parse(islands) };
}

function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

test('an untouched page loads the scripts of what is near and runs none; others follow in time', async () => {
  const page = await visit('/');
  const { page: own, wake, islands } = await laterFiles('/');
  const { slider = [] } = islands;
  const form = (islands['contact-form'] ?? []).filter((file) => !slider.includes(file));
  expect(form.length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(notFetched, [...own, ...wake, ...slider])).toEqual([]);
  expect(await page.evaluate(notFetched, form)).toEqual(form);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  const asked = scriptsAsked(page);
  await touch(page);
  await page.getByRole('region', { name: 'Pliki cookie' }).waitFor();
  await page.locator('[data-island="slider"][data-awake]').waitFor({ state: 'attached' });
  expect(asked).toEqual([]);
  await page.locator('#contact-form').scrollIntoViewIfNeeded();
  await page.locator('[data-island="contact-form"][data-awake]').waitFor({ state: 'attached' });
  expect(asked.sort()).toEqual(form.sort());
});

test('a page with its form far below fetches small files without React, and a popup’s code when it is pointed at', async () => {
  const page = await visit('/hosting-and-security', { viewport: PHONE });
  const { page: own, wake, islands } = await laterFiles('/hosting-and-security');
  const others = [...wake, ...Object.values(islands).flat()];
  expect(own.join(' ')).not.toMatch(/framework|parts|shared/);
  await expect.poll(() => page.evaluate(notFetched, own)).toEqual([]);
  const asked = scriptsAsked(page);
  await touch(page);
  await page.getByRole('region', { name: 'Pliki cookie' }).waitFor();
  expect(asked).toEqual([]);
  expect(await page.evaluate(notFetched, others)).toEqual(others);
  await page.locator('a[href="/consultation"]').first().dispatchEvent('pointerover');
  await expect.poll(() => asked.some((path) => path.includes('popups'))).toBe(true);
});

/** Runs in the page: the files that it has not fetched yet. */
function notFetched(paths: readonly string[]): string[] {
  const got = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
    .map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => !got.includes(path));
}

test('a click that only a script can answer waits for it, and is answered once', async () => {
  const page = await visit('about:blank', {}, '');
  const arrival = Promise.withResolvers<void>();
  await page.route(ENTRY, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`${stack.site}/about`);
  await page.getByRole('button', { name: 'Ustawienia plików cookie' }).click();
  const bar = page.getByRole('region', { name: 'Pliki cookie' });
  expect(await bar.count()).toBe(0);
  arrival.resolve();
  await expect.poll(() => bar.evaluate((element) => element === document.activeElement)).toBe(true);
});
