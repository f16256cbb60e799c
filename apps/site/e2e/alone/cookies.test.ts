import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { bar, button, cookieNames } from '../support/cookie-bar.ts';
import { stack } from '../support/env.ts';
import { dataLayer, noteAtEnd, notedAtEnd, standIns, trackersOn } from '../support/trackers.ts';

openBrowser();
trackersOn();

test('P1 no third party is asked and nothing is stored before consent, whatever is clicked', async () => {
  const page = await visit('/');
  const asked = await standIns(page);
  await hydrated(page);
  await bar(page).waitFor();
  for (const path of ['/products', '/contact', '/about']) {
    await page.getByRole('banner').locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL(`**${path}`);
    await hydrated(page);
  }
  await page.locator('nav summary').first().click();
  await page.keyboard.press('Escape');
  await button(page, 'Ustawienia').click();
  expect(await page.locator('input[name=analytics]').isChecked()).toBe(false);
  expect(await page.locator('input[name=marketing]').isChecked()).toBe(false);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('P3 refusing is as easy as agreeing, and refused is refused', async () => {
  const page = await visit('/');
  const asked = await standIns(page);
  await hydrated(page);
  const looks = await bar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((one) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(one);
        const { height } = one.getBoundingClientRect();
        return [color, backgroundColor, borderColor, fontSize, fontWeight, height].join(' ');
      }),
    );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Tylko niezbędne').click();
  await bar(page).waitFor({ state: 'detached' });
  await page.goto(`${stack.site}/products`);
  await hydrated(page);
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual(['consent']);
});

test('P2 each purpose loads its own trackers, with Consent Mode denied by default', async () => {
  const page = await visit('/products');
  const asked = await standIns(page);
  await hydrated(page);
  await button(page, 'Ustawienia').click();
  await page.locator('input[name=analytics]').check();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Zapisz wybór').click();
  await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_gid', 'consent']);
  expect(asked.filter((address) => address.includes('facebook'))).toEqual([]);
  const [first, second] = await dataLayer(page);
  expect(first).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(second).toMatchObject([
    'consent',
    'update',
    { ad_storage: 'denied', analytics_storage: 'granted' },
  ]);
  expect(await dataLayer(page)).toContainEqual([
    'event',
    'page_view',
    { page_location: `${stack.site}/products`, page_title: await page.title() },
  ]);
  await page.locator('footer').getByRole('link', { name: 'Kariera' }).click();
  await page.waitForURL('**/careers');
  await hydrated(page);
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual([
      'event',
      'page_view',
      {
        page_location: `${stack.site}/careers`,
        page_title: expect.stringContaining('Kariera'),
      },
    ]);
  forgive(page, /asked https:\/\/www\.googletagmanager\.com/);
});

/** Events about calculators among others, in their order. */
const ofCalculators = (entries: unknown[]) =>
  entries
    .filter((entry): entry is [string, string, object] => Array.isArray(entry))
    .filter(([command, name]) => command === 'event' && name.startsWith('calculator'))
    .map(([, name, values]) => [name, values]);

const counted = (page: Page) => expect.poll(async () => ofCalculators(await dataLayer(page)));

const noted = async (page: Page) => ofCalculators(await notedAtEnd(page));

/** Two stages of a calculator, and then away from it. */
async function giveUp(page: Page, shown: (stage: number) => Promise<void>): Promise<void> {
  await page.locator('button[name=stage][value="2"]').click();
  await page.waitForURL(/stage=2/);
  await shown(2);
  await noteAtEnd(page);
  await page.getByRole('banner').locator('a[href="/blog"]').first().click();
  await page.waitForURL('**/blog');
  await hydrated(page);
}

test('P5 stages of a calculator and giving it up are counted with consent', async () => {
  const page = await visit('/kalkulator-aplikacji');
  await standIns(page);
  await hydrated(page);
  const at = (stage: number) => ({ calculator: 'kalkulator-aplikacji', stage });
  await button(page, 'Rozumiem, zgadzam się').click();
  await counted(page).toEqual([['calculatorStage', at(1)]]);
  // The next document knows the answer from its cookie.
  await page.reload();
  await hydrated(page);
  await counted(page).toEqual([['calculatorStage', at(1)]]);
  await giveUp(page, (stage) => counted(page).toContainEqual(['calculatorStage', at(stage)]));
  expect(await noted(page)).toEqual([
    ['calculatorStage', at(1)],
    ['calculatorStage', at(2)],
    ['calculatorLeft', at(2)],
  ]);
  forgive(page, /asked https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)/);
});

test('P5 a calculator that goes on in another language was not given up', async () => {
  const page = await visit('/kalkulator-aplikacji');
  await standIns(page);
  await hydrated(page);
  await button(page, 'Rozumiem, zgadzam się').click();
  await counted(page).toHaveLength(1);
  await noteAtEnd(page);
  await page.getByRole('banner').locator('details:has([hreflang^=de]) > summary').first().click();
  await page.getByRole('banner').locator('a[hreflang^=de]').first().click();
  await page.waitForURL('**/de/kalkulator-aplikacji');
  const names = (await noted(page)).map(([name]) => name);
  expect(names).toContain('calculatorStage');
  expect(names).not.toContain('calculatorLeft');
  forgive(page, /asked https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)/);
});

test('P5 nothing of a calculator is counted before consent, nor after a refusal', async () => {
  const page = await visit('/kalkulator-aplikacji');
  const asked = await standIns(page);
  await hydrated(page);
  await giveUp(page, async () => {
    await button(page, 'Tylko niezbędne').click();
    await bar(page).waitFor({ state: 'detached' });
  });
  await page.goto(`${stack.site}/kalkulator-aplikacji`);
  await hydrated(page);
  await giveUp(page, async () => undefined);
  expect(await noted(page)).toEqual([]);
  expect(await dataLayer(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('P2 withdrawn consent stops them at the next page and takes their cookies away', async () => {
  const page = await visit('/products');
  const asked = await standIns(page);
  await hydrated(page);
  await button(page, 'Rozumiem, zgadzam się').click();
  await expect.poll(() => cookieNames(page)).toEqual(['_fbp', '_ga', '_gid', 'consent']);
  await page.getByRole('button', { name: 'Ustawienia plików cookie' }).click();
  await button(page, 'Tylko niezbędne').click();
  await expect.poll(() => cookieNames(page)).toEqual(['consent']);
  const before = asked.length;
  await page.locator('footer').getByRole('link', { name: 'Kariera' }).click();
  await page.waitForURL('**/careers');
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await hydrated(page);
  expect(asked).toHaveLength(before);
  expect(await cookieNames(page)).toEqual(['consent']);
  forgive(page, /asked https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)/);
});

test('P2 P3 a page that comes back by "back" follows what was answered on another one', async () => {
  const page = await visit('/products');
  await standIns(page);
  await hydrated(page);
  await bar(page).waitFor();
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
  await bar(page).waitFor({ state: 'detached' });
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
