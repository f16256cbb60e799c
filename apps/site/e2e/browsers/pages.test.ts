import { expect, test } from 'vitest';
import { BROWSERS, closeWindowsAfterEach, visit } from '../support/other-browsers/visitor.ts';

closeWindowsAfterEach();

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
      .toBeGreaterThanOrEqual(40);
    await expect.poll(async () => (await visitor.see({ css: '#web' })).top).toBeLessThan(180);
  },
);

test.each(BROWSERS)('%s: a link to the form of the page stops above it', async (browser) => {
  const visitor = await visit(browser, '/de/products');
  await visitor.rests();
  await visitor.click({ css: 'header a[href$="#contact-form"]' });
  // Pictures above that arrive later move it a little in WebKit, which does not hold its place.
  const top = async () => (await visitor.see({ css: '#contact-form' })).top;
  await expect.poll(async () => Math.abs((await top()) - 40)).toBeLessThan(8);
});

test.each(BROWSERS)('%s: a page that does not exist says so and leads home', async (browser) => {
  const visitor = await visit(browser, '/nie-ma');
  await visitor.see({ css: 'h1', named: 'Nie ma takiej strony' });
  await visitor.click({ css: 'header a[href="/"]' });
  await visitor.isAt(/^\/$/);
});
