import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, visit } from '../support/browser.ts';
import { backOffice } from '../support/leads.ts';
import { open } from '../support/plain-visitor.ts';
import { figuresOn, keepEstimate } from '../support/stored-estimate.ts';

openBrowser();

interface CatalogueDocument {
  id: number;
  groups: { items: { key: string; dayCost: number }[] }[];
}

test('a kept estimate keeps its figures when the catalogue changes, and shows the difference', async () => {
  const { page, figures } = await keepEstimate();
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
  const { pathname } = page.url;
  const changed = 'main details:has(table tbody td + td)';
  await publish(dearer);
  try {
    await expect.poll(async () => (await open(pathname)).$(changed).length).toBe(1);
    const now = await open(pathname);
    expect(figuresOn(now)).toEqual(figures);
    // The days of the item then and today.
    const days = now.$(changed).find('td').toArray();
    expect(days.slice(-2).map((day) => now.$(day).text())).toEqual(['4', '14']);
    const shown = await visit(pathname);
    await shown.locator(changed).first().locator('summary').click();
    await hydrated(shown);
    expect(await axeViolations(shown, 'main')).toEqual([]);
  } finally {
    await publish(before.groups);
  }
});
