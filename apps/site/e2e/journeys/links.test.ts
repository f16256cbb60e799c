import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { sendQuote } from '../support/calculator-flows.ts';
import { everything, LANGUAGES } from '../support/combinations.ts';
import { stack } from '../support/env.ts';
import { leadsFrom, linkInMailTo, sender, stateOf } from '../support/leads.ts';

openBrowser();

const WORDS = {
  pl: {
    prefix: '',
    send: 'Wyślij zapytanie',
    confirm: 'Potwierdzam zapis',
    confirmed: 'Zapis potwierdzony',
    used: 'Ten odnośnik już nie działa',
    leave: 'Wypisuję ten adres',
    left: 'Ten adres nie jest na liście',
    request: 'Twoje zapytanie',
    download: 'Pobierz kopię danych',
    withdraw: ['Wycofaj zgodę', 'Wycofuję zgodę', 'Zgoda wycofana'],
    delete: ['Usuń moje dane', 'Usuń na zawsze', 'Dane usunięte'],
    gone: 'Tych danych już nie mamy',
  },
  en: {
    prefix: '/en',
    send: 'Send enquiry',
    confirm: 'Confirm subscription',
    confirmed: 'Subscription confirmed',
    used: 'This link no longer works',
    leave: 'Unsubscribe this address',
    left: 'This address is not on the list',
    request: 'Your request',
    download: 'Download a copy of the data',
    withdraw: ['Withdraw consent', 'Withdraw my consent', 'Consent withdrawn'],
    delete: ['Delete the request', 'Delete for good', 'Request deleted'],
    gone: 'This request no longer exists',
  },
  de: {
    prefix: '/de',
    send: 'Anfrage senden',
    confirm: 'Anmeldung bestätigen',
    confirmed: 'Anmeldung bestätigt',
    used: 'Dieser Link gilt nicht mehr',
    leave: 'Diese Adresse abmelden',
    left: 'Diese Adresse steht nicht auf der Liste',
    request: 'Ihre Anfrage',
    download: 'Kopie der Daten herunterladen',
    withdraw: ['Einwilligung widerrufen', 'Einwilligung widerrufen', 'Einwilligung am'],
    delete: ['Anfrage löschen', 'Endgültig löschen', 'Anfrage gelöscht'],
    gone: 'Diese Anfrage gibt es nicht mehr',
  },
} as const;

const NAME = { pl: 'polski', en: 'English', de: 'Deutsch' };
const CAMPAIGN = 'utm_source=targi';

const EACH = everything
  ? LANGUAGES.flatMap((language) => [
      { language, scripts: true },
      { language, scripts: false },
    ])
  : ([{ language: 'pl', scripts: true }] as const);

/** Below the address in the mail, which is that of the stack under test. */
const below = (link: string) => link.slice(stack.site.length);

async function open(link: string, scripts: boolean): Promise<Page> {
  const page = await visit(below(link), { javaScriptEnabled: scripts, viewport: PHONE });
  if (scripts) await hydrated(page);
  return page;
}

/** The page is for one visitor: no cache stores it, no index lists it, no page learns its address. */
async function expectPrivate(link: string): Promise<void> {
  const { headers } = await fetch(link);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('x-robots-tag')).toContain('noindex');
}

