import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, visit } from '../support/browser.ts';

openBrowser();

test('the wheel is stepped with its buttons and the arrow keys, round and round', async () => {
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
  await page.getByRole('button', { name: 'Następny krok' }).click();
  await status.filter({ hasText: 'Krok 2 z 7' }).waitFor();
  expect(await current.innerText()).toMatch(/Rysujemy ekran/);
  await page.getByRole('button', { name: 'Poprzedni krok' }).click();
  await status.filter({ hasText: 'Krok 1 z 7' }).waitFor();
  expect(await axeViolations(page, 'main')).toEqual([]);
});
