import { expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';
import { openForm, openOfficeForm } from '../../support/forms.ts';
import { backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

test('A-2, A-3 an editor reads what a template leaves to write and which address is taken, and cannot move a built-in page', async () => {
  // The content language is remembered for the account.
  const page = await openOfficeForm('/collections/pages/create?locale=pl', {
    account: await newAdministrator(),
  });
  await page.getByRole('button', { name: 'Wydarzenie albo targi' }).click();
  await page.locator('#field-title').waitFor();
  await page.locator('#action-save').click();
  await page
    .getByText(/na stronie zostały teksty szablonu/)
    .first()
    .waitFor();
  await openForm(page, `${stack.cms}/admin/collections/pages/create`);
  await page.getByRole('button', { name: 'Pusta strona' }).click();
  await page.locator('#field-title').fill('Nasza oferta');
  const refusal = page.getByText(/Pod tym adresem witryna ma już coś własnego/).first();
  // A draft that saves itself in the same moment may take the press, or the address that it made: the
  // editor writes and presses again.
  const refused = async () => {
    await page.locator('#field-pageName').fill('products/nasza');
    await page.locator('#action-save').click();
    return await refusal.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(refused).toBe(true);
  forgive(page, /status of 4(?:00|09)/);
  const { docs } = await backOffice<{ docs: { id: number }[] }>(
    '/pages?depth=0&where[pageName][equals]=about',
  );
  await page.goto(`${stack.cms}/admin/collections/pages/${docs[0]?.id}`);
  await expect.poll(() => page.locator('#field-pageName').isDisabled()).toBe(true);
});
