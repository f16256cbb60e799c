import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  axeViolations,
  forgive,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../../support/browser.ts';
import { languages } from '../../support/combinations.ts';
import { productPaths } from '../../support/content.ts';
import { stack } from '../../support/env.ts';
import { leadsFrom, leadsWith, mailsWith, sender } from '../../support/leads.ts';

openBrowser();

const WORDS = {
  pl: {
    path: '/contact',
    send: 'Wyślij zapytanie',
    missing: 'Wpisz imię i nazwisko.',
    mail: 'Wpisz adres e-mail w postaci nazwa@firma.pl.',
    thanks: 'Dziękujemy, mamy Twoje zapytanie',
  },
  en: {
    path: '/en/contact',
    send: 'Send enquiry',
    missing: 'Enter your full name.',
    mail: 'Enter an email address like name@company.com.',
    thanks: 'Thank you, we have your enquiry',
  },
  de: {
    path: '/de/contact',
    send: 'Anfrage senden',
    missing: 'Geben Sie Ihren Vor- und Nachnamen ein.',
    mail: 'Geben Sie eine E-Mail-Adresse wie name@firma.de ein.',
    thanks: 'Vielen Dank, Ihre Anfrage ist da',
  },
};
const REFERENCE = /[A-Z]+-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;

async function fillForm(page: Page, mail: string): Promise<void> {
  const form = page.locator('form:has([name=fullName])');
  await form.locator('[name=fullName]').fill('Anna Kowalczyk <b>');
  await form.locator('[name=mail]').fill(mail);
  await form.locator('[name=phoneNumber]').fill('+48 600 000 000');
  await form.locator('[name=topic]').selectOption('offer');
  await form
    .locator('[name=message]')
    .fill('Magazyn i produkcja, 40 osób.\n=HYPERLINK("http://evil.example")');
  await form.locator('[name=consent]').check();
}

describe.each(languages('en'))('contact form in %s', (language) => {
  const words = WORDS[language];

  test('sends a request to the inbox and confirms it by mail', async () => {
    const mail = sender(`js-${language}`);
    const page = await visit(words.path);
    await hydrated(page);
    await fillForm(page, mail);
    await page.getByRole('button', { name: words.send }).click();
    const dialog = page.getByRole('dialog', { name: words.thanks });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const reference = REFERENCE.exec(await dialog.innerText())?.[0] ?? '';
    expect(await leadsWith(reference)).toMatchObject([
      {
        reference,
        mail,
        state: 'new',
        locale: language,
        topic: 'offer',
        formType: 'contact',
        fullName: 'Anna Kowalczyk <b>',
        page: words.path,
      },
    ]);
    const mails = await mailsWith(reference, 2);
    const recipients = mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
    expect(recipients).toContain(mail);
    expect(recipients).toHaveLength(2);
    await page.keyboard.press('Escape');
    expect(await page.locator('[name=fullName]').inputValue()).toBe('');
  });

  test('a person who takes more than two seconds is not marked as fast', async () => {
    const mail = sender(`pause-${language}`);
    const page = await visit(words.path, { openedAgo: 0 });
    await hydrated(page);
    await fillForm(page, mail);
    const opened = await page.evaluate(() => performance.now());
    await sleep(Math.max(0, 2_200 - opened));
    await page.getByRole('button', { name: words.send }).click();
    await page.getByRole('dialog', { name: words.thanks }).waitFor();
    const [lead] = await leadsFrom(mail);
    expect(lead?.state).toBe('new');
    expect(lead?.flags ?? []).toEqual([]);
  });

  test('names what is missing, and takes the focus there', async () => {
    const page = await visit(words.path, { viewport: PHONE });
    await hydrated(page);
    await page.locator('[name=mail]').fill('anna@');
    await page.getByRole('button', { name: words.send }).click();
    const summary = page.getByRole('alert').filter({ hasText: words.missing });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[name=mail]').getAttribute('aria-invalid')).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    await summary.getByRole('link', { name: words.mail }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('mail');
    expect(await page.locator('[name=mail]').inputValue()).toBe('anna@');
  });

  test('works without scripts: mistakes keep what was typed, and a good one is thanked for', async () => {
    const mail = sender(`nojs-${language}`);
    const page = await visit(words.path, { javaScriptEnabled: false });
    await fillForm(page, 'anna@');
    const rejected = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: words.send }).click();
    expect((await rejected).status()).toBe(422);
    const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain(words.mail);
    expect(await page.locator('[name=fullName]').inputValue()).toBe('Anna Kowalczyk <b>');
    expect(await page.locator('[name=topic]').inputValue()).toBe('offer');
    await fillForm(page, mail);
    await page.getByRole('button', { name: words.send }).click();
    await page.getByText(words.thanks).waitFor();
    const reference = REFERENCE.exec(await page.locator('main').innerText())?.[0] ?? '';
    expect(page.url()).toContain(reference);
    expect(page.url()).not.toContain('anna');
    // The captcha needs scripts. Without them the lead is marked, and in the inbox.
    expect(await leadsWith(reference)).toMatchObject([
      { mail, locale: language, state: 'unverified' },
    ]);
    forgive(page, /422/);
  });
});

