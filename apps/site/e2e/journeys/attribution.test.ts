import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { fillContact } from '../support/contact-form.ts';
import { productPaths } from '../support/content.ts';
import { stack } from '../support/env.ts';
import { leadsFrom, sender } from '../support/leads.ts';

openBrowser();

const CAMPAIGN = 'utm_source=google&utm_campaign=herbst&gclid=abc';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('an advert is remembered when the first touch is a tap on a link, in the address of each further page, so that reloads keep it', async () => {
  const mail = sender('advert');
  const [product] = await productPaths();
  const page = await visit('/robots.txt', { ...PHONE, locale: 'de-DE' });
  const landing = `${stack.site}/de/products?${CAMPAIGN}`;
  await page.goto(landing, { referer: 'https://www.google.de/' });
  await page.locator(`main a[href="/de${product}"]`).first().tap();
  await page.waitForURL(`**/de${product}**`);
  await page.reload();
  await page.getByRole('banner').locator('a[href="/de"]').first().tap();
  await page.waitForURL(({ pathname }) => pathname === '/de');
  await expect.poll(() => page.url()).toContain('utm_source=google');
  await page.reload();
  await hydrated(page);
  await (await fillContact(page, mail)).click();
  await page.getByRole('dialog').waitFor();
  expect(await leadsFrom(mail)).toMatchObject([
    { campaign: CAMPAIGN, referrer: 'https://www.google.de/' },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});
