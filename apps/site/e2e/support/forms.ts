import type { Page } from 'playwright-core';

/**
 * Opens a form of the back office. It takes text from the answer on that says whose session it is;
 * what is typed before is lost, and a person is slower.
 */
export async function openForm(page: Page, address: string): Promise<void> {
  // The page before asks the same, and its answer may still be on its way.
  let isOpen = false;
  page.once('framenavigated', () => {
    isOpen = true;
  });
  const account = page.waitForEvent(
    'requestfinished',
    (request) => isOpen && request.url().endsWith('/users/me'),
  );
  await page.goto(address);
  await account;
  // The page sets its clock for the end of the session by that answer, in a task of its own.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
}
