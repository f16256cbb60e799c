import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { leadsFrom, sender } from '../support/leads.ts';
import { open } from '../support/plain-visitor.ts';

openBrowser();

/** The link to the consultation in the contact box, which opens its page without scripts. */
const CALL = 'header details a[href$="/consultation"]';

const hasFocus = (page: Page, css: string) =>
  page.evaluate((found) => document.activeElement?.closest(found) !== null, css);

/** Runs in the page: whether the focus is behind the dialog; after its end the browser has it. */
const isOutside = () =>
  document.activeElement !== document.body && document.activeElement?.closest('dialog') === null;

/** The tab of the box shows the number; it opens and closes with the keyboard. */
async function openContactBox(page: Page): Promise<void> {
  const tab = page.locator('summary[aria-label*="+48"]');
  expect(await tab.innerText()).toMatch(/\+48 [\d ]+/);
  await tab.press('Enter');
  await page.locator(CALL).waitFor();
  expect(await axeViolations(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await hasFocus(page, 'summary[aria-label*="+48"]')).toBe(true);
  await page.locator(CALL).waitFor({ state: 'hidden' });
  await tab.press('Enter');
  await page.locator(CALL).focus();
}

test('A4, A5: the contact box and its popup are opened with the keyboard, keep and give back the focus, and ask for a call', async () => {
  const mail = sender('popup');
  const page = await visit('/en/services');
  await hydrated(page);
  await openContactBox(page);
  await page.keyboard.press('Enter');
  const title = 'Fifteen minutes with an adviser, free of charge';
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  expect(await dialog.boundingBox()).toMatchObject({ x: 768, y: 0, height: 900 });
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isOutside)).toBe(false);
  }
  // On a phone it fills the window; the page behind it does not scroll.
  await page.setViewportSize(PHONE);
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: PHONE.height });
  const behind = () => getComputedStyle(document.documentElement).overflowY;
  expect(await page.evaluate(behind)).toBe('hidden');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(page, CALL)).toBe(true);
  await page.keyboard.press('Enter');

  const send = dialog.getByRole('button', { name: 'Book a call' });
  await send.click();
  await dialog.getByRole('alert').getByText('Choose what you would like to talk about.').waitFor();
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.locator('[name=consultationTopic]').selectOption('dms');
  await dialog.locator('[name=phone]').fill('(0)42 123 45 67');
  await dialog.locator('[name=mail]').fill(mail);
  await dialog.locator('[name=consent]').check();
  await send.click();
  await dialog.getByRole('heading', { name: 'Thank you, we will call you' }).waitFor();
  expect(await hasFocus(page, 'dialog')).toBe(true);
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  expect(await leadsFrom(mail)).toMatchObject([
    {
      formType: 'consultation',
      topic: 'Consultation',
      page: '/en/services',
      locale: 'en',
      phoneNumber: '(0)42 123 45 67',
    },
  ]);
});

test('A15: without scripts the same link leads to the page with the same form', async () => {
  const { $ } = await open('/services');
  const page = await open($(CALL).attr('href') ?? '');
  expect(page.textOf('h1')).toBe('Piętnaście minut z doradcą, bezpłatnie');
  expect(page.$('main form [name=consultationTopic]').length).toBe(1);
});

test('the newsletter is offered late, and once', async () => {
  const page = await visit('about:blank', {}, '');
  await page.clock.install();
  const go = async (path: string) => {
    await page.goto(stack.site + path);
    await hydrated(page);
  };
  const readOn = () =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.8));
  const dialog = page.getByRole('dialog', { name: 'Newsletter' });

  await go('/services');
  await page.clock.runFor(35_000);
  expect(await dialog.count()).toBe(0);
  const later = async () => {
    await readOn();
    await page.clock.runFor(10_000);
    return dialog.count();
  };
  await expect.poll(later).toBe(1);
  await dialog.waitFor();
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await go('/about');
  await page.clock.runFor(1_000);
  await readOn();
  await page.clock.runFor(40_000);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});
