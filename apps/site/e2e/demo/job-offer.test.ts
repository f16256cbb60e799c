import { expect, test } from 'vitest';
import { axeViolations, DESKTOP, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';

openBrowser();

test('a candidate reads the list, opens the skills and the offer, all without a script', async () => {
  const page = await visit('/careers', { javaScriptEnabled: false });
  const card = page.locator('li', { hasText: 'Programistka / programista frontend' }).last();
  const skill = card.getByText('TypeScript', { exact: true });
  expect(await skill.isVisible()).toBe(false);
  await card.getByText('Potrzebne umiejętności').click();
  expect(await skill.isVisible()).toBe(true);
  await card.getByRole('link').click();
  await page.waitForURL('**/careers/programista-frontend');
  for (const text of ['Łódź lub zdalnie', 'Pełny etat', '28 lutego 2027', 'React']) {
    expect(await page.getByText(text).first().isVisible(), text).toBe(true);
  }
  const requirement = page.getByText('Trzy lata pracy z React i TypeScript');
  expect(await requirement.isVisible()).toBe(true);
  await page.getByText('Czego oczekujemy').click();
  expect(await requirement.isVisible()).toBe(false);
});

test.each(
  rows(
    [
      ['/careers/programista-backend', 'Czym się zajmiesz', 'Co dajemy'],
      ['/en/careers/programista-backend', 'What you will do', 'What we offer'],
      ['/de/careers/programista-backend', 'Ihre Aufgaben', 'Was wir bieten'],
    ],
    2,
  ),
)('%s says what one does and gets, to all visitors', async (path, duties, offer) => {
  const page = await visit(path, { viewport: PHONE });
  await hydrated(page);
  for (const heading of [duties, offer]) {
    await page.getByRole('heading', { name: heading }).waitFor();
  }
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await axeViolations(page)).toEqual([]);
  }
});
