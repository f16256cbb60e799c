import { expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';
import { officeWindow } from '../../support/forms.ts';

openBrowser();

// A violation of the policy is logged to the console and fails the test, in all journeys.
test('SF14: an editor writes and picks a picture where only scripts of the page itself run; a script planted in the markup does not', async () => {
  const page = await officeWindow();
  const reply = await page.goto(`${stack.cms}/admin/collections/posts/create`);
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']{24}' 'strict-dynamic';/);
  expect(policy).toContain("frame-ancestors 'none'");

  const words = `Zasady witryny ${Date.now()}`;
  const text = page.locator('[contenteditable="true"][data-lexical-editor="true"]').first();
  await text.click();
  await page.keyboard.type(words);
  await expect.poll(() => text.innerText()).toContain(words);

  await page.getByRole('button', { name: 'Wybierz z istniejących' }).first().click();
  const drawer = page.locator('.list-drawer');
  const picture = drawer.locator('tbody img').first();
  await picture.waitFor();
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  const title = await page.evaluate(() => {
    const markup = `<button type="button" onclick="document.title = 'planted'"></button>`;
    document.body.insertAdjacentHTML('beforeend', markup);
    (document.body.lastElementChild as HTMLElement).click();
    return document.title;
  });
  expect(title).not.toBe('planted');
  forgive(page, /inline event handler violates/);
});
