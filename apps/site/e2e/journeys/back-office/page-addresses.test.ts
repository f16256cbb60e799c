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
  const title = page.locator('#field-title');
  const address = page.locator('#field-pageName');
  // The address follows the title: from then on the form is at work, and its first draft is stored.
  const followed = async () => {
    await title.fill('Nasza oferta');
    return await address.inputValue();
  };
  await expect.poll(followed).toBe('nasza-oferta');
  const refusal = page.getByText(/Pod tym adresem witryna ma już coś własnego/).first();
  await address.fill('products/nasza');
  await page.locator('#action-save').click();
  await refusal.waitFor();
  forgive(page, /status of 400/);
  const { docs } = await backOffice<{ docs: { id: number }[] }>(
    '/pages?depth=0&where[pageName][equals]=about',
  );
  await page.goto(`${stack.cms}/admin/collections/pages/${docs[0]?.id}`);
  await expect.poll(() => page.locator('#field-pageName').isDisabled()).toBe(true);
});
