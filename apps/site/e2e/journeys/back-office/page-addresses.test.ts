import { expect, test } from 'vitest';
import { forgive, openBrowser, visit } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';
import { backOffice, signedIn } from '../../support/leads.ts';

openBrowser();

test('A-2, A-3 an editor reads which address is taken, and cannot move a built-in page', async () => {
  const page = await visit('/admin/login', {}, stack.cms);
  await page.context().addCookies([await signedIn()]);
  await page.goto(`${stack.cms}/admin/collections/pages/create`);
  await page.locator('#field-title').fill('Nasza oferta');
  // A person saves after the form has sent what was typed: an answer to that, when it arrives after
  // the refusal, takes the sentence at the field away, in Payload.
  const sent = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('products/nasza')),
  );
  await page.locator('#field-pageName').fill('products/nasza');
  await sent;
  await page.locator('#action-save').click();
  await page
    .getByText(/Pod tym adresem witryna ma już coś własnego/)
    .first()
    .waitFor();
  forgive(page, /status of 400/);
  const { docs } = await backOffice<{ docs: { id: number }[] }>(
    '/pages?depth=0&where[pageName][equals]=about',
  );
  await page.goto(`${stack.cms}/admin/collections/pages/${docs[0]?.id}`);
  await expect.poll(() => page.locator('#field-pageName').isDisabled()).toBe(true);
});
