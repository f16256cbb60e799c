import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DESKTOP, hydrated, openBrowser, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';

openBrowser();

const ENTRY = '**/assets/page-*.js';

test('an untouched page loads its scripts and runs none', async () => {
  const page = await visit('/');
  const html = await (await fetch(`${stack.site}/`)).text();
  const list = /for\(const href of (\[[^\]]+\])\)/.exec(html)?.[1] ?? '[]';
  const named = JSON.parse(list) as string[];
  expect(named.length).toBeGreaterThan(5);
  await expect.poll(() => page.evaluate(notFetched, named)).toEqual([]);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await hydrated(page);
  await page.getByRole('region', { name: 'Pliki cookie' }).waitFor();
  expect(asked).toEqual([]);
});

/** Runs in the page: the files that it has not got yet. */
function notFetched(paths: readonly string[]): string[] {
  const got = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
    .map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => !got.includes(path));
}

test('a click that only a script can answer waits for it, and is answered once', async () => {
  const page = await visit('about:blank', {}, '');
  await page.route(ENTRY, async (route) => {
    await sleep(1_500);
    await route.continue();
  });
  await page.goto(`${stack.site}/about`);
  await page.getByRole('button', { name: 'Ustawienia plików cookie' }).click();
  const bar = page.getByRole('region', { name: 'Pliki cookie' });
  expect(await bar.count()).toBe(0);
  await expect.poll(() => bar.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a link to a place in the page, and a reload there, end at that place', async () => {
  const page = await visit('/', { viewport: DESKTOP });
  const form = page.locator('#contact-form');
  const top = () => form.evaluate((element) => element.getBoundingClientRect().top);
  await page.locator('header a[href$="#contact-form"]:visible').click();
  await expect.poll(top).toBeLessThan(DESKTOP.height / 4);
  await page.waitForTimeout(1_000);
  const place = await top();
  expect(Math.abs(place)).toBeLessThan(DESKTOP.height / 4);

  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(5);

  await page.goto('about:blank');
  await page.goto(`${stack.site}/?locale=pl#contact-form`);
  await hydrated(page);
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(5);
});

test('after a reload "back" leads to the stage before, although no script has woken it', async () => {
  const page = await visit('/kalkulator-aplikacji');
  await hydrated(page);
  const toSecond = page.locator('button[name=stage][value="2"]');
  await toSecond.click();
  await page.waitForURL(/stage=2/);
  await toSecond.waitFor({ state: 'detached' });
  await page.reload();
  expect(await toSecond.count()).toBe(0);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await page.goBack();
  await toSecond.waitFor();
  expect(new URL(page.url()).search).toBe('');
});
