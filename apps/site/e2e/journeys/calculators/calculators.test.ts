import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  axeViolationsInSizes,
  forgive,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../../support/browser.ts';
import {
  expectNothingTypedIn,
  FLOWS,
  REFERENCE,
  sendQuote,
} from '../../support/calculator-flows.ts';
import { everything, inLanguage, languages, rows } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { leadsWith, mailsWith, sender } from '../../support/leads.ts';

openBrowser();

type FlowName = keyof typeof FLOWS;
const EACH = Object.keys(FLOWS) as FlowName[];
/** A calculator of each kind of steps. Requests walk through all of them, in every language. */
const OF_EACH_KIND = ['application', 'instant'] satisfies FlowName[];

const SENT = /\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/;

/** The request is in the inbox with its estimate. */
async function expectRequest(
  name: FlowName,
  state: 'new' | 'unverified',
  locale: string,
  mail: string,
  address: string,
) {
  const { formType } = FLOWS[name];
  const reference = REFERENCE.exec(address)?.[0] ?? '';
  const [lead] = await leadsWith(reference);
  expect(lead).toMatchObject({ reference, mail, locale, formType, state, topic: 'estimate' });
  expect(lead?.estimate).toEqual(expect.any(Number));
}

/** Two mails left: to the visitor and to us. */
async function expectMails(mail: string, address: string) {
  const mails = await mailsWith(REFERENCE.exec(address)?.[0] ?? '', 2);
  expect(mails.flatMap(({ to }) => to?.map((one) => one.address) ?? [])).toContain(mail);
}

async function expectSaved(name: FlowName, address: string) {
  const { pathname } = new URL(address);
  const saved = (await (await fetch(`${stack.site}${pathname}.json`)).json()) as {
    calculator: string;
    choice: { items: string[] };
  };
  expect(saved.calculator).toBe(FLOWS[name].calculator);
  expect(new Set(saved.choice.items)).toEqual(new Set(FLOWS[name].items));
}

/** The link to pass on is the address of this very page. */
async function expectLink(page: Page) {
  const { origin, pathname } = new URL(page.url());
  await page.getByRole('link', { name: origin + pathname, exact: true }).waitFor();
}

describe.each(languages('de'))('calculators in %s', (language) => {
  test.each(everything ? EACH : OF_EACH_KIND)(
    '%s leads to a lead in the admin, an estimate and a mail',
    async (name) => {
      const mail = sender(`${name}-${language}`);
      const page = await visit(inLanguage(language, FLOWS[name].begin), { viewport: PHONE });
      await hydrated(page);
      const look = async () => expect(await axeViolationsInSizes(page)).toEqual([]);
      await look();
      await FLOWS[name].walk(page, look);
      await page.locator('#quote form').waitFor();
      expectNothingTypedIn(page.url());
      await look();
      await sendQuote(page, mail);
      await page.waitForURL(SENT);
      expectNothingTypedIn(page.url());
      if (name === 'application') await look();
      await expectLink(page);
      await expectRequest(name, 'new', language, mail, page.url());
      await expectMails(mail, page.url());
      await expectSaved(name, page.url());
    },
    120_000,
  );
});

test.each(everything ? EACH : [EACH[0] as FlowName])('%s works without scripts', async (name) => {
  const mail = sender(`plain-${name}`);
  const page = await visit(inLanguage('de', FLOWS[name].begin), { javaScriptEnabled: false });
  await FLOWS[name].walk(page, async () => undefined);
  await page.locator('#quote form').waitFor();
  // A mistake keeps what was chosen and typed.
  await sendQuote(page, 'kein-at-zeichen');
  await page.locator('#quote form [aria-invalid=true]').first().waitFor();
  await sendQuote(page, mail);
  await page.waitForURL(SENT);
  expectNothingTypedIn(page.url());
  // Without scripts the captcha cannot be solved: the request is stored and marked.
  await expectRequest(name, 'unverified', 'de', mail, page.url());
  await expectSaved(name, page.url());
  forgive(page, /422/);
});

const VISITORS = [
  ['with scripts', true],
  ['without scripts', false],
] as const;

const NOTES = 'Faktury z trzech zakładów, Łódź & Köln';

test.each(rows(VISITORS, 0))(
  'what is written goes along to every stage and back, %s',
  async (_, scripts) => {
    const page = await visit('/de/kalkulator-dms', { javaScriptEnabled: scripts });
    const live = async () => scripts && (await hydrated(page));
    const on = page.locator('main aside button[type=submit]:not([formaction])');
    const back = page.locator('main aside button[formaction]');
    const notes = page.locator('textarea[name=notes]');
    const at = (path: string) =>
      page.waitForURL((url) => url.pathname === `/de${path}`, { waitUntil: 'load' });
    await live();
    await page.locator('#calculator-customised').check();
    await on.click();
    await at('/kalkulator-dms/summary');
    await notes.fill(NOTES);
    await page.locator('[name=users]').fill('25');
    await on.click();
    await at('/kalkulator-dms/final-page');
    await page.locator('blockquote', { hasText: NOTES }).waitFor();
    await page.locator('#quote [name=fullName]').fill('Łucja Müller');
    await back.click();
    await at('/kalkulator-dms/summary');
    expect(await notes.inputValue()).toBe(NOTES);
    expect(await page.locator('[name=users]').inputValue()).toBe('25');
    await notes.fill(`${NOTES}!`);
    await back.click();
    await at('/kalkulator-dms');
    expect(await page.locator('#calculator-customised').isChecked()).toBe(true);
    await on.click();
    await at('/kalkulator-dms/summary');
    expect(await notes.inputValue()).toBe(`${NOTES}!`);
    expect(await page.locator('[name=users]').inputValue()).toBe('25');
    expectNothingTypedIn(page.url());
  },
);

