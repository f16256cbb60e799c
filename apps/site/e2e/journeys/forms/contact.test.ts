import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, visit } from '../../support/browser.ts';
import { REFERENCE } from '../../support/calculator-flows.ts';
import { rows } from '../../support/combinations.ts';
import { fillContact } from '../../support/contact-form.ts';
import { productPaths } from '../../support/content.ts';
import { leadsFrom, mailsWith, sender } from '../../support/leads.ts';

openBrowser();

const TYPED = {
  fullName: 'Anna Kowalczyk <b>',
  message: 'Magazyn i produkcja, 40 osób.\n=HYPERLINK("http://evil.example")',
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.role);
const valueIn = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();

test('F37, P4: what is wrong is named until it is right; the request is stored once, verified, and confirmed by mail', async () => {
  const mail = sender('product');
  const [product] = await productPaths();
  const page = await visit(`/de${product}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await hydrated(page);
  const call = page.getByRole('banner').getByRole('link', { name: 'Gespräch vereinbaren' });
  await call.first().click();
  expect(await valueIn(page, 'topic')).toBe('offer');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // The proof of work begins with the first focus.
  expect(asked).not.toContain('/captcha');
  await page.locator('[name=mail]').fill('anna@');
  await expect.poll(() => asked).toContain('/captcha');

  const send = page.getByRole('button', { name: 'Anfrage senden' });
  await send.click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await summary.getByText('Geben Sie Ihren Vor- und Nachnamen ein.').waitFor();
  expect(await focused(page)).toBe('alert');
  expect(await page.locator('[name=mail]').getAttribute('aria-required')).toBe('true');
  expect(await page.locator('[name=mail]').getAttribute('aria-invalid')).toBe('true');
  expect(await axeViolations(page, 'main')).toEqual([]);
  const wrong = await summary.getByRole('link').count();
  await summary.getByRole('link', { name: 'wie name@firma.de' }).click();
  await expect.poll(() => focused(page)).toBe('mail');
  expect(await valueIn(page, 'mail')).toBe('anna@');
  await page.locator('[name=mail]').fill(mail);
  await page.locator('[name=fullName]').focus();
  await expect.poll(() => summary.getByRole('link').count()).toBe(wrong - 1);

  await fillContact(page, mail, TYPED);
  await send.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Vielen Dank, Ihre Anfrage ist da' });
  await dialog.waitFor();
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  const reference = REFERENCE.exec(await dialog.innerText())?.[0] ?? '';
  const leads = await leadsFrom(mail);
  const about = { page: `/de${product}`, locale: 'de', topic: 'offer', formType: 'contact' };
  const state = { reference, state: 'new', verification: 'verified' };
  expect(leads).toMatchObject([{ ...state, ...about, fullName: TYPED.fullName }]);
  expect(leads[0]?.flags ?? []).toEqual([]);
  const mails = await mailsWith(reference, 2);
  const recipients = mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  expect(recipients).toContain(mail);
  expect(recipients).toHaveLength(2);
  await page.keyboard.press('Escape');
  expect(await valueIn(page, 'fullName')).toBe('');
});

/** A further tab of the same visitor at the same address. */
async function furtherTab(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await tab.waitForURL(page.url(), { waitUntil: 'load' });
  await hydrated(tab);
  await tab.locator('[name=topic]').scrollIntoViewIfNeeded();
  return tab;
}

test('F37: what was typed outlives a reload, another language and a second tab, without the consent; all of it is one request', async () => {
  const mail = sender('draft');
  const [product] = await productPaths();
  const page = await visit(product);
  await hydrated(page);
  await fillContact(page, mail, TYPED);
  await page.locator('[name=topic]').selectOption('services');
  const expectDraft = async (tab: Page) => {
    await expect.poll(() => valueIn(tab, 'mail')).toBe(mail);
    expect(await valueIn(tab, 'fullName')).toBe(TYPED.fullName);
    expect(await valueIn(tab, 'topic')).toBe('services');
    expect(await tab.locator('[name=consent]').isChecked()).toBe(false);
    await tab.locator('[name=consent]').check();
  };
  await page.reload();
  await hydrated(page);
  await page.locator('[name=topic]').scrollIntoViewIfNeeded();
  await expectDraft(page);
  await page.getByRole('banner').locator('details:has([hreflang^=de]) > summary').first().click();
  await page.getByRole('banner').locator('a[hreflang^=de]').first().click();
  await page.waitForURL(`**/de${product}`);
  await hydrated(page);
  await page.locator('[name=topic]').scrollIntoViewIfNeeded();
  await expectDraft(page);

  const second = await furtherTab(page);
  await expectDraft(second);
  const third = await furtherTab(page);
  await expectDraft(third);
  await third.locator('[name=message]').fill('Druga sprawa');
  for (const tab of [page, second, third]) {
    await tab.getByRole('button', { name: 'Anfrage senden' }).click();
    await tab.getByRole('dialog').waitFor();
    expect(await tab.getByRole('alert').count()).toBe(0);
  }
  const messages = (await leadsFrom(mail)).map(({ message }) => message);
  expect(messages).toHaveLength(2);
  expect(messages).toContain('Druga sprawa');
  forgive(third, /409/);
});

test('F36: a strange answer and a lost connection keep the form; sent again, it is one request', async () => {
  const mail = sender('offline');
  const page = await visit('/contact');
  const address = '**/forms/contact/send-message';
  await page.route(address, (route) => route.fulfill({ json: { status: 'ok' } }));
  await hydrated(page);
  const send = await fillContact(page, mail, TYPED);
  const failed = page.getByRole('alert').filter({ hasText: 'Błąd:' });
  await send.click();
  await failed.waitFor();
  await page.unroute(address);
  await page.context().setOffline(true);
  await Promise.all([page.waitForEvent('requestfailed'), send.click()]);
  await failed.waitFor();
  expect(await valueIn(page, 'fullName')).toBe(TYPED.fullName);
  await page.context().setOffline(false);
  await send.click();
  await page.getByRole('dialog').waitFor();
  expect(await leadsFrom(mail)).toHaveLength(1);
  forgive(page, /ERR_INTERNET_DISCONNECTED/);
});

test.each(rows(['**/captcha', '**/pbkdf2-*.js', '**/assets/captcha-*.js'], 2))(
  'F15, A10: where %s is blocked the form still goes, and says so',
  async (blocked) => {
    const mail = sender('blocked');
    const page = await visit('/contact');
    await hydrated(page);
    const warned: string[] = [];
    page.on('console', (message) => warned.push(message.text()));
    await page.route(blocked, (route) => route.abort('blockedbyclient'));
    await (await fillContact(page, mail)).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('status').filter({ hasText: 'przejrzymy je ręcznie' }).waitFor();
    expect(await axeViolations(page, 'main')).toEqual([]);
    expect(await leadsFrom(mail)).toMatchObject([{ state: 'unverified' }]);
    expect(warned.filter((line) => line.startsWith('Captcha: '))).toHaveLength(1);
    forgive(page, /ERR_BLOCKED_BY_CLIENT|Failed to fetch dynamically imported module/);
  },
);
