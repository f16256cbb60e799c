import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { leadsFrom } from '../support/leads.ts';

openBrowser();

/** A phone on slow 4G whose processor is four times slower; nothing waits for its scripts. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Opens a page as far as its first paint. */
async function onPhone(path: string): Promise<Page> {
  const page = await visit('/robots.txt', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return page;
}

/** Waits while scripts arrive, and once more when an island runs. */
async function awake(within: Locator): Promise<void> {
  await within.locator('xpath=ancestor-or-self::*[@data-awake]').first().waitFor();
}

test('a form keeps what was typed before, while and after its scripts come, and is sent once', async () => {
  const page = await onPhone('/contact');
  const mail = `telefon-${Date.now()}@zaklad.example`;
  const form = page.locator('form#contact, main form').first();
  await form.locator('[name=fullName]').pressSequentially('Anna Kowalska', { delay: 30 });
  await form.locator('[name=mail]').pressSequentially(mail, { delay: 30 });
  await awake(form);
  await form.locator('[name=phoneNumber]').pressSequentially('600 000 000', { delay: 30 });
  await form.locator('[name=topic]').selectOption('offer');
  await form.locator('[name=consent]').tap();
  expect(await form.locator('[name=fullName]').inputValue()).toBe('Anna Kowalska');
  expect(await form.locator('[name=mail]').inputValue()).toBe(mail);
  await form.locator('button[type=submit]').tap();
  await page.getByRole('dialog').waitFor();
  expect(await leadsFrom(mail)).toHaveLength(1);
});

test('a calculator with all of its items counts every tick, whenever it came', async () => {
  const page = await onPhone('/kalkulator-aplikacji?stage=2');
  const boxes = page.locator('main input[name=items]');
  expect(await boxes.count()).toBeGreaterThan(60);
  const open = page.locator('main details[open] label:has(input[name=items])');
  await open.nth(0).tap();
  await open.nth(1).tap();
  await awake(boxes.first());
  await open.nth(2).tap();
  const ticked = await boxes.evaluateAll((all) =>
    all
      .filter((box) => (box as HTMLInputElement).checked)
      .map((box) => (box as HTMLInputElement).value),
  );
  expect(ticked).toHaveLength(3);
  await expect
    .poll(() => new URL(page.url()).searchParams.get('items')?.split(',').sort())
    .toEqual(ticked.sort());
});
