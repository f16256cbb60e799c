import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOffice } from '../../support/forms.ts';
import { backOffice } from '../../support/leads.ts';

openBrowser();

/** Violations that axe finds once a form or list is shown, and whether it has one main part. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.locator('.table, .render-fields, .no-results, main, form').first().waitFor();
  await page.locator('.shimmer-effect').first().waitFor({ state: 'detached' });
  return [
    ...((await page.locator('main').count()) > 1 ? ['several main parts'] : []),
    ...(await axeViolations(page, 'html', false)),
  ];
}

/** Path of the form of a collection's first document; empty if there is none. */
async function firstForm(collection: string): Promise<string[]> {
  const query = `/${collection}?limit=1&depth=0&sort=id`;
  const { docs } = await backOffice<{ docs: { id: unknown }[] }>(query);
  return docs.map(({ id }) => `/collections/${collection}/${id}`);
}

// In the gate the journeys of the inbox and of the preview check a list and a form.
beforeRelease(
  'who works by ear can use every list, form, setting and menu of a row',
  async () => {
    const { collections, globals } =
      await backOffice<Record<'collections' | 'globals', Record<string, { read?: boolean }>>>(
        '/access',
      );
    const paths = ['', ...Object.keys(globals).map((each) => `/globals/${each}`)];
    for (const [slug, { read }] of Object.entries(collections)) {
      if (!read || slug.startsWith('payload-')) continue;
      paths.push(`/collections/${slug}`, ...(await firstForm(slug)));
    }
    const page = await openOffice('/account', { traced: false });
    const found = { '/account': await faultsOf(page) };
    for (const path of paths) {
      const answer = await page.goto(`${stack.cms}/admin${path}`);
      // A hidden collection has no page.
      if (answer?.status() !== 404) Object.assign(found, { [path]: await faultsOf(page) });
    }
    forgive(page, /404/);
    await page.goto(`${stack.cms}/admin${(await firstForm('pages'))[0]}`);
    await page.locator('.array-actions__button').first().click();
    await page.locator('.popup__content').first().waitFor();
    Object.assign(found, { 'menu of a row': await faultsOf(page) });
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  },
  900_000,
);
