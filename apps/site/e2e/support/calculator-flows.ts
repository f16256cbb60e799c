import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Number of a request, as visitors quote it. */
export const REFERENCE = /[A-Z]+-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;

/** Chooses an item of a group that may still be closed. */
export async function tick(page: Page, key: string): Promise<void> {
  const box = page.locator(`#item-${key}`);
  const closed = page.locator(`details:not([open]):has(#item-${key}) > summary`);
  if ((await closed.count()) > 0) await closed.click();
  await box.check();
}

/** The buttons to the next stage and back: they belong to its form. */
export const next = (page: Page) =>
  page.locator('main aside button[type=submit]:not([formaction])');
export const back = (page: Page) => page.locator('main aside button[formaction]');

/** Fills the last step in as a person would and sends it. */
export async function sendQuote(page: Page, mail: string): Promise<void> {
  const form = page.locator('#quote form');
  await form.waitFor();
  if ((await form.locator('[name=fullName]').count()) > 0) {
    await form.locator('[name=fullName]').fill('Łucja Müller');
    await form.locator('[name=companyName]').fill('Zakład Ćwiczebny');
  }
  await form.locator('[name=mail]').fill(mail);
  await form.locator('[name=consent]').check();
  await form.locator('button[type=submit]').click();
}

/** The address contains no typed text. */
export function expectNothingTypedIn(address: string): void {
  expect(decodeURIComponent(address)).not.toMatch(
    /Łucja|kalkulator\.example|Ćwiczebny|Faktury|SAP/,
  );
}
