import { expect, test } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';

openBrowser();

/** Most bytes of a second page on the wire, for a browser that has the dictionary. */
const SECOND_PAGE = 7_000;

test('after the home page the next page is a few kilobytes and whole', async () => {
  const page = await visit('/en', { locale: 'en-GB' });
  let visits = 0;
  /** Loads the contact page, each time at an address that the browser has no copy of. */
  const open = async () => {
    visits += 1;
    const response = await page.goto(`${stack.site}/en/contact?visit=${visits}`);
    const sizes = await response?.request().sizes();
    // The browser fetches the dictionary when idle, and not at all if the visitor leaves before.
    await page.waitForLoadState('networkidle');
    const headers = await response?.allHeaders();
    return {
      encoding: headers?.['content-encoding'],
      cacheControl: headers?.['cache-control'],
      bytes: sizes?.responseBodySize,
    };
  };
  await expect.poll(async () => (await open()).encoding).toBe('dcb');
  const { bytes, cacheControl } = await open();
  expect(bytes).toBeLessThan(SECOND_PAGE);
  expect(cacheControl).toContain('private');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-GB');
  expect(await page.locator('footer').count()).toBe(1);
});
