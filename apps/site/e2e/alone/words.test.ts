import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { openOfficeForm, saveForm } from '../support/forms.ts';
import { backOffice, mailsWith, sender, sendLead } from '../support/leads.ts';

openBrowser();

const LIVE = { interval: 50 };

const PATHS = ['/', '/contact', '/de', '/de/contact', '/de/estimate-project', '/en/blog'];

/** A page without its data: the closed days in it are calculated anew at times. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(stack.site + path)).text();
  return html.replace(/<script type="application\/json">.*?<\/script>/gs, '');
}

const all = () => Promise.all(PATHS.map(textOf));

const LIST = '/collections/changed-words';

/** Opens the form of a text, found by any words of it. */
async function find(page: Page, words: string, key: string, locale: string) {
  await page.goto(`${stack.cms}/admin${LIST}`);
  // The list writes its own question into the address when it is awake.
  await page.waitForURL(/sort=/);
  await page.getByRole('textbox', { name: /Szukaj/ }).fill(words);
  await page.waitForURL(/search=/);
  const { docs } = await backOffice<{ docs: { id: number }[] }>(
    `/changed-words?where[key][equals]=${key}&where[locale][equals]=${locale}`,
  );
  await page.locator(`td a[href$="/changed-words/${docs[0]?.id}"]`).click();
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.waitFor();
  return text;
}

async function change(page: Page, words: string, key: string, locale: string, text: string) {
  await (await find(page, words, key, locale)).fill(text);
  await saveForm(page, '#action-save');
}

/** An empty text is the built-in one. */
const goBack = (page: Page, words: string, key: string, locale: string) =>
  change(page, words, key, locale, '');

/** Number of texts that differ from the built-in ones. */
async function countStored(): Promise<number> {
  const changed = '/changed-words?where[changed][equals]=true';
  return (await backOffice<{ totalDocs: number }>(changed)).totalDocs;
}

test('an editor changes a German button and a Polish mail, is refused without a placeholder, and goes back', async () => {
  const before = await all();
  const stored = await countStored();
  const page = await openOfficeForm(LIST);

  await change(page, 'anfrage senden', 'forms.send', 'de', 'Jetzt anfragen');
  await expect.poll(() => textOf('/de/contact'), LIVE).toContain('Jetzt anfragen');
  const subject = await find(page, 'mamy wiadomosc', 'mail.confirmation.subject', 'pl');
  await subject.fill('Mamy Twoją wiadomość');
  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.locator('#action-save').click();
  await refused;
  await page.getByText('Brakuje: {reference}.').first().waitFor();
  expect(await subject.inputValue()).toBe('Mamy Twoją wiadomość');
  await subject.fill('{reference}: dziękujemy');
  await saveForm(page, '#action-save');
  const arrived = 'Twoja wiadomość jest już u nas. Numer:';
  await change(page, 'zapisalismy pod numerem', 'mail.confirmation.arrived', 'pl', arrived);

  const german = await visit('/de/contact');
  await hydrated(german);
  const button = german.getByRole('button', { name: 'Jetzt anfragen' });
  await button.click();
  // The island runs: it names the missing field in the built-in words, and the button stays.
  await german.getByText('Geben Sie Ihren Vor- und Nachnamen ein.').first().waitFor();
  expect(await button.isVisible()).toBe(true);
  expect(await textOf('/contact')).toBe(before[1]);

  const mail = sender('slowa');
  const reference = await sendLead({ mail });
  const mails = await mailsWith(reference, 2);
  const own = mails.find(({ to }) => to?.some(({ address }) => address === mail));
  expect(own?.subject).toBe(`${reference}: dziękujemy`);
  expect(own?.text?.replaceAll('\u00A0', ' ')).toContain(arrived);

  await goBack(page, 'jetzt anfragen', 'forms.send', 'de');
  await goBack(page, 'dziekujemy reference', 'mail.confirmation.subject', 'pl');
  await goBack(page, 'juz u nas', 'mail.confirmation.arrived', 'pl');
  expect(await countStored()).toBe(stored);
  await expect.poll(all).toEqual(before);
  forgive(page, /status of 400/);
});
