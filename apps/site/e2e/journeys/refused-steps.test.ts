import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { everything } from '../support/combinations.ts';
import { stack } from '../support/env.ts';

openBrowser();

const STEPS = [
  ['/estimate-project', 'Zaznacz co najmniej jedną pozycję.'],
  ['/kalkulator-dms', 'Zaznacz co najmniej jedną pozycję albo opisz to własnymi słowami.'],
  ['/kalkulator-erp-n', 'Zaznacz co najmniej jedną pozycję albo opisz to własnymi słowami.'],
  ['/kalkulator-dms-n', 'Odpowiedz na co najmniej jedno pytanie.'],
] as const;

const submit = (page: Page) =>
  page
    .getByRole('button', { name: /^(?:Dalej|Przejdź|Do podsumowania)/ })
    .filter({ visible: true })
    .first();
const refusal = (page: Page) =>
  page.locator('main [role=alert]').filter({ hasText: /Popraw|Czegoś tu brakuje/ });

// The others are forms of the calculators' kind.
describe.each(everything ? STEPS : STEPS.slice(0, 1))('%s with nothing chosen', (path, message) => {
  test('says so, takes the focus, and is silent once something is chosen', async () => {
    const page = await visit(path);
    await hydrated(page);
    await submit(page).click();
    await refusal(page).waitFor();
    expect(await refusal(page).innerText()).toContain(message);
    expect(await refusal(page).evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('says so without scripts, and a stored address begins without an error', async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    await submit(page).click();
    expect(await refusal(page).innerText()).toContain(message);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.goto(`${stack.site}${path}`);
    expect(await refusal(page).count()).toBe(0);
  });
});

test('the wizard names each question without an answer, and no longer those that got one', async () => {
  const page = await visit('/estimate-project/customised?bespoke=1');
  await hydrated(page);
  await submit(page).click();
  const lines = refusal(page).getByRole('link');
  await expect.poll(() => lines.count()).toBe(5);
  const said = await lines.allInnerTexts();
  expect(new Set(said).size).toBe(5);
  await page.locator('[name=interfaceDesign][value=yes]').check();
  await expect.poll(() => lines.count()).toBe(4);
  expect(await lines.allInnerTexts()).toEqual(said.filter((line) => !line.includes('wygląd')));
});

test('"none" unticks the other answers, and each of them "none"; without scripts the others are meant', async () => {
  const page = await visit('/estimate-project/products-systems?systems=1');
  await hydrated(page);
  const box = (value: string) => page.locator(`[name=hardwareSupport][value=${value}]`);
  await box('server-purchase').check();
  await box('none').check();
  expect(await box('server-purchase').isChecked()).toBe(false);
  await box('server-configuration').check();
  expect(await box('none').isChecked()).toBe(false);
  const plain = await visit('/estimate-project/products-systems?systems=1', {
    javaScriptEnabled: false,
  });
  await plain.locator('[name=users]').fill('25');
  for (const value of ['none', 'server-purchase'])
    await plain.locator(`[name=hardwareSupport][value=${value}]`).check();
  await submit(plain).click();
  expect(await plain.locator('main dl').innerText()).toContain('Zakup serwera');
  expect(await plain.locator('main dl').innerText()).not.toContain('Nie potrzebujemy');
});

test('the summary of the DMS calculator leads back to the beginning when its last item is gone', async () => {
  const page = await visit('/kalkulator-dms/summary?items=incoming-mail');
  await hydrated(page);
  await page.getByRole('link', { name: /^Usuń/ }).first().click();
  await page.waitForURL('**/kalkulator-dms');
});

test('a form says what is wrong until it is right: the summary follows the corrections', async () => {
  const page = await visit('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  const lines = refusal(page).getByRole('link');
  await refusal(page).waitFor();
  const before = await lines.count();
  await page.locator('[name=fullName]').fill('Anna Kowalczyk');
  await page.locator('[name=mail]').focus();
  await expect.poll(() => lines.count()).toBe(before - 1);
  expect(await page.locator('[name=mail]').getAttribute('aria-required')).toBe('true');
});

test('an answer that is not ours is shown as a failure, and the form stays', async () => {
  const page = await visit('/contact');
  await page.route('**/forms/contact/send-message', (route) =>
    route.fulfill({ status: 200, json: { status: 'ok' } }),
  );
  await hydrated(page);
  const form = page.locator('form:has([name=fullName])');
  await form.locator('[name=fullName]').fill('Anna Kowalczyk');
  await form.locator('[name=mail]').fill('anna@zaklad.example');
  await form.locator('[name=phoneNumber]').fill('+48 600 000 000');
  await form.locator('[name=topic]').selectOption('offer');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await page.getByRole('alert').filter({ hasText: 'Błąd:' }).waitFor();
  expect(await form.locator('[name=fullName]').inputValue()).toBe('Anna Kowalczyk');
});

test('the result of the application calculator has one form for a lead, and the bar leads to it', async () => {
  const page = await visit('/kalkulator-aplikacji?stage=3&items=booking', { viewport: PHONE });
  const form = page.locator('form:has([name=consent])');
  expect(await form.count()).toBe(1);
  await page.getByRole('link', { name: 'Wyślij zapytanie' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const place = await form.boundingBox();
  expect(place?.y).toBeLessThan(PHONE.height / 2);
});

test('the sender of a request reads who answers it, with a number to call', async () => {
  const page = await visit('/contact?sent=TK-JKDQ-P4GU', { javaScriptEnabled: false });
  const thanks = page.getByRole('status').filter({ hasText: 'TK-JKDQ-P4GU' });
  expect(await thanks.innerText()).toContain('Odezwie się do Ciebie');
  expect(await thanks.locator('img').count()).toBe(2);
  expect(await thanks.locator('a[href^="tel:"]').count()).toBe(2);
  const promise = 'do Twojego zgłoszenia wysyłamy Ci e-mailem.';
  expect(await thanks.innerText()).toContain(promise);
  await page.goto(`${stack.site}/contact?sent=TK-JKDQ-P4GU&mail=none`);
  expect(await thanks.innerText()).not.toContain(promise);
  expect(await thanks.innerText()).toContain('nie wyślemy potwierdzenia');
});
