import type { ReadName } from '@osnowa/contract';
import { expect, test } from 'vitest';
import type { WireRecord } from './arrange.ts';
import { searchedPages } from './searched-pages.ts';

const RECORDS: Partial<Record<ReadName, WireRecord[]>> = {
  pages: [
    {
      id: 1,
      PageName: 'ecommerce',
      Title_pl: 'Sklepy',
      Title_en: 'Shops',
      Title_de: null,
      Subtitle_pl: 'Sprzedaż w internecie',
      Subtitle_en: 'Selling online',
      SeoTitle_pl: 'Sklepy internetowe',
      Sections: [
        {
          kind: 'text',
          Title_pl: 'Płatności',
          Title_en: 'Payments',
          Content_pl: '<h2>Jak?</h2><p>Karta &amp; <strong>przelew</strong>.</p>',
          Content_en: '<p>Card.</p>',
          Image: { alt_pl: 'Rysunek kasy' },
        },
      ],
    },
    // A route of the site has this address: visitors never see such a page.
    { id: 2, PageName: 'kalkulator-dms', Title_pl: 'Stara strona' },
  ],
  products: [
    { id: 3, slug: 'erp', Name: 'ERP', Title_pl: 'Jeden system', ShortDescription_pl: 'Krótko.' },
  ],
  areas: [
    {
      id: 4,
      PageName: 'warehouse',
      Name_pl: 'Magazyn',
      ShortDescription_pl: 'Stany.',
      features: [7],
    },
  ],
  'area-features': [
    { id: 7, CardTitle_pl: 'Kolektor', feature_elements: [{ id: 'a', Name_pl: 'Kody kreskowe' }] },
  ],
};

const records = async (read: ReadName) => RECORDS[read] ?? [];

test('a page is its texts in one language, without descriptions of pictures and texts for search engines', async () => {
  const pages = await searchedPages(records, 'pl');
  expect(pages.find(({ to }) => to === '/ecommerce')).toEqual({
    kind: 'pages',
    to: '/ecommerce',
    title: 'Sklepy',
    about: 'Sprzedaż w internecie',
    body: 'Płatności\nJak?\nKarta & przelew.',
  });
});

test('a product is called by its name and its title, an area has the words of its features', async () => {
  const pages = await searchedPages(records, 'pl');
  const titles = pages.map(({ title }) => title);
  expect(titles).toEqual(['ERP: Jeden system', 'Sklepy', 'Magazyn']);
  expect(pages[2]?.body).toBe('Kolektor\nKody kreskowe');
});

test('a page that is not translated is not found in that language', async () => {
  const titlesIn = async (locale: 'en' | 'de') =>
    (await searchedPages(records, locale)).map(({ title }) => title);
  expect(await titlesIn('en')).toEqual(['Shops']);
  expect(await titlesIn('de')).toEqual([]);
});
