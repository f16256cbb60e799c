import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { store, writeDraft } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';

openBrowser();

const DESCRIPTIONS = {
  pl: 'Liczymy partie. Widać stan.',
  en: 'We count batches. The stock is visible.',
  de: 'Wir zählen Chargen. Der Bestand ist sichtbar.',
} as const;

/** A draft of an area, written in all languages: no visitor and no other test meets it. */
async function draftArea(): Promise<{ id: number; name: string }> {
  const name = `Magazyn ${Date.now()}`;
  const pageName = `magazyn-${Date.now()}`;
  const { id } = await store('areas', { name, pageName, shortDescription: DESCRIPTIONS.pl });
  for (const locale of ['en', 'de'] as const)
    await writeDraft(`/areas/${id}`, locale, { name, shortDescription: DESCRIPTIONS[locale] });
  return { id, name };
}

const description = (page: Page) => page.locator('#field-shortDescription');

/** The number of stale areas in a language, as a link of the board. */
const stale = (page: Page, language: string) =>
  page.getByRole('link', { name: new RegExp(`^Obszary, ${language}, Nieaktualne: `) });

/** Writes into a field; the draft is saved by itself. */
async function write(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/areas/'),
  );
  await description(page).fill(text);
  expect((await saved).status()).toBe(200);
}

beforeRelease(
  'a changed sentence is stale in other languages, and the board leads to it',
  async () => {
    const { id, name } = await draftArea();
    const page = await openOfficeForm(`/collections/areas/${id}?locale=pl`);
    await write(page, 'Liczymy partie i opakowania. Widać stan.');

    await page.goto(`${stack.cms}/admin/translations`);
    await stale(page, 'English').waitFor();
    await stale(page, 'Deutsch').click();
    await page.getByRole('link', { name }).click();
    await page.waitForURL(/\/areas\/\d+\?locale=de&field=shortDescription/);
    await expect.poll(() => description(page).inputValue()).toBe(DESCRIPTIONS.de);
    await write(page, 'Wir zählen Chargen und Gebinde. Der Bestand ist sichtbar.');

    // Nothing in the English text has to change.
    await page.goto(`${stack.cms}/admin/collections/areas/${id}/translation?locale=en`);
    await page.locator('ins', { hasText: 'opakowania' }).waitFor();
    await page.getByRole('button', { name: 'Bez zmian' }).click();
    await page.getByText('Tłumaczenie jest kompletne i aktualne.').waitFor();

    await page.goto(`${stack.cms}/admin/translations`);
    await page.getByRole('rowheader', { name: 'Obszary' }).waitFor();
    expect(await stale(page, 'Deutsch').count()).toBe(0);
    expect(await stale(page, 'English').count()).toBe(0);
  },
);
