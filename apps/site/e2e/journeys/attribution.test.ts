import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { productPaths } from '../support/content.ts';
import { stack } from '../support/env.ts';
import { leadsFrom, sender } from '../support/leads.ts';

openBrowser();

const CAMPAIGN = 'utm_source=google&utm_campaign=herbst&gclid=abc';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Comes from a search engine's advert, as a click on it does. */
async function land(path: string, options = {}): Promise<Page> {
  const page = await visit('/robots.txt', { ...PHONE, locale: 'de-DE', ...options });
  await page.goto(`${stack.site}${path}?${CAMPAIGN}`, { referer: 'https://www.google.de/' });
  return page;
}

async function sendContact(page: Page, mail: string): Promise<void> {
  const form = page.locator('form:has([name=fullName])');
  await form.locator('[name=fullName]').fill('Anna Kowalczyk');
  await form.locator('[name=mail]').fill(mail);
  await form.locator('[name=phoneNumber]').fill('+48 600 000 000');
  await form.locator('[name=topic]').selectOption('offer');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
}

const leadOf = async (mail: string) => {
  await expect.poll(async () => (await leadsFrom(mail)).length).toBe(1);
  return (await leadsFrom(mail))[0];
};

test('an advert is remembered when the first touch is a tap on a link, over a reload and a second page', async () => {
  const mail = sender('advert');
  const [product] = await productPaths();
  const page = await land('/de/products');
  await page.locator(`main a[href="/de${product}"]`).first().tap();
  await page.waitForURL(`**/de${product}**`);
  await page.reload();
  await page.getByRole('banner').locator('a[href="/de"]').first().tap();
  await page.waitForURL(({ pathname }) => pathname === '/de');
  await hydrated(page);
  await sendContact(page, mail);
  expect(await leadOf(mail)).toMatchObject({
    campaign: CAMPAIGN,
    referrer: 'https://www.google.de/',
  });
  expect(await page.context().cookies()).toEqual([]);
});

test('an advert stays in the address from page to page, so that a reload keeps it', async () => {
  const mail = sender('advert-reload');
  const page = await land('/de/products');
  await page.getByRole('banner').locator('a[href="/de"]').first().tap();
  await page.waitForURL(({ pathname }) => pathname === '/de');
  await hydrated(page);
  await page.locator('footer a[href="/de/about"]').first().tap();
  await page.waitForURL(({ pathname }) => pathname === '/de/about');
  await expect.poll(() => page.url()).toContain('utm_source=google');
  await page.reload();
  await hydrated(page);
  await sendContact(page, mail);
  expect(await leadOf(mail)).toMatchObject({
    campaign: CAMPAIGN,
    referrer: 'https://www.google.de/',
  });
});

test('a form sent without scripts from the landing page names the advert', async () => {
  const mail = sender('advert-plain');
  const page = await land('/de/contact', { javaScriptEnabled: false });
  await sendContact(page, mail);
  expect(await leadOf(mail)).toMatchObject({ campaign: CAMPAIGN });
});
