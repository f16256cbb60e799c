import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import {
  axeViolationsInSizes,
  forgive,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../../support/browser.ts';
import { expectNothingTypedIn, REFERENCE, sendQuote } from '../../support/calculator-flows.ts';
import { beforeRelease, inLanguage, type Language, languages } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { attachmentsOf, leadsFrom, mailsWith, sender } from '../../support/leads.ts';

openBrowser();

const PATH = '/estimate-project';
const WRITTEN = 'SAP R/3 w trzech zakładach';

/** The button that leads to the next stage: it stands beside the stage's form. */
const submit = (page: Page) => page.locator('main button[type=submit]:not([formaction])').first();

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
  await page.locator('[name=backendText]').fill(WRITTEN);
  await page.locator('[name=interfaceDesign][value=yes]').check();
  await page.locator('[name=distributionChannels][value=direct]').check();
  await page.locator('[name=maintenance][value=months]').check();
  await page.locator('[name=maintenanceMonths]').selectOption('12');
  await submit(page).click();
  await page.locator('[name=hardwareSupport]').first().waitFor();
}

async function fillSystems(page: Page): Promise<void> {
  await page.locator('[name=users]').fill('25');
  await page.locator('[name=hardwareSupport][value=none]').check();
  await submit(page).click();
  await page.locator('main dl').first().waitFor();
}

async function goToSending(page: Page): Promise<void> {
  await submit(page).click();
  await page.locator('#quote form').waitFor();
}

const DRAWING = {
  name: 'szkic.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nszkic magazynu'),
};

/** Adds a drawing to the last stage. */
async function attach(page: Page): Promise<void> {
  await page.locator('#quote input[type=file]').setInputFiles(DRAWING);
}

/** Changes the language as a visitor does, with what stands in the form. */
async function inOtherLanguage(page: Page, language: Language): Promise<void> {
  const chooser = page.getByRole('banner').locator('details:has(button[formaction])');
  await chooser.locator('summary').click();
  await chooser.locator(`button[lang^=${language}]`).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(inLanguage(language, PATH)));
}

const written = (page: Page) => page.locator('textarea[name=backendText]');

async function expectRequest(
  language: Language,
  state: 'new' | 'unverified',
  mail: string,
  reference: string,
) {
  const leads = await leadsFrom(mail);
  expect(leads).toMatchObject([{ reference, locale: language, topic: 'estimate', state }]);
  const stored = JSON.stringify(leads[0]);
  for (const part of [WRITTEN, 'distributionChannels', 'direct', '25'])
    expect(stored).toContain(part);
  expect(await attachmentsOf(leads[0])).toMatchObject([{ size: DRAWING.buffer.byteLength }]);
  const mails = await mailsWith(reference, 2);
  expect(mails.flatMap(({ to }) => to?.map((one) => one.address) ?? [])).toContain(mail);
}

const SAVE_PDF = { pl: 'Zapisz jako PDF', en: 'Save as PDF', de: 'Als PDF speichern' };

/** What was sent, the same as PDF and on a page of its own, and where one can go on. */
async function expectAnEnd(page: Page, language: Language, mail: string): Promise<void> {
  expect(await page.locator('main dl').first().innerText()).toContain(WRITTEN);
  expect(await page.locator('main dl').last().innerText()).toContain('25');
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: SAVE_PDF[language] }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^[A-Z]+-[^.]+\.pdf$/);
  // The page stays; a progress shown after 200 ms would stay, too.
  await page.waitForTimeout(300);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  const { text } = await extractText(new Uint8Array(await readFile(await pdf.path())), {
    mergePages: true,
  });
  for (const part of [mail, WRITTEN, '25']) expect(text).toContain(part);
  const own = await page.locator('main a[href*="/my-request?token="]').getAttribute('href');
  expect(await (await fetch(stack.site + own)).text()).toContain(mail);
  for (const way of ['/kalkulator-aplikacji', '/kalkulator-dms', '/realizations']) {
    await page.locator(`main a[href$="${way}"]`).first().waitFor();
  }
}

