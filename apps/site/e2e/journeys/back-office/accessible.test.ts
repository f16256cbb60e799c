import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOffice } from '../../support/forms.ts';
import { backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

/** What axe finds in a page once its form or list is there. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.locator('.table, .render-fields, .no-results, main, form').first().waitFor();
  await page.locator('.shimmer-effect').first().waitFor({ state: 'detached' });
  return axeViolations(page, 'html', false);
}

/** Path of the form of a collection's first document; `null`: there is none. */
async function firstForm(collection: string): Promise<string | null> {
  const query = `/${collection}?limit=1&depth=0&sort=id`;
  const [first] = (await backOffice<{ docs: { id: unknown }[] }>(query)).docs;
  return first ? `/collections/${collection}/${first.id}` : null;
}

test('who works by ear is told which row a box selects and which way an arrow leads', async () => {
  const page = await openOffice('/collections/posts');
  expect(await faultsOf(page)).toEqual([]);
  const title = await page.locator('tbody .cell-title').first().innerText();
  await page.getByRole('checkbox', { name: `Wybierz ${title}` }).waitFor();
  await page.getByRole('button', { name: 'Następny' }).waitFor();
});

test('who works by ear hears what the buttons, fields and the preview of a form are', async () => {
  // Whether the preview is open is kept for each account.
  const account = await newAdministrator();
  const page = await openOffice((await firstForm('pages')) ?? '', { account });
  await page.locator('#live-preview-toggler').click();
  await page.locator('iframe[title="Podgląd obok formularza"]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.array-actions__button').first().click();
  await page.locator('.popup__content').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

beforeRelease(
  'who works by ear can use every list, form and setting',
  async () => {
    const { collections, globals } =
      await backOffice<Record<'collections' | 'globals', Record<string, { read?: boolean }>>>(
        '/access',
      );
    const page = await openOffice('/account', { traced: false });
    const found = { '/account': await faultsOf(page) };
    const paths = Object.keys(globals).map((each) => `/globals/${each}`);
    for (const [slug, { read }] of Object.entries(collections)) {
      if (!read || slug.startsWith('payload-')) continue;
      paths.push(`/collections/${slug}`, (await firstForm(slug)) ?? '');
    }
    for (const path of paths) {
      await page.goto(`${stack.cms}/admin${path}`);
      Object.assign(found, { [path]: await faultsOf(page) });
    }
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  },
  900_000,
);

beforeRelease.each([
  ['the start page', ''],
  ['the list of posts', '/collections/posts'],
  ['the list of leads', '/collections/leads'],
  ['the words of the site', '/collections/changed-words'],
])('who works by ear finds the one main part of %s', async (_name, path) => {
  const page = await openOffice(path);
  await page.locator('main h1').waitFor();
  expect(await page.locator('main').count()).toBe(1);
});
