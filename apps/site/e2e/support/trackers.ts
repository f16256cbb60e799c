import type { Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { stack } from './env.ts';
import { backOffice } from './leads.ts';

const TRACKERS = { analyticsId: 'G-TEST', tagManagerId: 'GTM-TEST', pixelId: '1234567890' };
const NONE = { analyticsId: null, tagManagerId: null, pixelId: null };

/** The tests of a file or a group run on a site with trackers. */
export function trackersOn(): void {
  beforeAll(() => configure(TRACKERS));
  afterAll(() => configure(NONE));
}

/** Sets the trackers, as an editor would, and waits until pages have them. */
async function configure(trackers: typeof TRACKERS | typeof NONE): Promise<void> {
  await backOffice('/globals/site-settings', {
    method: 'POST',
    body: JSON.stringify({ trackers, _status: 'published' }),
  });
  const isAllowed = async () => {
    const { headers } = await fetch(`${stack.site}/products`);
    return headers.get('content-security-policy')?.includes('googletagmanager') === true;
  };
  await vi.waitUntil(async () => (await isAllowed()) === (trackers.pixelId !== null), {
    timeout: 60_000,
  });
}

/** Each tracker's substitute sets the cookies of the real one, and records that it ran. */
const SCRIPTS: Record<string, string> = {
  'https://www.googletagmanager.com/gtag/js': 'document.cookie="_ga=1;path=/"',
  'https://www.googletagmanager.com/gtm.js': 'document.cookie="_gid=1;path=/"',
  'https://connect.facebook.net/en_US/fbevents.js': 'document.cookie="_fbp=1;path=/"',
};

/** Replaces the trackers by substitutes; returns the requests to third parties. */
export async function standIns(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== stack.site,
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      asked.push(origin + pathname);
      const body = SCRIPTS[origin + pathname] ?? '';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}

/** Commands and events that Google's scripts would find, each as a plain list or object. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as unknown[]).map((entry) =>
      String(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    ),
  );

/** Makes a document store its counted events at its end, for the next one to read. */
export const noteAtEnd = (page: Page) =>
  page.evaluate(() => {
    // Called after the page's own listener.
    window.addEventListener('pagehide', () => {
      const entries = ((Reflect.get(window, 'dataLayer') ?? []) as object[]).map(Object.values);
      sessionStorage.setItem('counted', JSON.stringify(entries));
    });
  });

/** The events that a document stored at its end. */
export const notedAtEnd = async (page: Page): Promise<unknown[]> =>
  JSON.parse(await page.evaluate(() => sessionStorage.getItem('counted') ?? '[]'));
