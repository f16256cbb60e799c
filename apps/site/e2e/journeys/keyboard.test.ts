import { expect, test } from 'vitest';
import { hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';

openBrowser();

test('the first Tab leads past the bar', async () => {
  const page = await visit('/products');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products#content');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

test('nothing that takes the focus lies below the cookie bar, to the end of the page', async () => {
  const page = await visit('/contact', { viewport: PHONE });
  await hydrated(page);
  await page.locator('[data-cookie-bar]').waitFor();
  const walked: string[] = [];
  const hidden: string[] = [];
  do {
    await page.keyboard.press('Tab');
    const focus = page.locator(':focus');
    const { name, isBelow } = await focus.evaluate(async (element) => {
      const notice = document.querySelector('[data-cookie-bar]');
      const isInNotice = notice?.contains(element) === true;
      const isCovered = () => {
        const { top } = notice?.getBoundingClientRect() ?? { top: 0 };
        return !isInNotice && element.getBoundingClientRect().top > top;
      };
      // The page moves to what has the focus, which takes its time on a busy machine.
      for (let looks = 0; isCovered() && looks < 200; looks += 1) {
        await new Promise((done) => setTimeout(done, 50));
      }
      const name = element.textContent.trim() || element.id;
      return { name, isBelow: isCovered() };
    });
    walked.push(name);
    if (isBelow) hidden.push(name);
  } while (walked.at(-1) !== 'Ustawienia plików cookie');
  expect(hidden).toEqual([]);
  expect(walked).toContain('contact-message');
});

test('a menu of the bar opens from the keyboard, before any script, and Esc closes it', async () => {
  const plain = await visit('/', { javaScriptEnabled: false });
  await plain.locator('nav summary').first().focus();
  await plain.keyboard.press('Enter');
  await plain.getByRole('link', { name: /^ERP/ }).first().waitFor({ state: 'visible' });

  const page = await visit('/');
  await hydrated(page);
  const button = page.locator('nav summary').first();
  const more = page.locator('header').getByRole('link', { name: 'Zobacz więcej' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await more.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await more.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a menu opens on hover and rests after its link was followed', async () => {
  const page = await visit('/');
  await hydrated(page);
  const more = page.locator('header').getByRole('link', { name: 'Zobacz więcej' }).first();
  await page.locator('nav').getByRole('link', { name: 'Produkty' }).hover();
  await more.waitFor({ state: 'visible' });
  await more.click();
  await page.waitForURL('**/products');
  await more.waitFor({ state: 'hidden' });
});

test('the mobile menu opens before any script, with one section at a time', async () => {
  const page = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
  await page
    .getByText('Menu', { exact: true })
    .or(page.locator('header details:has(nav) > summary'))
    .first()
    .click();
  const sections = page.locator('header details:has(nav) details');
  await sections.nth(0).locator('summary').click();
  await sections.nth(1).locator('summary').click();
  expect(await sections.nth(0).evaluate((section) => (section as HTMLDetailsElement).open)).toBe(
    false,
  );
  expect(await sections.nth(1).evaluate((section) => (section as HTMLDetailsElement).open)).toBe(
    true,
  );
});

test('the mobile menu is gone on the page it led to', async () => {
  const page = await visit('/', { viewport: PHONE });
  await hydrated(page);
  await page.locator('header details:has(nav) > summary').click();
  await page.locator('header nav').getByRole('link', { name: 'Usługi' }).click();
  await page.waitForURL('**/services');
  expect(await page.locator('header details:has(nav)[open]').count()).toBe(0);
});

test('the slider moves by its buttons and says where it is; Tab passes over what it does not show', async () => {
  const page = await visit('/');
  await hydrated(page);
  const slider = page.locator('section', { has: page.locator('[aria-live=polite]') });
  const previous = slider.getByRole('button', { name: /Poprzedn/ });
  await previous.waitFor();
  await slider.locator('li[inert]').first().waitFor({ state: 'attached' });
  await slider.getByRole('link', { name: 'Oszacuj koszt' }).focus();
  await page.keyboard.press('Tab');
  expect(await previous.evaluate((one) => one === document.activeElement)).toBe(true);
  const place = slider.locator('[aria-live=polite]');
  await slider.getByRole('button', { name: /Następn/ }).click();
  await expect.poll(() => place.textContent()).toMatch(/2\sz\s4/);
  const title = await slider.locator('li:not([inert])').getByRole('heading').textContent();
  expect(await place.textContent()).toContain(title);
});

test('the slider has the next picture before it moves there', async () => {
  const page = await visit('/');
  await hydrated(page);
  const slides = page.locator('section', { has: page.getByText('1 z 4') }).locator('li img');
  const isLoaded = (index: number) =>
    slides.nth(index).evaluate((one) => (one as HTMLImageElement).naturalWidth > 0);
  await page.getByText('1 z 4').scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(1)).toBe(true);
});
