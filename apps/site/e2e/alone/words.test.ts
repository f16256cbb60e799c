import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { openOfficeForm } from '../support/forms.ts';
import { backOffice, mailsWith, sender, sendLead } from '../support/leads.ts';

openBrowser();

const LIVE = { interval: 50 };

const PATHS = ['/', '/contact', '/de', '/de/contact', '/de/estimate-project', '/en/blog'];

const textOf = async (path: string) => (await fetch(stack.site + path)).text();

const all = () => Promise.all(PATHS.map(textOf));

/** One text of the page, found by any words of it. */
async function find(page: Page, words: string, key: string) {
  await page.getByLabel('Szukaj słowa').fill(words);
  const card = page.locator(`[data-word="${key}"]`);
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
  const field = (language: string) => card.getByRole('textbox', { name: `Tekst, ${language}: ` });
  return { card, press, field };
}

async function change(page: Page, words: string, key: string, language: string, text: string) {
  const { card, press, field } = await find(page, words, key);
  await field(language).fill(text);
  await press('Zapisz');
  await card.getByText('Zapisano. Już obowiązuje.').waitFor();
}

async function goBack(page: Page, words: string, key: string) {
  const { card, press } = await find(page, words, key);
  await press('Przywróć wbudowany');
  await card.getByText('Przywrócono wbudowany tekst.').waitFor();
}

/** Number of texts that differ from the built-in ones. */
async function countStored(): Promise<number> {
  return (await backOffice<{ totalDocs: number }>('/changed-words')).totalDocs;
}

test('an editor changes a German button and a Polish mail, is refused without a placeholder, and goes back', async () => {
  const before = await all();
  const stored = await countStored();
  const page = await openOfficeForm('/collections/changed-words');

  await change(page, 'anfrage senden', 'forms.send', 'Deutsch', 'Jetzt anfragen');
  await expect.poll(() => textOf('/de/contact'), LIVE).toContain('Jetzt anfragen');
  const subject = await find(page, 'mamy wiadomosc', 'mail.confirmation.subject');
  await subject.field('Polski').fill('Mamy Twoją wiadomość');
  const refused = page.waitForResponse((response) => response.status() === 400);
  await subject.press('Zapisz');
  await refused;
  await subject.card.getByText('Brakuje: {reference}.').waitFor();
  expect(await subject.field('Polski').inputValue()).toBe('Mamy Twoją wiadomość');
  const thanks = '{reference}: dziękujemy';
  await change(page, 'mamy wiadomosc', 'mail.confirmation.subject', 'Polski', thanks);
  const arrived = 'Twoja wiadomość jest już u nas. Numer:';
  await change(page, 'zapisalismy pod numerem', 'mail.confirmation.arrived', 'Polski', arrived);

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

  await goBack(page, 'jetzt anfragen', 'forms.send');
  await goBack(page, 'dziekujemy reference', 'mail.confirmation.subject');
  await goBack(page, 'juz u nas', 'mail.confirmation.arrived');
  expect(await countStored()).toBe(stored);
  await expect.poll(all).toEqual(before);
  forgive(page, /status of 400/);
});
