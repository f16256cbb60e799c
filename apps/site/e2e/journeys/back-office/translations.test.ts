import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, forgive, openBrowser, visit } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { draftOf, store, storePage, writeDraft } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm, saveForm } from '../../support/forms.ts';
import { newAdministrator } from '../../support/leads.ts';

openBrowser();

const DESCRIPTIONS = {
  pl: 'Liczymy partie. Widać stan.',
  en: 'We count batches. The stock is visible.',
  de: 'Wir zählen Chargen. Der Bestand ist sichtbar.',
} as const;

/** A draft of an area, written in all languages: no visitor and no other test sees it. */
async function draftArea(): Promise<{ id: number; name: string }> {
  const name = `Magazyn ${Date.now()}`;
  const pageName = `magazyn-${Date.now()}`;
  const { id } = await store('areas', { name, pageName, shortDescription: DESCRIPTIONS.pl });
  for (const locale of ['en', 'de'] as const)
    await writeDraft(`/areas/${id}`, locale, { name, shortDescription: DESCRIPTIONS[locale] });
  return { id, name };
}

const description = (page: Page) => page.locator('#field-shortDescription');

/** A view of the board, with the number of its documents. */
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Języki i braki' }).getByRole('link', { name });

const listed = (page: Page, name: string) => page.getByRole('link', { name: `Obszar: ${name}` });

/** Writes into a field, and saves the draft. */
async function write(page: Page, text: string): Promise<void> {
  await description(page).fill(text);
  await saveForm(page);
}

test('a changed sentence is stale in other languages, and the list leads to its field', async () => {
  const { id, name } = await draftArea();
  const page = await openOfficeForm(`/collections/areas/${id}?locale=pl`);
  await write(page, 'Liczymy partie i opakowania. Widać stan.');
  expect(await page.getByRole('note').count()).toBe(0);

  // An address of earlier versions.
  await page.goto(`${stack.cms}/admin/translations`);
  await view(page, 'Deutsch: nieaktualne').click();
  await page.getByRole('link', { name: /^Obszary/ }).click();
  await listed(page, name).click();
  await page.waitForURL(/\/areas\/\d+\?locale=de/);
  await expect.poll(() => description(page).inputValue()).toBe(DESCRIPTIONS.de);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe('field-shortDescription');
  await page.locator('ins', { hasText: 'i opakowania' }).waitFor();
  await page.getByRole('button', { name: 'Do tłumaczenia: 1' }).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Wir zählen Chargen und Gebinde. Der Bestand ist sichtbar.');
  await saveForm(page);
  await page.locator('ins').waitFor({ state: 'detached' });

  // The English text needs no change.
  await page.goto(`${stack.cms}/admin/collections/areas/${id}/translation?locale=en`);
  await page.waitForURL(/\/areas\/\d+\?locale=en/);
  await page.locator('ins', { hasText: 'i opakowania' }).waitFor();
  await page.getByRole('button', { name: 'Bez zmian' }).click();
  await page.locator('ins').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /Do tłumaczenia/ }).count()).toBe(0);

  await page.goto(`${stack.cms}/admin/collections/translation-states`);
  expect(await axeViolations(page)).toEqual([]);
  await view(page, 'Deutsch: nieaktualne').click();
  await page.getByRole('navigation', { name: 'Języki i braki' }).waitFor();
  expect(await listed(page, name).count()).toBe(0);
});

