import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../../support/browser.ts';
import { sender, stateOf } from '../../support/leads.ts';

openBrowser();

/** Presses the edge of a control for a while, in which the page may move. */
async function pressSlowly(
  page: Page,
  control: Locator,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  // Away from the bars at the edges of the window, where a visitor would scroll it.
  await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
  await page.mouse.down();
  await meanwhile();
  await page.waitForTimeout(200);
  await page.mouse.up();
}

test('rules that arrive, and messages that come or go, do not move what is being pressed', async () => {
  const mail = sender('letter');
  const page = await visit('/de/newsletter');
  await hydrated(page);
  const held: Promise<void>[] = [];
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => {
    held.push(pressed.then(() => route.continue()));
  });
  const [field, consent] = [page.locator('[name=mail]'), page.locator('[name=consent]')];
  const wrong = page.locator('[name=mail][aria-invalid=true]');
  await page.locator('[name=fullName]').fill('Jan Nowak');
  await field.fill('jan@');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await pressSlowly(page, consent, async () => {
    press();
    await Promise.all(held);
  });
  expect(await consent.isChecked()).toBe(true);
  await wrong.waitFor();

  await field.fill('jan@zaklad.example');
  await pressSlowly(page, consent);
  expect(await consent.isChecked()).toBe(false);
  await wrong.waitFor({ state: 'detached' });
  await field.fill('jan@');
  await pressSlowly(page, consent);
  expect(await consent.isChecked()).toBe(true);
  await wrong.waitFor();

  await field.fill(mail);
  await pressSlowly(page, page.getByRole('button', { name: 'Anmelden' }));
  await page.getByRole('dialog', { name: 'Noch ein Schritt' }).waitFor();
  expect(await stateOf(mail)).toEqual(['pending']);
});
