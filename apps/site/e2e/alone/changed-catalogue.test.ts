import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser } from '../support/browser.ts';
import { figuresOn, keepEstimate } from '../support/kept-estimate.ts';
import { backOffice } from '../support/leads.ts';

openBrowser();

interface CatalogueDocument {
  id: number;
  groups: { items: { key: string; dayCost: number }[] }[];
}

test('a kept estimate keeps its figures when the catalogue changes, and shows the difference', async () => {
  const { page, figures } = await keepEstimate('');
  const { docs } = await backOffice<{ docs: CatalogueDocument[] }>(
    '/catalogues?depth=0&locale=pl&where[calculator][equals]=kalkulator-aplikacji',
  );
  const [before] = docs;
  if (!before) throw new Error('There is no catalogue to change.');
  const publish = (groups: CatalogueDocument['groups']) =>
    backOffice(`/catalogues/${before.id}?locale=pl`, {
      method: 'PATCH',
      body: JSON.stringify({ groups, _status: 'published' }),
    });
  const dearer = structuredClone(before.groups);
  for (const item of dearer.flatMap(({ items }) => items)) {
    if (item.key === 'own-domain') item.dayCost += 10;
  }
  await publish(dearer);
  try {
    const changed = page.locator('main details:has(table tbody td + td)');
    await expect
      .poll(
        async () => {
          await page.reload();
          return await changed.first().locator('summary strong').count();
        },
        { interval: 500 },
      )
      .toBe(1);
    expect(await figuresOn(page)).toEqual(figures);
    await changed.first().locator('summary').click();
    // The days of the item then and today.
    expect((await changed.first().innerText()).replace(/\s+/g, ' ')).toMatch(/\D 4 14$/);
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
  } finally {
    await publish(before.groups);
  }
});
