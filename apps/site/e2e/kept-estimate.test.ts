import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from './browser.ts';
import { backOffice } from './lead-desk.ts';
import { textOfPdf } from './pdf-text.ts';

openBrowser();

const CHOICE = '?stage=3&items=own-domain,booking,cart&later=cart&mobile=1';

interface CatalogueDocument {
  id: number;
  groups: { items: { key: string; dayCost: number }[] }[];
}

/** Keeps the choice as a visitor does; on the page of the estimate then. */
async function keep(language: '' | '/de', options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(`${language}/kalkulator-aplikacji${CHOICE}`, options);
  const figures = await figuresOn(page);
  await page.locator('form[action$="/estimate"] button').click();
  await page.waitForURL(/\/estimate\/[0-9a-f]{32}$/);
  return { page, figures };
}

/** Days, weeks and price as they stand on a page: the first list of figures. */
async function figuresOn(page: Page): Promise<string[]> {
  return (await page.locator('main dl').first().innerText()).split('\n').filter(Boolean);
}

test('an estimate has the same figures in the calculator, on its page, in the PDF and as data', async () => {
  const { page, figures } = await keep('', { viewport: PHONE });
  expect(await figuresOn(page)).toEqual(figures);
  expect(await axeViolations(page)).toEqual([]);

  const pdf = await fetch(`${page.url()}.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await pdf.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(200_000);
  const plain = (text: string) => text.replace(/\s/g, '');
  const printed = plain(textOfPdf(bytes));
  const amounts = figures.filter((line) => /\d+.*–/.test(line));
  expect(amounts.length).toBeGreaterThanOrEqual(2);
  // The PDF names the unit in its own words, the figures are the same.
  for (const amount of amounts) {
    expect(printed).toContain(plain(/[\d\s,]+–[\d\s,]+/.exec(amount)?.[0] ?? amount));
  }
  expect(printed).toContain('Własnadomena');

  const kept = (await (await fetch(`${page.url()}.json`)).json()) as Record<string, unknown>;
  expect(kept).toMatchObject({
    calculator: 'kalkulator-aplikacji',
    choice: { items: ['own-domain', 'booking', 'cart'], later: ['cart'], mobile: true },
  });
  expect(await page.locator('h1').innerText()).toContain(String(kept.number));
});

test('works without scripts, and is the same estimate in another language', async () => {
  const { page } = await keep('/de', { javaScriptEnabled: false });
  const days = (await figuresOn(page)).find((line) => line.includes('–'));
  const other = await visit(new URL(page.url()).pathname.replace('/de/', '/en/'));
  const range = (line = '') => line.replace(/[^\d–]/g, '');
  expect(range((await figuresOn(other)).find((line) => line.includes('–')))).toBe(range(days));
  expect(await other.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

test('keeps its figures when the catalogue changes, and shows the difference', async () => {
  const { page, figures } = await keep('');
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
        { timeout: 20_000, interval: 500 },
      )
      .toBe(1);
    expect(await figuresOn(page)).toEqual(figures);
    await changed.first().locator('summary').click();
    expect((await changed.first().innerText()).replace(/\s+/g, ' ')).toContain(
      'Własna domena 4 14',
    );
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
  } finally {
    await publish(before.groups);
  }
});
