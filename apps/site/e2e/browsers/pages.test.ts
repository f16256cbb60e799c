import { expect, test } from 'vitest';
import { oneOfEachKind } from '../support/crawl/page-kinds.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';
import { BROWSERS, closeWindows, visit } from '../support/other-browsers/visitor.ts';

closeWindows();

test.each(BROWSERS)(
  '%s: a link opens a page at its top, and back leads to where one was',
  async (browser) => {
    const visitor = await visit(browser, '/en/products');
    await visitor.click({ css: 'footer a[href="/en/careers"]' });
    await visitor.isAt(/^\/en\/careers$/);
    await visitor.see({ css: 'main h1' });
    await expect.poll(visitor.scrolled).toBe(0);
    await visitor.back();
    await visitor.isAt(/^\/en\/products$/);
    await expect.poll(visitor.scrolled).toBeGreaterThan(400);
  },
);

test.each(BROWSERS)(
  '%s: a link to a place on another page ends there, clear of the bar',
  async (browser) => {
    const visitor = await visit(browser, '/en/products');
    await visitor.click({ css: 'footer a[href="/en/services#web"]' });
    await visitor.isAt(/^\/en\/services#web$/);
    await expect
      .poll(async () => (await visitor.see({ css: '#web' })).top)
      .toBeGreaterThanOrEqual(80);
    await expect.poll(async () => (await visitor.see({ css: '#web' })).top).toBeLessThan(180);
  },
);

test.each(BROWSERS)('%s: a link to the form of the page stops below the bar', async (browser) => {
  const visitor = await visit(browser, '/de/products');
  await visitor.rests();
  await visitor.click({ css: 'header a[href$="#contact-form"]' });
  // Pictures above that load later move it a little in WebKit, which has no scroll anchoring.
  const top = async () => (await visitor.see({ css: '#contact-form' })).top;
  // 40 px below the bar, which is 72 px high.
  await expect.poll(async () => Math.abs((await top()) - 112)).toBeLessThan(8);
});

test('Firefox: a link that is pointed at is fetched ahead, unless it is for one visitor', async () => {
  const visitor = await visit('Firefox', '/en/products');
  await visitor.rests();
  const own = 'footer a[href="/en/careers"]';
  await visitor.redirect(own, '/en/my-request?token=of-one');
  await visitor.pointAt({ css: 'footer a[href*="token="]' });
  await visitor.pointAt({ css: 'footer a[href="/en/services#web"]' });
  await expect.poll(visitor.fetchedAhead).toContain('/en/services#web');
  expect(await visitor.fetchedAhead()).not.toContain('/en/my-request?token=of-one');
});

/** Chromium keeps no page for "back" while it is driven, and the driver of WebKit loads it anew. */
test('Firefox: back shows a page of each kind as it was left, without loading it', async () => {
  const paths = oneOfEachKind(await readSitemap());
  expect(paths.length).toBeGreaterThan(20);
  const visitor = await visit('Firefox', '/');
  const loaded: string[] = [];
  for (const path of paths) {
    await visitor.goTo(path);
    await visitor.rests();
    await visitor.mark();
    await visitor.goTo(path === '/' ? '/contact' : '/');
    expect(await visitor.isMarked()).toBe(false);
    await visitor.back();
    await visitor.isAt(path);
    if (!(await visitor.isMarked())) loaded.push(path);
  }
  expect(loaded).toEqual([]);
}, 900_000);
