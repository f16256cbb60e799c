import { expect } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { openOffice } from '../../support/forms.ts';

openBrowser();

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
