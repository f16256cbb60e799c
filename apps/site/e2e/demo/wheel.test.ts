import { expect, test } from 'vitest';
import {
  axeViolations,
  expectUsableInSizes,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../support/browser.ts';
import { beforeRelease } from '../support/combinations.ts';

openBrowser();

test('without a script the five stages and seven steps are lists, and the eyelets lead to them', async () => {
  const page = await visit('/how-we-deliver', { javaScriptEnabled: false });
  const stages = page.locator('section', { has: page.getByText('Pięć etapów', { exact: true }) });
  expect(await stages.locator('ol > li').count()).toBe(5);
  for (const number of ['01', '02', '03', '04', '05']) {
    expect(await stages.getByText(number, { exact: true }).count()).toBe(1);
  }
  const wheel = page.locator('section', { has: page.getByText('Dwutygodniowy cykl') });
  expect(await wheel.locator('ol > li').count()).toBe(7);
  await wheel.getByRole('link', { name: 'Krok 5: Pokaz' }).click();
  expect(await page.locator(':target').innerText()).toContain('Godzina z');
});

test('the wheel is stepped with the arrow keys, round and round', async () => {
  const page = await visit('/how-we-deliver');
  await hydrated(page);
  const status = page.locator('[role=status]').filter({ hasText: /krok/i });
  const current = page.locator('li[aria-current=step]');
  expect(await status.innerText()).toBe('7 kroków');
  const first = page.getByRole('link', { name: 'Krok 1: Wybór' });
  await first.focus();
  await page.keyboard.press('Enter');
  await status.filter({ hasText: 'Krok 1 z 7' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await status.filter({ hasText: 'Krok 3 z 7' }).waitFor();
  expect(await current.innerText()).toMatch(/Piszemy małymi krokami/);
  await page.keyboard.press('End');
  await status.filter({ hasText: 'Krok 7 z 7' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await status.filter({ hasText: 'Krok 1 z 7' }).waitFor();
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

beforeRelease.each([
  ['/how-we-deliver', 'Następny krok', 'Poprzedni krok', 'Krok 2 z 7', 'Rysujemy ekran'],
  ['/en/how-we-deliver', 'Next step', 'Previous step', 'Step 2 of 7', 'We draw the screen'],
  ['/de/how-we-deliver', 'Nächster Schritt', 'Vorheriger Schritt', 'Schritt 2 von 7', 'Ansicht'],
])('%s: on a phone the wheel turns by touch and describes its step', async (...row) => {
  const [path, next, previous, second, words] = row;
  const page = await visit(path, { viewport: PHONE, hasTouch: true });
  await hydrated(page);
  await page.getByRole('button', { name: next }).tap();
  await page.getByRole('button', { name: next }).tap();
  const status = page.getByRole('status').filter({ hasText: second });
  await status.waitFor();
  expect(await page.getByText(words).first().isVisible()).toBe(true);
  await page.getByRole('button', { name: previous }).tap();
  await status.waitFor({ state: 'detached' });
  await expectUsableInSizes(page);
});
