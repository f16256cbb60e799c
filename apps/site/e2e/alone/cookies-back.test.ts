import { expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { cookieNames } from '../support/cookie-bar.ts';
import { stack } from '../support/env.ts';
import { dataLayer, standIns, trackersOn } from '../support/trackers.ts';

openBrowser();
trackersOn();

test('P2 P3 a page that comes back by "back" follows what was answered on another one', async () => {
  const page = await visit('/products');
  await standIns(page);
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Pliki cookie' });
  await bar.waitFor();
  // Headless Chromium has no page cache for "back": another page's answer and the event stand in.
  const comeBack = async (consent: string) => {
    await page.context().addCookies([{ name: 'consent', value: consent, url: stack.site }]);
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  };
  const views = async () =>
    (await dataLayer(page)).filter((entry) => String(entry).startsWith('event,page_view')).length;
  await comeBack('1.analytics-1.marketing-1');
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => cookieNames(page)).toEqual(['_fbp', '_ga', '_gid', 'consent']);
  expect(await views()).toBe(1);
  await comeBack('1.analytics-1.marketing-1');
  expect(await views()).toBe(2);
  await comeBack('1.analytics-0.marketing-0');
  expect(await views()).toBe(2);
  expect(await cookieNames(page)).toEqual(['consent']);
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST'))).toBe(true);
  forgive(page, /asked https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)/);
});
