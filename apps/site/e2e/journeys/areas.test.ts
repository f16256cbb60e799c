import { expect, test } from 'vitest';
import { axeViolations, DESK, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';

openBrowser();

test.each(
  rows(
    [
      ['/industries', 'hospitality', 'Co już działa u naszych klientów', 'Wyceń swój projekt'],
      ['/en/areas', 'field-service', 'What already works', 'Estimate your project'],
      ['/de/industries', 'construction', 'Was bei unseren Kunden', 'Aufwand schätzen'],
    ],
    0,
  ),
)('%s: a visitor reads about one without a script', async (list, name, others, call) => {
  const page = await visit(list, { javaScriptEnabled: false });
  await page.locator(`main article a[href="${list}/${name}"]`).first().click();
  await page.waitForURL(`**${list}/${name}`);
  expect(await page.locator('h1').count()).toBe(1);
  const features = page.locator('main ul ul li');
  expect(await features.count()).toBeGreaterThanOrEqual(12);
  const related = page.locator('section', { has: page.getByText(others) });
  expect(await related.locator('article').count()).toBeGreaterThanOrEqual(2);
  expect(await page.getByRole('link', { name: call }).count()).toBe(1);
  expect(await page.locator('main form').count()).toBe(1);
});

test.each(rows(['/areas/sales', '/en/industries/manufacturing', '/de/areas/hr-documents'], 1))(
  '%s can be used by everybody',
  async (path) => {
    const page = await visit(path, { viewport: PHONE });
    await hydrated(page);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  },
);
