import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  axeViolationsInSizes,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../../support/browser.ts';
import { expectNothingTypedIn, REFERENCE, sendQuote } from '../../support/calculator-flows.ts';
import { stack } from '../../support/env.ts';
import { attachmentsOf, leadsFrom, mailsWith, sender } from '../../support/leads.ts';
import { textOfPdf } from '../../support/pdf-text.ts';

openBrowser();

const PATH = '/estimate-project';
const WRITTEN = 'SAP R/3 w trzech zakładach';

/** The button to the next stage, which is next to the stage's form. */
const submit = (page: Page) => page.locator('main button[type=submit]:not([formaction])').first();
const backTo = (page: Page, stage: string) =>
  page.locator(`main button[formaction$="${stage}"]`).first();
const written = (page: Page) => page.locator('textarea[name=backendText]');
const look = async (page: Page) => expect(await axeViolationsInSizes(page)).toEqual([]);

/** Submits without an answer: the errors are named, and have the focus. @returns their links */
async function goOnWithNothing(page: Page, message: string) {
  const refusal = page.locator('main [role=alert]').filter({ hasText: /Popraw|Czegoś tu brakuje/ });
  await submit(page).click();
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain(message);
  expect(await refusal.evaluate((element) => element === document.activeElement)).toBe(true);
  await look(page);
  return refusal.getByRole('link');
}

/** Chooses one bespoke solution and one system. */
async function choose(page: Page): Promise<void> {
  await page.locator('[name=bespoke]').first().check();
  await page.locator('[name=systems]').first().check();
  await submit(page).click();
  await page.waitForURL(/\/customised/);
}

async function fillBespoke(page: Page): Promise<void> {
  await page.locator('[name=technicalPreferences][value=none]').check();
  await page.locator('[name=backend][value=text]').check();
  await written(page).fill(WRITTEN);
  await page.locator('[name=interfaceDesign][value=yes]').check();
  await page.locator('[name=distributionChannels][value=direct]').check();
  await page.locator('[name=maintenance][value=months]').check();
  await page.locator('[name=maintenanceMonths]').selectOption('12');
  await submit(page).click();
  await page.locator('[name=hardwareSupport]').first().waitFor();
}

/** "None" unticks the other answers, and each of them "none". */
async function fillSystems(page: Page): Promise<void> {
  const box = (value: string) => page.locator(`[name=hardwareSupport][value=${value}]`);
  await page.locator('[name=users]').fill('25');
  await box('server-purchase').check();
  await box('none').check();
  expect(await box('server-purchase').isChecked()).toBe(false);
  await box('server-configuration').check();
  expect(await box('none').isChecked()).toBe(false);
  await box('none').check();
  await submit(page).click();
  await page.locator('main dl').first().waitFor();
}

/** Changes the language as a visitor does, with the form's content. */
async function inGerman(page: Page): Promise<void> {
  const chooser = page.getByRole('banner').locator('details:has(button[formaction])');
  await chooser.locator('summary').click();
  await chooser.locator('button[lang^=de]').click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(`/de${PATH}`));
  await hydrated(page);
}

test('mistakes are named until they are right; back, forward, a reload and another language keep every word', async () => {
  const page = await visit(PATH);
  await hydrated(page);
  await goOnWithNothing(page, 'Zaznacz co najmniej jedną pozycję.');
  expect(new URL(page.url()).pathname).toBe(PATH);
  await choose(page);
  const lines = await goOnWithNothing(page, 'wygląd');
  const said = await lines.allInnerTexts();
  expect(new Set(said).size).toBe(5);
  await page.locator('[name=interfaceDesign][value=yes]').check();
  await expect.poll(() => lines.count()).toBe(4);
  expect(await lines.allInnerTexts()).toEqual(said.filter((line) => !line.includes('wygląd')));

  await fillBespoke(page);
  await page.goBack();
  await expect.poll(() => written(page).inputValue()).toBe(WRITTEN);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => written(page).inputValue()).toBe(WRITTEN);
  await page.goForward();
  await fillSystems(page);
  await backTo(page, '/customised').click();
  await expect.poll(() => written(page).inputValue()).toBe(WRITTEN);
  // A half-filled form stays too.
  await written(page).fill(`${WRITTEN}!`);
  await backTo(page, PATH).click();
  await page.waitForURL(/\/estimate-project\?/);
  await submit(page).click();
  await expect.poll(() => written(page).inputValue()).toBe(`${WRITTEN}!`);
  expect(new URL(page.url()).searchParams.getAll('bespoke')).toHaveLength(1);

  await inGerman(page);
  expect(await written(page).inputValue()).toBe(`${WRITTEN}!`);
  expect(await page.locator('[name=interfaceDesign][value=yes]').isChecked()).toBe(true);
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  await page.waitForURL(/\?bespoke=/);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => written(page).inputValue()).toBe(`${WRITTEN}!`);
  expectNothingTypedIn(page.url());
});

