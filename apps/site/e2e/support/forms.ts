import type { Page } from 'playwright-core';
import { type VisitOptions, visit } from './browser.ts';
import { stack } from './env.ts';
import { type Account, signedIn } from './leads.ts';

type OfficeOptions = VisitOptions & {
  /** Owner of the session; without it, the one that all files share. */
  account?: Account;
  /** Done before anything of the back office is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** The event to wait for, as for the browser's `goto`. */
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
 * Opens a page of the back office in a new window, signed in. A test about something else than
 * signing in skips that form: each page of the back office costs two seconds of the processor.
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
 * As {@link openOffice}, for a form that the test writes into. The form accepts text only after the
 * answer that names the session's owner; earlier text is lost, and a person is slower.
 * @param path below `/admin`
 */
export async function openOfficeForm(
  path: string,
  options: Omit<OfficeOptions, 'waitUntil'> = {},
): Promise<Page> {
  const page = await officeWindow(options);
  // The previous page sends the same request, and its answer may still arrive.
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

/** Saves the form by its button, such as “Zapisz szkic”, and waits until nothing is unsaved. */
export async function saveForm(page: Page, button = '#action-save-draft'): Promise<void> {
  const saved = page.waitForResponse(
    (one) => one.ok() && one.url().includes('/payload/') && one.request().method() !== 'GET',
  );
  await Promise.all([saved, page.locator(button).click()]);
  await page.locator('[data-form-ready=true]').first().waitFor();
  await page.locator(`${button}:disabled`).waitFor();
}
