import { expect, test } from 'vitest';
import { axeViolations, openBrowser } from '../../support/browser.ts';
import { block, draftOf, richText, store, storePage } from '../../support/documents.ts';
import { openOfficeForm, saveForm } from '../../support/forms.ts';
import { newAdministrator } from '../../support/leads.ts';

openBrowser();

test('an editor chooses a fact while typing, and one press refers to it where it was typed as a figure', async () => {
  const key = `dojazd-${Date.now()}`;
  const values = [{ since: '2020-01-01', amount: 7341, eur: 1783 }];
  const fact = await store('facts', { key, kind: 'money', values }, 'published');
  const content = richText(block('paragraph', 'Dojazd kosztuje 7341 zł netto.'));
  const { entry, form } = await storePage(
    'dojazd',
    {
      title: 'Dojazd',
      subtitle: 'Za 7341 zł.',
      sections: [{ blockType: 'text', title: 'Cena', content }],
    },
    'draft',
  );
  const page = await openOfficeForm(form, { account: await newAdministrator() });
  await page.getByRole('button', { name: /Sprawdź przed publikacją\s*uwagi: \d+/ }).click();
  const refer = page.locator('.checks').getByRole('button', { name: `Wstaw {fact:${key}}` });
  for (const left of [2, 1]) {
    await expect.poll(() => refer.count()).toBe(left);
    await refer.first().click();
  }
  await expect.poll(() => refer.count()).toBe(0);
  expect(await axeViolations(page, '.checks', false)).toEqual([]);
  const stored = await draftOf(entry);
  expect(stored.subtitle).toBe(`Za {fact:${key}}.`);
  expect(JSON.stringify(stored.sections)).toContain(`Dojazd kosztuje {fact:${key}} netto.`);
  await page.keyboard.press('Escape');

  const title = page.locator('#field-title');
  await title.fill('Dojazd za ');
  await title.press('End');
  await page.keyboard.type(`{${key.slice(0, 10)}`);
  await page.getByRole('option').filter({ hasText: key }).waitFor();
  await page.keyboard.press('Enter');
  expect(await title.inputValue()).toBe(`Dojazd za {fact:${key}}`);
  await page.getByText(`${key}: 7341`).first().waitFor();
  await page.getByRole('button', { name: 'Pokaż wszystkie' }).first().click();
  await page.getByText(`Dojazd kosztuje {fact:${key}} netto.`).waitFor();
  await saveForm(page);
  expect((await draftOf(entry)).title).toBe(`Dojazd za {fact:${key}}`);

  // A draft of the fact is on the page with drafts, and on no other.
  await page.goto(`${new URL(page.url()).origin}/admin/collections/facts/${fact.id}?locale=pl`);
  await page.locator('#field-values__0__amount').fill('8000');
  await saveForm(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'strona ze szkicami' }).first().click();
  const shown = await opened;
  await shown.getByRole('heading', { level: 1, name: /Dojazd za 8000/ }).waitFor();
});
