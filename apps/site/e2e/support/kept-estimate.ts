import type { Page } from 'playwright-core';
import { visit } from './browser.ts';

const CHOICE = '?stage=3&items=own-domain,booking,cart&later=cart&mobile=1';

/** Saves the choice as a visitor does; the page is then that of the estimate. */
export async function keepEstimate(
  language: '' | '/de',
  options: Parameters<typeof visit>[1] = {},
) {
  const page = await visit(`${language}/kalkulator-aplikacji${CHOICE}`, options);
  const figures = await figuresOn(page);
  await page.locator('form[action$="/estimate"] button').click();
  await page.waitForURL(/\/estimate\/[0-9a-f]{32}$/);
  return { page, figures };
}

/** Days, weeks and price as they stand on a page: the first list of figures. */
export async function figuresOn(page: Page): Promise<string[]> {
  return (await page.locator('main dl').first().innerText()).split('\n').filter(Boolean);
}
