import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { beforeRelease } from '../support/combinations.ts';

openBrowser();

const products = (page: Page) => page.locator('header [data-menu]').first();
const panel = (page: Page) => products(page).locator('> div');

test('A6 menus open under the pointer, stay while it is on them, and go with Esc until it comes back', async () => {
  const page = await visit('/');
  await hydrated(page);
  await products(page).getByRole('link').first().hover();
  await panel(page).waitFor({ state: 'visible' });
  await panel(page).getByText('Zobacz więcej').hover();
  await page.waitForTimeout(300);
  expect(await panel(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await page.mouse.move(600, 700);
  await products(page).getByRole('link').first().hover();
  await panel(page).waitFor({ state: 'visible' });
});

beforeRelease(
  'A6 Esc closes a menu until the pointer comes back, also after a link within the page',
  async () => {
    const page = await visit('/products');
    await hydrated(page);
    await page.getByRole('banner').locator('a[href$="#contact-form"]:visible').first().click();
    await page.locator('header [data-resting]').waitFor({ state: 'detached' });
    await products(page).getByRole('link').first().hover();
    await panel(page).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await page.mouse.move(600, 700);
    await products(page).getByRole('link').first().hover();
    await panel(page).waitFor({ state: 'visible' });
  },
);

test('A6 one menu at a time: the pointer closes what the button had opened', async () => {
  const page = await visit('/');
  await hydrated(page);
  await products(page).locator('summary').press('Enter');
  await panel(page).waitFor({ state: 'visible' });
  const other = page.locator('header [data-menu]').nth(1);
  await other.getByRole('link').first().hover();
  await other.locator('> div').waitFor({ state: 'visible' });
  await panel(page).waitFor({ state: 'hidden' });
});

test('menus rest for a second after a link was followed, and are there again', async () => {
  const page = await visit('/');
  await hydrated(page);
  await products(page).getByRole('link').first().hover();
  await panel(page).getByText('Zobacz więcej').click();
  await page.waitForURL('**/products');
  await panel(page).waitFor({ state: 'hidden' });
  await products(page).getByRole('link').first().hover();
  await panel(page).waitFor({ state: 'visible' });
});

/** Runs in the page before its scripts: stops the clock by which a menu rests, as soon as there is one. */
function stopClock(): void {
  const first = document.querySelector('header [data-menu] > div');
  for (const rest of first?.getAnimations() ?? []) rest.pause();
  if (!first) requestAnimationFrame(stopClock);
}

/** Runs in the page: lets the clock go on; returns how long menus rest, in ms. */
function startClock(menu: Element): number {
  const [rest] = menu.getAnimations();
  rest?.play();
  return Number(rest?.effect?.getComputedTiming().endTime);
}

beforeRelease(
  'menus rest for a second over the page that the link above them has opened',
  async () => {
    const page = await visit('/');
    await hydrated(page);
    await page.addInitScript(stopClock);
    const link = products(page).getByRole('link').first();
    await link.click();
    await page.waitForURL('**/products');
    await page.mouse.move(600, 700);
    await link.hover();
    expect(await link.evaluate((one) => one.matches(':hover'))).toBe(true);
    expect(await panel(page).isVisible()).toBe(false);
    expect(await panel(page).evaluate(startClock)).toBeGreaterThanOrEqual(1_000);
    await panel(page).waitFor({ state: 'visible' });
  },
);