test('F37: a request is stored once, however often it is sent', async () => {
  const mail = sender('twice');
  const page = await visit('/contact');
  await hydrated(page);
  await fillForm(page, mail);
  await page.getByRole('button', { name: WORDS.pl.send }).dblclick();
  await page.getByRole('dialog').waitFor();
  expect(await leadsFrom(mail)).toHaveLength(1);

  const plain = sender('reloaded');
  const post = () => {
    const body = new URLSearchParams({
      fullName: 'Jan Nowak',
      mail: plain,
      phoneNumber: '600000000',
      topic: 'services',
      consent: 'on',
    });
    return fetch(`${stack.site}/contact`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: stack.site },
    });
  };
  const [first, second] = [await post(), await post()];
  expect(first.status).toBe(303);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect(await leadsFrom(plain)).toHaveLength(1);
});

test('what was typed outlives a reload, the consent is asked for again', async () => {
  const page = await visit('/contact');
  await hydrated(page);
  await fillForm(page, 'draft@zaklad.example');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.locator('[name=mail]').inputValue()).toBe('draft@zaklad.example');
  expect(await page.locator('[name=consent]').isChecked()).toBe(false);
});

test('what was typed goes along into another language, the consent is asked for again', async () => {
  const page = await visit('/contact');
  await hydrated(page);
  await fillForm(page, 'jezyk@zaklad.example');
  await page.getByRole('banner').locator('details:has([hreflang^=de]) > summary').first().click();
  await page.getByRole('banner').locator('a[hreflang^=de]').first().click();
  await page.waitForURL('**/de/contact');
  await hydrated(page);
  await expect.poll(() => page.locator('[name=mail]').inputValue()).toBe('jezyk@zaklad.example');
  expect(await page.locator('[name=fullName]').inputValue()).toBe('Anna Kowalczyk <b>');
  expect(await page.locator('[name=topic]').inputValue()).toBe('offer');
  expect(await page.locator('[name=consent]').isChecked()).toBe(false);
});

test('a page presets the topic, stores nothing for it, and keeps another one that was chosen', async () => {
  const [path] = await productPaths();
  const page = await visit(path);
  await hydrated(page);
  const topic = page.locator('[name=topic]');
  expect(await topic.inputValue()).toBe('offer');
  await topic.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await topic.selectOption('services');
  await page.reload();
  await hydrated(page);
  await topic.scrollIntoViewIfNeeded();
  await expect.poll(() => topic.inputValue()).toBe('services');
});

test('a form on another page names that page in the inbox', async () => {
  const mail = sender('product');
  const [product] = await productPaths();
  const page = await visit(`/de${product}`);
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Gespräch vereinbaren' })
    .first()
    .click();
  await fillForm(page, mail);
  await page.getByRole('button', { name: WORDS.de.send }).click();
  await page.getByRole('dialog', { name: WORDS.de.thanks }).waitFor();
  expect(await leadsFrom(mail)).toMatchObject([{ page: `/de${product}`, locale: 'de' }]);
});

test('F36: a lost connection keeps the form; sent again, it is one request', async () => {
  const mail = sender('offline');
  const page = await visit('/contact');
  await hydrated(page);
  await fillForm(page, mail);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: WORDS.pl.send }).click();
  await page.getByRole('alert').filter({ hasText: 'Błąd:' }).waitFor();
  expect(await page.locator('[name=fullName]').inputValue()).toBe('Anna Kowalczyk <b>');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: WORDS.pl.send }).click();
  await page.getByRole('dialog').waitFor();
  expect(await leadsFrom(mail)).toHaveLength(1);
  forgive(page, /ERR_INTERNET_DISCONNECTED/);
});

test('F37: the same form in a second tab is the same request, another message in it a second one', async () => {
  const mail = sender('two-tabs');
  const page = await visit('/contact');
  await hydrated(page);
  await fillForm(page, mail);
  const [second] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/contact')),
  ]);
  await second.waitForURL('**/contact');
  await hydrated(second);
  await expect.poll(() => second.locator('[name=mail]').inputValue()).toBe(mail);
  await second.locator('[name=consent]').check();
  const [third] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/contact')),
  ]);
  await hydrated(third);
  await third.locator('[name=message]').fill('Druga sprawa');
  await third.locator('[name=consent]').check();
  for (const tab of [page, second, third]) {
    await tab.getByRole('button', { name: WORDS.pl.send }).click();
    await tab.getByRole('dialog').waitFor();
    expect(await tab.getByRole('alert').count()).toBe(0);
  }
  const messages = (await leadsFrom(mail)).map(({ message }) => message);
  expect(messages).toHaveLength(2);
  expect(messages).toContain('Druga sprawa');
  forgive(third, /409/);
});