/** Node of a formatted text. */
const node = (type: string, children: object[], more: object = {}) => ({
  ...{ type, children, direction: 'ltr', format: '', indent: 0, version: 1 },
  ...more,
});
const words = (text: string) => ({
  ...{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
});
const PRICES = [
  node('heading', [words('Cennik')], { tag: 'h2' }),
  node('paragraph', [words('Ceny widać od razu.')]),
];

test('a translator goes from text to text of a new language, beside the originals', async () => {
  const content = { root: node('root', PRICES) };
  const { id } = await store('pages', {
    title: `Hala ${Date.now()}`,
    sections: [{ blockType: 'text', title: 'Ceny', content }],
  });
  const page = await openOfficeForm(`/collections/pages/${id}?locale=de&field=title`);
  await page.getByRole('button', { name: 'Do tłumaczenia: 4' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('field-title');
  await page.keyboard.type('Halle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('field-sections__0__title');
  await page.keyboard.type('Preise');
  const formatted = page.locator('[data-field-path="sections.0.content"]');
  await formatted.getByRole('button', { name: 'Kopiuj oryginał' }).click();
  await formatted.locator('[contenteditable=true] h2', { hasText: 'Cennik' }).waitFor();
  await saveForm(page);
  expect(await draftOf(`/pages/${id}`, 'de')).toMatchObject({
    title: 'Halle',
    sections: [{ title: 'Preise', content: { root: { children: [{ tag: 'h2' }, {}] } } }],
  });
  await page.getByRole('button', { name: 'Do tłumaczenia' }).waitFor({ state: 'detached' });
});

/** An editor makes a link for a translator into German. @returns its path */
async function giveTo(editor: Page, name: string): Promise<string> {
  await editor.getByRole('button', { name: 'Zleć tłumaczenie' }).click();
  await editor.getByLabel('Dla kogo').fill(name);
  await editor.getByLabel('Język tłumaczenia').selectOption('de');
  await editor.getByRole('button', { name: 'Utwórz link' }).click();
  const link = editor.getByRole('listitem').filter({ hasText: name });
  const address = new URL(await link.getByLabel('Adres dla tłumacza').inputValue());
  return address.pathname + address.hash;
}

beforeRelease(
  'a translator without a password writes a draft by a link, and an editor sends it back and ends the link',
  async () => {
    const { id, form } = await storePage('hala-i-rampa');
    await storePage('tajne', {}, 'draft');
    const account = await newAdministrator();
    const editor = await openOfficeForm(form, { account });
    const path = await giveTo(editor, 'Ulrike Weber');

    const translator = await visit(path, {}, stack.cms);
    await translator.getByRole('heading', { name: 'Zu übersetzen: Deutsch' }).waitFor();
    await translator.goto(`${stack.cms}/admin/collections/pages`);
    await translator.locator('tbody tr').first().waitFor();
    expect(await translator.locator('tbody tr').count()).toBe(1);
    await translator.goto(`${stack.cms}/admin`);
    await translator.locator(`.panel a[href*="/pages/${id}"]`).click();
    const title = translator.getByRole('textbox', { name: /^Titel / });
    await title.waitFor();
    await title.fill('Halle und Rampe');
    await saveForm(translator);
    await translator.getByRole('button', { name: 'Um Veröffentlichung bitten' }).click();
    await translator.getByText('Um Veröffentlichung bittet: Ulrike Weber.').waitFor();
    expect((await draftOf(`/pages/${id}`, 'de')).title).toBe('Halle und Rampe');
    await translator.goto(`${stack.cms}/admin`);
    await translator.locator('.panel').first().waitFor();

    // Payload may still count the translator's form as open.
    await editor.addLocatorHandler(editor.getByRole('button', { name: 'Przejmij' }), (take) =>
      take.click(),
    );
    await editor.goto(`${stack.cms}/admin`);
    await editor.locator(`.panel a[href$="/pages/${id}?locale=de"]`).click();
    await editor.getByRole('link', { name: 'Zobacz, co się zmieniło' }).waitFor();
    await editor.getByLabel('Zdanie do autora szkicu').fill('Krócej, proszę.');
    await editor.getByRole('button', { name: 'Odeślij do poprawy' }).click();
    await editor.getByLabel('Zdanie do autora szkicu').waitFor({ state: 'detached' });

    await translator.goto(`${stack.cms}/admin`);
    await translator.getByText('Zu verbessern: Krócej, proszę.').waitFor();

    await editor.getByRole('button', { name: 'Zleć tłumaczenie' }).click();
    const own = editor.getByRole('listitem').filter({ hasText: 'Ulrike Weber' });
    await own.getByRole('button', { name: 'Zakończ dostęp' }).click();
    await own.getByText('zakończony').waitFor();
    await translator.goto(stack.cms + path);
    await translator.getByText('Dieser Link funktioniert nicht mehr').waitFor();
    expect(await axeViolations(translator)).toEqual([]);
    await translator.goto(`${stack.cms}/admin/collections/pages/${id}`);
    await translator.waitForURL(/\/admin\/login/);
    forgive(translator, /status of 4(?:01|03|10)/);
  },
);
