import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { leadsFrom, linkInMailTo, sender, stateOf } from '../support/leads.ts';
import { type Filled, open, press } from '../support/plain-visitor.ts';

openBrowser();

/** The button that sends the lead of a page. */
const SEND = 'form:has([name=consent]) [type=submit]';
const CAMPAIGN = 'utm_source=targi';

/** Sends the form of a page without scripts, and answers with the first such link of the mail. */
async function linkAfter(path: string, filled: Filled & { mail: string }, to: string) {
  const sent = await press(await open(path), SEND, { consent: 'on', ...filled });
  expect(sent.status).toBe(200);
  const link = await linkInMailTo(filled.mail, stack.site + to);
  // The page is for one visitor: no cache stores it, no index lists it, no page learns its address.
  const { headers } = await fetch(link);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  return link;
}

/** The page of a link in a mail; it is that of the stack under test. */
async function visitLink(link: string): Promise<Page> {
  const page = await visit(link.slice(stack.site.length), { viewport: PHONE });
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  return page;
}

test('P8: the newsletter comes after a confirmation, and ends with one press', async () => {
  const mail = sender('newsletter');
  const link = await linkAfter('/newsletter', { fullName: 'Anna', mail }, '/newsletter/confirm');
  expect(await stateOf(mail)).toEqual(['pending']);
  const page = await visitLink(link);
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await page.getByRole('heading', { name: 'Zapis potwierdzony' }).waitFor();
  expect(page.url()).not.toContain('token');
  expect(await stateOf(mail)).toEqual(['confirmed']);

  const again = await press(await open(link), 'main form [type=submit]');
  expect([again.status, again.textOf('h1')]).toEqual([403, 'Ten odnośnik już nie działa']);
  const out = await linkInMailTo(mail, `${stack.site}/newsletter/unsubscribe`);
  const leaving = await open(out);
  expect(await stateOf(mail)).toEqual(['confirmed']);
  const left = await press(leaving, 'main form [type=submit]');
  expect(left.textOf('h1')).toBe('Ten adres nie jest na liście');
  expect(await stateOf(mail)).toEqual(['unsubscribed']);
});

/** Opens a decision first, and confirms it by its button. */
async function decide(page: Page, title: string, button: string, outcome: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
  await page.locator('details[open]').getByRole('button', { name: button }).click();
  await page.locator('main').getByText(outcome).first().waitFor();
}

test('what was sent from an advert’s page can be seen, downloaded, taken back and deleted', async () => {
  const mail = sender('own');
  const fullName = 'Anna Kowalczyk <b>';
  const typed = { fullName, mail, phoneNumber: '+48 600 000 000', message: 'Magazyn, 40 osób.' };
  const form = { ...typed, topic: 'offer' };
  const link = await linkAfter(`/de/contact?${CAMPAIGN}`, form, '/de/my-request');
  const page = await visitLink(link);
  await page.getByRole('heading', { name: 'Ihre Anfrage' }).waitFor();
  const shown = await page.locator('main').innerText();
  for (const text of [...Object.values(typed), CAMPAIGN, 'Deutsch', '127.0.0.0'])
    expect(shown).toContain(text);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Kopie der Daten herunterladen' }).click(),
  ]);
  const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy).toMatchObject({ mail, fullName, locale: 'de' });

  const withdraw = 'Einwilligung widerrufen';
  await decide(page, withdraw, withdraw, 'Einwilligung am');
  expect(await leadsFrom(mail)).toMatchObject([
    { consent: { withdrawnAt: expect.stringContaining('T') } },
  ]);
  await decide(page, 'Anfrage löschen', 'Endgültig löschen', 'Anfrage gelöscht');
  expect(await leadsFrom(mail)).toEqual([]);

  const after = await open(link);
  expect([after.status, after.textOf('h1')]).toEqual([404, 'Diese Anfrage gibt es nicht mehr']);
  forgive(page, /404/);
});

test('a visitor reads their estimate request in words, with a link to the estimate', async () => {
  const mail = sender('chosen');
  const result = '/de/kalkulator-aplikacji?stage=3&items=booking,cart&later=cart';
  const filled = { fullName: 'Łucja Müller', companyName: 'Zakład', mail, consent: 'on' };
  const sent = await press(await open(result), '#quote form [type=submit]', filled);
  expect(sent.url.href).toMatch(/\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/);
  const own = await open(await linkInMailTo(mail, `${stack.site}/de/my-request`));
  const text = own.textOf('dl');
  expect(text).toMatch(/Thema\s*Schätzung/);
  expect(text).toMatch(/Für die zweite Ausbaustufe\s*Warenkorb/);
  expect(text).not.toMatch(/\b(items|later|booking|cart)\b/);
  expect(own.$(`dl a[href="${sent.url.pathname}"]`).length).toBe(1);
});
