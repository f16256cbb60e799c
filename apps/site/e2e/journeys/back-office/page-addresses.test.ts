import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openForm, openOfficeForm } from '../../support/forms.ts';
import { backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

/** A draft that saves itself; its answer comes late, as on a slow line. */
const DRAFT = /\/payload\/pages\/\d+\?.*autosave=true/;

async function slowDrafts(page: Page): Promise<void> {
  await page.route(DRAFT, async (route) => {
    const response = await route.fetch();
    await setTimeout(1_000);
    await route.fulfill({ response });
  });
}

/** One press with the mouse, whether the button is ready for it or not. */
async function pressAtOnce(page: Page): Promise<void> {
  const box = await page.locator('#action-save').boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

beforeRelease(
  'A-2, A-3 an editor reads what a template leaves to write and which address is taken, and cannot move a built-in page',
  async () => {
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
    await slowDrafts(page);
    const [title, address] = [page.locator('#field-title'), page.locator('#field-pageName')];
    const draft = page.waitForRequest(DRAFT);
    await title.fill('Nasza oferta');
    await draft;
    // The service makes an address from the title while the editor types another one.
    await address.fill('products/nasza');
    await pressAtOnce(page);
    await page
      .getByText(/Pod tym adresem witryna ma już coś własnego/)
      .first()
      .waitFor();
    forgive(page, /status of 400/);
    const free = `nasza-oferta-${Date.now()}`;
    const next = page.waitForRequest(DRAFT);
    await address.fill(free);
    await next;
    await pressAtOnce(page);
    const published = () =>
      backOffice<{ totalDocs: number }>(
        `/pages?where[pageName][equals]=${free}&where[_status][equals]=published`,
      );
    await expect.poll(async () => (await published()).totalDocs).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const { docs } = await backOffice<{ docs: { id: number }[] }>(
      '/pages?depth=0&where[pageName][equals]=about',
    );
    await page.goto(`${stack.cms}/admin/collections/pages/${docs[0]?.id}`);
    await expect.poll(() => page.locator('#field-pageName').isDisabled()).toBe(true);
  },
);