const fileOf = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });

/** Files that were chosen before the scripts run are listed, and a further one joins them. */
async function attach(page: Page): Promise<void> {
  const input = page.locator('#quote input[type=file]');
  await input.setInputFiles([fileOf('opis.txt'), fileOf('ekrany.txt')]);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await hydrated(page);
  const listed = page.locator('form li').filter({ hasText: '.txt' });
  await expect.poll(() => listed.count()).toBe(2);
  await input.setInputFiles(fileOf('umowa.txt'));
  const sent = () =>
    input.evaluate((one: HTMLInputElement) => [...(one.files ?? [])].map(({ name }) => name));
  await expect.poll(sent).toEqual(['opis.txt', 'ekrany.txt', 'umowa.txt']);
  expect(await listed.count()).toBe(3);
}

test('the stages lead to a request in the inbox with its files, and to an end with the same as PDF', async () => {
  const mail = sender('wizard');
  const page = await visit(PATH, { viewport: PHONE });
  await hydrated(page);
  await choose(page);
  await look(page);
  await fillBespoke(page);
  await look(page);
  await fillSystems(page);
  expect(await page.locator('main').innerText()).toContain(WRITTEN);
  expectNothingTypedIn(page.url());
  await look(page);
  await submit(page).click();
  await page.locator('#quote form').waitFor();
  await look(page);
  expectNothingTypedIn(page.url());
  await page.reload();
  await attach(page);
  await sendQuote(page, mail);
  const notice = page.locator('main [role=status]').filter({ hasText: REFERENCE });
  await notice.waitFor();
  const reference = REFERENCE.exec(await notice.innerText())?.[0] ?? '';
  await expectAnEnd(page, mail);
  await look(page);
  const leads = await leadsFrom(mail);
  expect(leads).toMatchObject([{ reference, locale: 'pl', topic: 'estimate', state: 'new' }]);
  const stored = JSON.stringify(leads[0]);
  for (const part of [WRITTEN, 'distributionChannels', 'direct', '25'])
    expect(stored).toContain(part);
  const files = await attachmentsOf(leads[0]);
  expect(files.map(({ size }) => Number(size)).toSorted((a, b) => a - b)).toEqual([8, 9, 10]);
  const mails = await mailsWith(reference, 2);
  expect(mails.flatMap(({ to }) => to?.map((one) => one.address) ?? [])).toContain(mail);
});

/** The sent data, the same as PDF and on a page of its own, and further links. */
async function expectAnEnd(page: Page, mail: string): Promise<void> {
  expect(await page.locator('main dl').first().innerText()).toContain(WRITTEN);
  expect(await page.locator('main dl').last().innerText()).toContain('25');
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zapisz jako PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^[A-Z]+-[^.]+\.pdf$/);
  // The page stays; a progress shown after 200 ms would stay, too.
  await page.waitForTimeout(300);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  const text = await textOfPdf(await readFile(await pdf.path()));
  for (const part of [mail, WRITTEN, '25']) expect(text).toContain(part.replace(/\s/g, ''));
  const own = await page.locator('main a[href*="/my-request?token="]').getAttribute('href');
  expect(await (await fetch(stack.site + own)).text()).toContain(mail);
  for (const way of ['/kalkulator-aplikacji', '/kalkulator-dms', '/realizations']) {
    await page.locator(`main a[href$="${way}"]`).first().waitFor();
  }
}
