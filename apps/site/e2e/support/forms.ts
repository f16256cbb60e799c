import type { Page } from 'playwright-core';
import { type VisitOptions, visit } from './browser.ts';
import { stack } from './env.ts';
import { type Account, signedIn } from './leads.ts';

type OfficeOptions = VisitOptions & {
  /** Whose session it is; without it, the one that all files share. */
  account?: Account;
  /** Done before anything of the back office is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Until when it is waited, as the browser's `goto` says it. */
  waitUntil?: 'load' | 'commit';
};

/** A window with a session of the back office, which has not been opened in it yet. */
export async function officeWindow({
  account,
  prepare,
  ...options
}: Omit<OfficeOptions, 'waitUntil'> = {}): Promise<Page> {
  const page = await visit('about:blank', options, '');
  await prepare?.(page);
  await page.context().addCookies([await signedIn(account)]);
  return page;
}

/**
 * Opens a page of the back office in a new window, signed in. A test that is not about signing in does
 * not open the page for it: each page of the back office costs two seconds of the processor.
 * @param path below `/admin`
 */
export async function openOffice(
  path: string,
  { waitUntil = 'load', ...options }: OfficeOptions = {},
): Promise<Page> {
  const page = await officeWindow(options);
  await page.goto(`${stack.cms}/admin${path}`, { waitUntil });
  return page;
}

/**
 * As {@link openOffice}, for a form that the test writes into. It takes text from the answer on that
 * says whose session it is; what is typed before is lost, and a person is slower.
 * @param path below `/admin`
 */
export async function openOfficeForm(
  path: string,
  options: Omit<OfficeOptions, 'waitUntil'> = {},
): Promise<Page> {
  const page = await officeWindow(options);
  // The page before asks the same, and its answer may still be on its way.
  let isOpen = false;
  page.once('framenavigated', () => {
    isOpen = true;
  });
  const account = page.waitForEvent(
    'requestfinished',
    (request) => isOpen && request.url().endsWith('/users/me'),
  );
  await page.goto(`${stack.cms}/admin${path}`);
  await account;
  // The page sets its clock for the end of the session by that answer, in a task of its own.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  return page;
}
