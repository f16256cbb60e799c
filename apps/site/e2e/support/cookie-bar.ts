import type { Page } from 'playwright-core';

/** The bar that asks about cookies, on a Polish page. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Pliki cookie' });

export const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

/** Names of the cookies that the browser has stored. */
export const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();
