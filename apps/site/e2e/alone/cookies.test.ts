import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { back, next, tick } from '../support/calculator-flows.ts';
import { bar, button, cookieNames } from '../support/cookie-bar.ts';
import { stack } from '../support/env.ts';
import {
  configure,
  dataLayer,
  NONE,
  noteAtEnd,
  notedAtEnd,
  standIns,
  TRACKERS,
} from '../support/trackers.ts';

openBrowser();

beforeAll(() => configure(TRACKERS));
afterAll(() => configure(NONE));

const ASKED = /asked https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)/;

/** Events, each its name and its values, among what Google's scripts would find. */
const events = (entries: unknown[]) =>
  entries.flatMap((entry) => {
    const [command, name, values] = Array.isArray(entry) ? entry : [];
    return command === 'event' ? [[name, values]] : [];
  });
const ofCalculators = (entries: unknown[]) =>
  events(entries).filter(([name]) => String(name).startsWith('calculator'));

/** Paths that Google's scripts were told of as pages, in their order. */
const viewed = async (page: Page) =>
  events(await dataLayer(page)).flatMap(([name, { page_location }]) =>
    name === 'page_view' ? [new URL(page_location).pathname] : [],
  );

/** Calls of the pixel that wait for its script. */
const pixelCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { fbq: { queue: unknown[][] } }).fbq.queue);

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"], header a[href="${path}"]:visible`).first().click();
  await page.waitForURL(`**${path}`);
  await hydrated(page);
}

test('P1, P3, P5: before consent and after a refusal no third party is asked, nothing is stored or counted; refusing is as easy as agreeing', async () => {
  const page = await visit('/');
  const asked = await standIns(page);
  await hydrated(page);
  await bar(page).waitFor();
  const buttons = await bar(page).getByRole('button').all();
  const looks = await Promise.all(
    buttons.map((one) =>
      one.evaluate((found) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(found);
        const { height } = found.getBoundingClientRect();
        return [color, backgroundColor, borderColor, fontSize, fontWeight, height].join(' ');
      }),
    ),
  );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  expect(await axeViolations(page, '[data-cookie-bar]')).toEqual([]);

  await follow(page, '/kalkulator-aplikacji');
  await button(page, 'Ustawienia').click();
  for (const purpose of ['analytics', 'marketing'])
    expect(await page.locator(`input[name=${purpose}]`).isChecked()).toBe(false);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.locator('button[name=stage][value="2"]').click();
  await page.waitForURL(/stage=2/);
  await button(page, 'Tylko niezbędne').click();
  await bar(page).waitFor({ state: 'detached' });
  await noteAtEnd(page);
  await follow(page, '/careers');
  expect(ofCalculators(await notedAtEnd(page))).toEqual([]);
  expect(await dataLayer(page)).toEqual([]);
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual(['consent']);
});

test('P2, P5: each purpose loads its own trackers, denied by default; pages, stages and giving up are counted', async () => {
  const page = await visit('/kalkulator-aplikacji');
  const asked = await standIns(page);
  await hydrated(page);
  await button(page, 'Ustawienia').click();
  await page.locator('input[name=analytics]').check();
  expect(await axeViolations(page, '[data-cookie-bar]')).toEqual([]);
  await button(page, 'Zapisz wybór').click();
  await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_gid', 'consent']);
  expect(asked.filter((address) => address.includes('facebook'))).toEqual([]);
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  };
  const [first, second] = await dataLayer(page);
  expect(first).toEqual(['consent', 'default', denied]);
  const granted = { ad_storage: 'denied', analytics_storage: 'granted' };
  expect(second).toMatchObject(['consent', 'update', granted]);
  const at = (stage: number) => ({ calculator: 'kalkulator-aplikacji', stage });
  const counted = () => expect.poll(async () => ofCalculators(await dataLayer(page)));
  await counted().toEqual([['calculatorStage', at(1)]]);
  // The next document knows the answer from its cookie.
  await page.reload();
  await hydrated(page);
  const view = { page_location: page.url(), page_title: await page.title() };
  await expect.poll(() => dataLayer(page)).toContainEqual(['event', 'page_view', view]);
  await page.locator('button[name=stage][value="2"]').click();
  await counted().toContainEqual(['calculatorStage', at(2)]);
  await noteAtEnd(page);
  await follow(page, '/careers');
  expect(ofCalculators(await notedAtEnd(page))).toEqual([
    ['calculatorStage', at(1)],
    ['calculatorStage', at(2)],
    ['calculatorLeft', at(2)],
  ]);
  await expect.poll(() => viewed(page)).toEqual(['/careers']);
  forgive(page, ASKED);
});

/** A page whose visitor has agreed to everything. */
async function agreed(path: string): Promise<{ page: Page; asked: string[] }> {
  const page = await visit('about:blank', {}, '');
  await setConsent(page, '1.analytics-1.marketing-1');
  const asked = await standIns(page);
  await page.goto(stack.site + path);
  await hydrated(page);
  return { page, asked };
}

const setConsent = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'consent', value, url: stack.site }]);

test('P5: a form that was begun and left is counted, for Google and not for the pixel; P2: withdrawn consent stops both and takes their cookies away', async () => {
  const { page, asked } = await agreed('/contact');
  await page.locator('form [name=fullName]').fill('Anna');
  const begun = ['event', 'formStarted', { form: 'contact' }];
  await expect.poll(() => dataLayer(page)).toContainEqual(begun);
  expect(JSON.stringify(await dataLayer(page))).not.toContain('Anna');
  const pixel = JSON.stringify(await pixelCalls(page));
  expect(pixel).toContain('["track","PageView"]');
  expect(pixel).not.toContain('form');
  await noteAtEnd(page);
  await follow(page, '/careers');
  expect(await notedAtEnd(page)).toContainEqual(['event', 'formRejected', { form: 'contact' }]);

  await expect.poll(() => cookieNames(page)).toEqual(['_fbp', '_ga', '_gid', 'consent']);
  await page.getByRole('button', { name: 'Ustawienia plików cookie' }).click();
  await button(page, 'Tylko niezbędne').click();
  await expect.poll(() => cookieNames(page)).toEqual(['consent']);
  const before = asked.length;
  await follow(page, '/about');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(asked).toHaveLength(before);
  expect(await cookieNames(page)).toEqual(['consent']);
  forgive(page, ASKED);
});

test('P5: a stage with an address of its own is counted as a page, once, by both; P2, P3: a page that comes back by "back" follows what was answered on another one', async () => {
  const { page } = await agreed('/kalkulator-dms');
  await expect.poll(() => viewed(page)).toEqual(['/kalkulator-dms']);
  await tick(page, 'incoming-mail');
  await next(page).click();
  await page.waitForURL('**/kalkulator-dms/summary?**');
  await expect.poll(() => viewed(page)).toEqual(['/kalkulator-dms', '/kalkulator-dms/summary']);
  await back(page).click();
  await expect.poll(() => viewed(page)).toHaveLength(3);
  const views = (await pixelCalls(page)).filter(([, name]) => name === 'PageView');
  expect(views).toHaveLength(3);

  // Headless Chromium keeps no page for "back": the answer of another one, and the event alone.
  const comeBack = async (consent: string) => {
    await setConsent(page, consent);
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  };
  await comeBack('1.analytics-1.marketing-1');
  expect(await viewed(page)).toHaveLength(4);
  await comeBack('1.analytics-0.marketing-0');
  expect(await viewed(page)).toHaveLength(4);
  expect(await cookieNames(page)).toEqual(['consent']);
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST'))).toBe(true);
  forgive(page, ASKED);
});