describe.each(EACH)('links in $language, scripts: $scripts', ({ language, scripts }) => {
  const words = WORDS[language];

  test('P8: the newsletter comes after a confirmation, and ends with one press', async () => {
    const mail = sender(`newsletter-${language}-${scripts}`);
    const body = new URLSearchParams({
      topic: 'Newsletter',
      fullName: 'Anna',
      mail,
      consent: 'on',
    });
    const signUp = { method: 'POST', body, redirect: 'manual' } as const;
    expect((await fetch(`${stack.site}${words.prefix}/newsletter`, signUp)).status).toBe(303);
    const link = await linkInMailTo(mail, `${stack.site}${words.prefix}/newsletter/confirm`);
    await expectPrivate(link);
    expect(await stateOf(mail)).toEqual(['pending']);

    const page = await open(link, scripts);
    if (scripts) expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.confirm }).click();
    await page.getByRole('heading', { name: words.confirmed }).waitFor();
    expect(page.url()).not.toContain('token');
    expect(await stateOf(mail)).toEqual(['confirmed']);

    const again = await open(link, scripts);
    await again.getByRole('button', { name: words.confirm }).click();
    await again.getByRole('heading', { name: words.used }).waitFor();
    forgive(again, /403/);

    const out = await linkInMailTo(mail, `${stack.site}${words.prefix}/newsletter/unsubscribe`);
    const leaving = await open(out, scripts);
    expect(await stateOf(mail)).toEqual(['confirmed']);
    await leaving.getByRole('button', { name: words.leave }).click();
    await leaving.getByRole('heading', { name: words.left }).waitFor();
    expect(await stateOf(mail)).toEqual(['unsubscribed']);
  });

  test('what was sent can be seen, downloaded, taken back and deleted', async () => {
    const mail = sender(`own-${language}-${scripts}`);
    await sendContact(`${words.prefix}/contact`, words.send, mail);
    const link = await linkInMailTo(mail, `${stack.site}${words.prefix}/my-request`);
    await expectPrivate(link);
    const page = await open(link, scripts);
    await page.getByRole('heading', { name: words.request }).waitFor();
    const shown = await page.locator('main').innerText();
    const expected = ['Anna Kowalczyk <b>', mail, '+48 600 000 000', 'Magazyn, 40 osób.', CAMPAIGN];
    for (const text of [...expected, NAME[language], '127.0.0.0']) expect(shown).toContain(text);
    if (scripts) expect(await axeViolations(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.download }).click(),
    ]);
    const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(copy).toMatchObject({ mail, fullName: 'Anna Kowalczyk <b>', locale: language });

    await decide(page, words.withdraw);
    expect(await leadsFrom(mail)).toMatchObject([
      { consent: { withdrawnAt: expect.stringContaining('T') } },
    ]);
    await decide(page, words.delete);
    expect(await leadsFrom(mail)).toEqual([]);

    const after = await open(link, scripts);
    await after.getByRole('heading', { name: words.gone }).waitFor();
    forgive(after, /404/);
  });
});

/** A decision opens first, and is taken by its button. */
async function decide(page: Page, [title, button, outcome]: readonly string[]): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
  await page.locator('details[open]').getByRole('button', { name: button }).click();
  await page
    .locator('main')
    .getByText(outcome ?? '')
    .first()
    .waitFor();
}

async function sendContact(path: string, send: string, mail: string): Promise<void> {
  const page = await visit(`${path}?${CAMPAIGN}`);
  await hydrated(page);
  const form = page.locator('form:has([name=fullName])');
  await form.locator('[name=fullName]').fill('Anna Kowalczyk <b>');
  await form.locator('[name=mail]').fill(mail);
  await form.locator('[name=phoneNumber]').fill('+48 600 000 000');
  await form.locator('[name=topic]').selectOption('offer');
  await form.locator('[name=message]').fill('Magazyn, 40 osób.');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: send }).click();
  await page.getByRole('dialog').waitFor();
}

test('a visitor reads their estimate request in words, with a link to the estimate', async () => {
  const mail = sender('chosen');
  const page = await visit('/de/kalkulator-aplikacji?stage=3&items=booking,cart&later=cart', {
    viewport: PHONE,
  });
  await hydrated(page);
  await sendQuote(page, mail);
  await page.waitForURL(/\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/);
  const { pathname } = new URL(page.url());
  const own = await open(await linkInMailTo(mail, `${stack.site}/de/my-request`), false);
  const facts = own.locator('dl').first();
  const text = await facts.innerText();
  expect(text).toMatch(/Thema\s+Schätzung/);
  expect(text).toMatch(/Für die zweite Ausbaustufe\s+Warenkorb/);
  expect(text).not.toMatch(/\b(items|later|booking|cart)\b/);
  await facts.locator(`a[href="${pathname}"]`).waitFor();
});
