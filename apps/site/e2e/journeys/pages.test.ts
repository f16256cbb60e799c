import { expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { textOfPdf } from '../support/pdf-text.ts';

openBrowser();

test('an address without a page says so in its language, and leads on', async () => {
  const path = '/en/nothing-here';
  const { status, headers } = await fetch(stack.site + path);
  expect([status, headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  const page = await visit(path);
  await hydrated(page);
  expect(await page.title()).toContain('Error 404');
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('main a').count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('header a[href$="/contact#contact-form"]').count()).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
  forgive(page, /404/);
});

test('on paper stands what is closed on the screen, and no form', async () => {
  const page = await visit('/products/dms');
  const answer = page.locator('main details p').first();
  expect(await answer.isVisible()).toBe(false);
  const words = ((await answer.textContent()) ?? '').replace(/\s/g, '');
  expect(words.length).toBeGreaterThan(20);
  const button = await page.locator('main form button[type=submit]').textContent();
  expect(button?.trim()).toBeTruthy();
  const printed = await textOfPdf(await page.pdf({ format: 'A4' }));
  expect(printed).toContain(words);
  expect(printed).not.toContain((button ?? '').replace(/\s/g, ''));
});
