import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgive, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { backOffice } from '../support/leads.ts';

openBrowser();

/** Says by which tracker statistics are asked about, and waits until pages know. */
async function configure(analyticsId: string | null): Promise<void> {
  const trackers = { analyticsId, tagManagerId: null, pixelId: null };
  await backOffice('/globals/site-settings', {
    method: 'POST',
    body: JSON.stringify({ trackers, _status: 'published' }),
  });
  const isAsked = async () => {
    const { headers } = await fetch(`${stack.site}/products`);
    return headers.get('content-security-policy')?.includes('googletagmanager') === true;
  };
  await vi.waitUntil(async () => (await isAsked()) === (analyticsId !== null), { timeout: 10_000 });
}

beforeAll(() => configure('G-TEST'));
afterAll(() => configure(null));

const bar = (page: Page) => page.getByRole('region', { name: 'Pliki cookie' });

/** Messages that the page sent of its own speed. */
async function sentBy(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.context().route('https://www.googletagmanager.com/**', (route) => route.fulfill());
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/vitals') sent.push(request.postData() ?? '');
  });
  return sent;
}

/** As if the visitor changed to another tab: then browsers report their measurements. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** The figures of all processes of the site, as a monitoring program reads them. */
async function figures(): Promise<string> {
  const read = async (process: string) => (await fetch(`${process}/metrics`)).text();
  return (await Promise.all(stack.siteProcesses.map(read))).join('\n');
}

test('with consent a figure arrives, without anything of the visitor, and /metrics counts it', async () => {
  const page = await visit('/', { viewport: PHONE });
  const sent = await sentBy(page);
  await hydrated(page);
  const fetched = page.waitForResponse((response) => response.url().includes('/assets/vitals-'));
  await bar(page).getByRole('button', { name: 'Rozumiem, zgadzam się' }).click();
  await fetched;
  await page.waitForTimeout(500);
  // The largest paint is final after the first real touch, or when the page is really left.
  await page.locator('h1').click();
  await leave(page);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  const message = JSON.parse(sent[0] ?? '{}') as Record<string, unknown>;
  expect(message).toEqual({
    page: 'home',
    locale: 'pl',
    device: 'phone',
    values: expect.objectContaining({ LCP: expect.any(Number) }),
  });
  const where = 'page="home",locale="pl",device="phone"';
  await expect
    .poll(figures)
    .toMatch(new RegExp(`site_visit_lcp_seconds_count\\{${where}\\} [1-9]`));
  forgive(page, /asked https:\/\/www\.googletagmanager\.com/);
});

test('without consent nothing is measured and nothing is sent', async () => {
  const page = await visit('/', { viewport: PHONE });
  const sent = await sentBy(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Tylko niezbędne' }).click();
  await bar(page).waitFor({ state: 'detached' });
  await leave(page);
  await page.waitForTimeout(500);
  expect(sent).toEqual([]);
  expect(scripts.filter((url) => url.includes('/assets/vitals-'))).toEqual([]);
});