test.each(rows(VISITORS, 0))('ERP: words alone lead on, and come back, %s', async (_, scripts) => {
  const page = await visit('/kalkulator-erp-n', { javaScriptEnabled: scripts });
  if (scripts) await hydrated(page);
  const notes = page.locator('textarea[name=notes]');
  await notes.fill(NOTES);
  await page.locator('main aside button[type=submit]').click();
  await page.waitForURL(/\/final-page\?customised=1$/);
  await page.locator('blockquote', { hasText: NOTES }).waitFor();
  await page.locator('main aside button[formaction]').click();
  await page.waitForURL(/\/kalkulator-erp-n\?/);
  expect(await notes.inputValue()).toBe(NOTES);
  expectNothingTypedIn(page.url());
});

test('back, forward, a reload and another language keep the choice', async () => {
  const page = await visit('/kalkulator-aplikacji?preset=online-shop');
  await hydrated(page);
  await page.locator('button[name=stage][value="2"]').click();
  const figure = page.locator('main aside [role=status]');
  const withPreset = await figure.innerText();
  await page.locator('details:not([open]):has(#item-own-domain) > summary').click();
  await page.locator('#item-own-domain').click();
  await expect.poll(() => figure.innerText()).not.toBe(withPreset);
  const changed = await figure.innerText();
  await page.locator('main aside button[type=submit]').click();
  await page.waitForURL(/stage=3/);
  await page.goBack();
  await expect.poll(() => figure.innerText()).toBe(changed);
  await page.goForward();
  await page.locator('#quote').waitFor();
  await page.reload();
  await hydrated(page);
  expect(await figure.innerText()).toBe(changed);
  await page.getByRole('banner').locator('details:has([hreflang^=de]) > summary').first().click();
  await page.getByRole('banner').locator('a[hreflang^=de]').first().click();
  await page.waitForURL(/\/de\/kalkulator-aplikacji\?stage=3&items=/);
  const days = (text: string) => /\d+–\d+(?=\s(?:osobodni|Personentage))/.exec(text)?.[0];
  expect(days(changed)).toBeTruthy();
  expect(days(await figure.innerText())).toBe(days(changed));
});

test('a click changes the totals, and nothing is asked for', async () => {
  const page = await visit('/kalkulator-aplikacji?stage=2&preset=booking');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const figure = page.locator('main aside [role=status]');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser asks its cache for the icon of every new address.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  const [before = 0, after = 0] = await page.evaluate(() => {
    const days = () =>
      Number(
        /(\d+)–\d+\sosobodni/.exec(
          document.querySelector('main aside [role=status]')?.textContent ?? '',
        )?.[1],
      );
    const first = days();
    document.querySelector<HTMLInputElement>('#item-own-domain')?.click();
    return [first, days()];
  });
  expect(after - before).toBe(4);
  await page.waitForURL(/own-domain/);
  expect(await figure.innerText()).toContain(`${after}–`);
  expect(requests).toEqual([]);
});

test('what was ticked before the scripts ran is in the estimate', async () => {
  const page = await visit('/kalkulator-dms');
  const boxes = ['main input[name=items]', '#calculator-customised'];
  await page.evaluate((selectors) => {
    for (const one of selectors) document.querySelector<HTMLInputElement>(one)?.click();
  }, boxes);
  await page.waitForURL(/items=.*customised=1|customised=1.*items=/);
  for (const one of boxes) expect(await page.locator(one).first().isChecked()).toBe(true);
  expect(await page.locator('main aside [role=status]').innerText()).toMatch(/^\d/);
});

test('a number of users that was filled in before the scripts ran goes with the request', async () => {
  const page = await visit('/kalkulator-dms/summary?items=incoming-mail');
  await page.locator('[name=users]').fill('45');
  await page.locator('[name=notes]').fill('Archiwum od 1998 roku');
  await page.getByRole('button', { name: 'Przejdź do danych kontaktowych' }).first().click();
  await page.waitForURL('**/final-page?**');
  expect(new URL(page.url()).searchParams.get('users')).toBe('45');
  await page.locator('#quote-form').waitFor();
});

test('the thread of the stages ends at the one that the visitor is on', async () => {
  const page = await visit('/kalkulator-dms', { javaScriptEnabled: false });
  const here = page.locator('li[aria-current=step]');
  expect(await here.innerText()).toMatch(/^1\s+Zakres$/);
  const seen = (one: Element) => getComputedStyle(one).transform;
  expect(await here.locator('> span').first().evaluate(seen)).toBe('matrix(0, 0, 0, 1, 0, 0)');
  expect(await here.evaluate((one) => Number(getComputedStyle(one).fontWeight))).toBeGreaterThan(
    600,
  );
});
