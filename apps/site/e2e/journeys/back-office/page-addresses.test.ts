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
  const refusal = page.getByText(/Pod tym adresem witryna ma już coś własnego/).first();
  // Payload takes the sentence away when an answer to typing arrives after the refusal: a person, who
  // is slower than a test, would type again.
  let tries = 0;
  const isRefused = async () => {
    tries += 1;
    await page.locator('#field-pageName').fill(`products/nasza-${tries}`);
    await page.locator('#action-save').click();
    return await refusal.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isRefused, { timeout: 80_000 }).toBe(true);
  forgive(page, /status of 400/);
  const { docs } = await backOffice<{ docs: { id: number }[] }>(
    '/pages?depth=0&where[pageName][equals]=about',
  );
  await page.goto(`${stack.cms}/admin/collections/pages/${docs[0]?.id}`);
  await expect.poll(() => page.locator('#field-pageName').isDisabled()).toBe(true);
});
