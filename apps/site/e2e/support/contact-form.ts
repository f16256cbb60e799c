import type { Locator, Page } from 'playwright-core';

/** A person's data in a contact form. */
const PERSON = { fullName: 'Anna Kowalczyk', phoneNumber: '+48 600 000 000' };

/**
 * Fills the contact form of a page in.
 * @param own other values, by the names of the fields
 * @returns the button that sends it
 */
export async function fillContact(
  page: Page,
  mail: string,
  own: Record<string, string> = {},
): Promise<Locator> {
  const form = page.locator('form:has([name=phoneNumber])');
  for (const [name, value] of Object.entries({ ...PERSON, mail, ...own }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=topic]').selectOption('offer');
  await form.locator('[name=consent]').check();
  return form.locator('button[type=submit]');
}
