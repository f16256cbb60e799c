import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';

openBrowser();

/** The days, beside or below the price. */
const figure = (page: Page) =>
  page
    .locator('main dl > div', { hasText: /^Effort/ })
    .locator('dd')
    .first();

test('what is moved to the second phase leaves the large figure', async () => {
  const page = await visit('/en/kalkulator-aplikacji?stage=3&items=own-domain,booking,cart');
  await hydrated(page);
  const before = await figure(page).innerText();
  expect(before).toMatch(/^\d+–\d+\sperson-days$/);
  await page.getByRole('link', { name: 'To phase 2: ' }).first().click();
  await expect.poll(() => figure(page).innerText()).not.toBe(before);
  const all = page.locator('main dl div', { hasText: 'Both phases together' }).first();
  expect(await all.innerText()).toContain(before);
});

test('a faster pace is a bigger team and never more weeks', async () => {
  const weeks = async (pace: string) => {
    const items = `kind-mobile,size-medium,pace-${pace}`;
    const page = await visit(`/en/natychmiastowa-wycena?items=${items}`, {
      javaScriptEnabled: false,
    });
    const text = await page.locator('main aside [role=status]').innerText();
    const [, count, people] = /(\d+) weeks? \((\d+) people\)/.exec(text.replace(/\s/g, ' ')) ?? [];
    return { weeks: Number(count), people: Number(people) };
  };
  const [calm, quick] = [await weeks('calm'), await weeks('quick')];
  expect(quick.weeks).toBeLessThan(calm.weeks);
  expect(quick.people).toBeGreaterThan(calm.people);
});

test('a single day costs no less than its rate', async () => {
  const page = await visit('/en/kalkulator-aplikacji?stage=3&items=email-sign-up', {
    javaScriptEnabled: false,
  });
  expect(await page.locator('main').innerText()).toContain('€340–680');
});

test.each(rows([true, false], 0))(
  'a preset says what it adds, and one can begin with it alone or with nothing (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await visit('/en/kalkulator-aplikacji?items=own-domain', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    const presets = page.locator('main ul').filter({ has: page.locator('[aria-current=true]') });
    const count = async () =>
      Number(
        /(\d+) items?/.exec(await page.locator('main [role=status]').first().innerText())?.[1] ?? 0,
      );
    const card = presets.locator('li', { hasText: 'Booking' }).first();
    const adds = Number(/Adds (\d+) item/.exec(await card.innerText())?.[1]);
    await card.locator('a').first().click();
    await expect.poll(count).toBe(1 + adds);
    await page.getByRole('link', { name: 'Start again with only this: Booking' }).click();
    await expect.poll(count).toBe(adds);
    await presets.locator('li a').first().click();
    await expect.poll(count).toBe(0);
  },
);
