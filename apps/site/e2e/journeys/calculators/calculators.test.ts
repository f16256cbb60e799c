import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  axeViolationsInSizes,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../../support/browser.ts';
import {
  back,
  expectNothingTypedIn,
  next,
  REFERENCE,
  sendQuote,
  tick,
} from '../../support/calculator-flows.ts';
import { stack } from '../../support/env.ts';
import { leadsWith, mailsWith, sender } from '../../support/leads.ts';

openBrowser();

const SENT = /\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/;

const figure = (page: Page) => page.locator('main aside [role=status]');
const lowest = (text: string | null) =>
  Number(/(\d+)–\d+(?=\s(?:osobodni|Personentage))/.exec(text ?? '')?.[1] ?? 0);
const look = async (page: Page) => expect(await axeViolationsInSizes(page)).toEqual([]);

/** Ticks two items: the totals follow within the click, without a request. */
async function chooseItems(page: Page): Promise<void> {
  const rules = page.locator('script[type=speculationrules]');
  expect(await rules.count()).toBe(1);
  await tick(page, 'booking');
  await page.waitForURL(/items=booking/);
  // With speculation rules Chromium would take longer for each click after a change of the address.
  expect(await rules.count()).toBe(0);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  const [before = '', after = ''] = await page.evaluate(() => {
    const text = () => document.querySelector('main aside [role=status]')?.textContent ?? '';
    const first = text();
    document.querySelector<HTMLInputElement>('#item-own-domain')?.click();
    return [first, text()];
  });
  expect(lowest(after) - lowest(before)).toBe(4);
  await page.waitForURL(/own-domain/);
  expect(requests).toEqual([]);
}

test('the choice stays over back, forward, reloads and another language, and leads to a lead with its estimate and two mails', async () => {
  const mail = sender('application');
  const page = await visit('/kalkulator-aplikacji', { viewport: PHONE });
  await hydrated(page);
  const toSecond = page.locator('button[name=stage][value="2"]');
  await toSecond.click();
  await page.waitForURL(/stage=2/);
  await toSecond.waitFor({ state: 'detached' });
  await page.reload();
  // No script has hydrated the page, and "back" still leads to the stage before.
  await page.goBack();
  await toSecond.waitFor();
  expect(new URL(page.url()).search).toBe('');
  await hydrated(page);
  await page.goForward();
  await toSecond.waitFor({ state: 'detached' });
  await chooseItems(page);
  await look(page);

  const chosen = lowest(await figure(page).textContent());
  expect(chosen).toBeGreaterThan(0);
  await next(page).click();
  await page.waitForURL(/stage=3/);
  await page.goBack();
  await expect.poll(async () => lowest(await figure(page).textContent())).toBe(chosen);
  await page.goForward();
  await page.locator('#quote').waitFor();
  await page.reload();
  await hydrated(page);
  const forms = page.locator('form:has([name=consent])');
  expect(await forms.count()).toBe(1);
  await page.getByRole('link', { name: 'Wyślij zapytanie' }).click();
  await expect.poll(async () => (await forms.boundingBox())?.y).toBeLessThan(PHONE.height / 2);

  const language = page.getByRole('banner').locator('details:has([hreflang^=de])');
  await language.locator('> summary').first().click();
  await language.locator('a[hreflang^=de]').first().click();
  await page.waitForURL(/\/de\/kalkulator-aplikacji\?stage=3&items=/);
  await hydrated(page);
  expect(lowest(await figure(page).textContent())).toBe(chosen);
  await look(page);
  await sendQuote(page, mail);
  await page.waitForURL(SENT);
  expectNothingTypedIn(page.url());
  await look(page);
  await expectStored(page, mail);
});

/** The lead has its estimate, two mails were sent, and the page gives its own address to share. */
async function expectStored(page: Page, mail: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  await page.getByRole('link', { name: origin + pathname, exact: true }).waitFor();
  const reference = REFERENCE.exec(page.url())?.[0] ?? '';
  const estimate = expect.any(Number);
  const about = { formType: 'estimateMobileApp', locale: 'de', state: 'new', topic: 'estimate' };
  expect(await leadsWith(reference)).toMatchObject([{ reference, mail, ...about, estimate }]);
  const mails = await mailsWith(reference, 2);
  expect(mails.flatMap(({ to }) => to?.map((one) => one.address) ?? [])).toContain(mail);
  const saved = await (await fetch(`${stack.site}${pathname}.json`)).json();
  const items = expect.toSatisfy(
    (keys: string[]) => keys.toSorted().join() === 'booking,own-domain',
  );
  expect(saved).toMatchObject({ calculator: 'kalkulator-aplikacji', choice: { items } });
}

const NOTES = 'Faktury z trzech zakładów, Łódź & Köln';

test('what was ticked and written before the scripts ran counts, and goes with the visitor to every stage and back', async () => {
  const page = await visit('/de/kalkulator-dms');
  const customised = page.locator('#calculator-customised');
  const notes = page.locator('textarea[name=notes]');
  const users = page.locator('[name=users]');
  const at = (path: string) =>
    page.waitForURL((url) => url.pathname === `/de${path}`, { waitUntil: 'load' });
  const boxes = ['main input[name=items]', '#calculator-customised'];
  await page.evaluate((selectors) => {
    for (const one of selectors) document.querySelector<HTMLInputElement>(one)?.click();
  }, boxes);
  await page.waitForURL(/items=.*customised=1|customised=1.*items=/);
  for (const one of boxes) expect(await page.locator(one).first().isChecked()).toBe(true);
  expect(await figure(page).innerText()).toMatch(/^\d/);
  const here = page.locator('li[aria-current=step]');
  expect(await here.innerText()).toMatch(/^1\s/);
  // The line of the stages ends at the one that the visitor is on.
  const drawn = await here
    .locator('> span')
    .first()
    .evaluate((one) => getComputedStyle(one).transform);
  expect(drawn).toBe('matrix(0, 0, 0, 1, 0, 0)');
  await next(page).click();
  await at('/kalkulator-dms/summary');

  await page.reload();
  await notes.fill(NOTES);
  await users.fill('25');
  await next(page).click();
  await at('/kalkulator-dms/final-page');
  expect(new URL(page.url()).searchParams.get('users')).toBe('25');
  await page.locator('blockquote', { hasText: NOTES }).waitFor();
  await page.locator('#quote [name=fullName]').fill('Łucja Müller');
  await back(page).click();
  await at('/kalkulator-dms/summary');
  expect(await notes.inputValue()).toBe(NOTES);
  expect(await users.inputValue()).toBe('25');
  await notes.fill(`${NOTES}!`);
  await back(page).click();
  await at('/kalkulator-dms');
  expect(await customised.isChecked()).toBe(true);
  await next(page).click();
  await at('/kalkulator-dms/summary');
  expect(await notes.inputValue()).toBe(`${NOTES}!`);
  expect(await users.inputValue()).toBe('25');
  expectNothingTypedIn(page.url());
});