describe.each(languages('pl'))('estimate wizard in %s', (language) => {
  test('leads through its stages to a request in the inbox', async () => {
    const mail = sender(`wizard-${language}`);
    const page = await visit(inLanguage(language, PATH), { viewport: PHONE });
    await hydrated(page);
    const look = async () => expect(await axeViolationsInSizes(page)).toEqual([]);
    await look();
    await choose(page);
    await look();
    await fillBespoke(page);
    await look();
    await fillSystems(page);
    expect(await page.locator('main').innerText()).toContain(WRITTEN);
    expectNothingTypedIn(page.url());
    await look();
    await goToSending(page);
    await look();
    expectNothingTypedIn(page.url());
    await attach(page);
    await sendQuote(page, mail);
    const notice = page.locator('main [role=status]').filter({ hasText: REFERENCE });
    await notice.waitFor();
    const reference = REFERENCE.exec(await notice.innerText())?.[0] ?? '';
    await expectAnEnd(page, language, mail);
    await look();
    await expectRequest(language, 'new', mail, reference);
  });
});

test('the wizard works without scripts', async () => {
  const mail = sender('wizard-plain');
  const page = await visit(inLanguage('en', PATH), { javaScriptEnabled: false });
  await choose(page);
  // Nothing answered: the same form again, with what is missing.
  await submit(page).click();
  await page.getByRole('alert').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/en${PATH}/customised`);
  await fillBespoke(page);
  await fillSystems(page);
  expect(await page.locator('main').innerText()).toContain(WRITTEN);
  await goToSending(page);
  await attach(page);
  await sendQuote(page, mail);
  const notice = await page
    .locator('main [role=status]')
    .filter({ hasText: REFERENCE })
    .innerText();
  await expectAnEnd(page, 'en', mail);
  expectNothingTypedIn(page.url());
  expect(page.url()).not.toContain('token');
  await expectRequest('en', 'unverified', mail, REFERENCE.exec(notice)?.[0] ?? '');
  forgive(page, /422/);
});

test('what is missing is named, and the focus goes there', async () => {
  const page = await visit(`${PATH}/customised?bespoke=1`, { viewport: PHONE });
  await hydrated(page);
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await axeViolationsInSizes(page)).toEqual([]);
});

test('nothing chosen leads no further', async () => {
  const page = await visit(PATH);
  await hydrated(page);
  await submit(page).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(PATH);
});

test('back, forward and a reload keep the answers', async () => {
  const page = await visit(PATH);
  await hydrated(page);
  await choose(page);
  await fillBespoke(page);
  await page.goBack();
  await expect.poll(() => written(page).inputValue()).toBe(WRITTEN);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => written(page).inputValue()).toBe(WRITTEN);
  await page.goForward();
  await fillSystems(page);
  await page.locator('main button[formaction$="/customised"]').first().click();
  await expect.poll(() => written(page).inputValue()).toBe(WRITTEN);
  // A half-filled form stays too.
  await written(page).fill(`${WRITTEN}!`);
  await page.locator('main button[formaction$="/estimate-project"]').click();
  await page.waitForURL(/\/estimate-project\?/);
  await submit(page).click();
  await expect.poll(() => written(page).inputValue()).toBe(`${WRITTEN}!`);
  expect(new URL(page.url()).searchParams.getAll('bespoke')).toHaveLength(1);
  expectNothingTypedIn(page.url());
});

const VISITORS = [
  ['with scripts', true],
  ['without scripts', false],
] as const;

beforeRelease.each(VISITORS)(
  'another language keeps the answers and every word, %s',
  async (_, scripts) => {
    const page = await visit(PATH, { javaScriptEnabled: scripts });
    const live = async () => scripts && (await hydrated(page));
    await live();
    await choose(page);
    await page.locator('[name=interfaceDesign][value=yes]').check();
    await page.locator('[name=backend][value=text]').check();
    await written(page).fill(WRITTEN);
    await inOtherLanguage(page, 'de');
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(await written(page).inputValue()).toBe(WRITTEN);
    expect(await page.locator('[name=interfaceDesign][value=yes]').isChecked()).toBe(true);
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    expectNothingTypedIn(page.url());
    if (scripts) {
      await live();
      await page.waitForURL(/\?bespoke=/);
      await page.reload();
      await live();
      expect(await written(page).inputValue()).toBe(WRITTEN);
    }
    await fillBespoke(page);
    await inOtherLanguage(page, 'en');
    await live();
    await fillSystems(page);
    await inOtherLanguage(page, 'pl');
    await live();
    expect(await page.locator('main').innerText()).toContain(WRITTEN);
    await goToSending(page);
    const name = page.locator('#quote [name=fullName]');
    await name.fill('Łucja Müller');
    await inOtherLanguage(page, 'de');
    await live();
    expect(await name.inputValue()).toBe('Łucja Müller');
    await page.locator('main button[formaction$="/summary"]').click();
    await page.locator('main dl').first().waitFor();
    expect(await page.locator('main').innerText()).toContain(WRITTEN);
    expectNothingTypedIn(page.url());
  },
);
