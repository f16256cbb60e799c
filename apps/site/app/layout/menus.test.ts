import { frame as german } from '@osnowa/text/messages/de/frame';
import { frame as polish } from '@osnowa/text/messages/pl/frame';
import { describe, expect, test } from 'vitest';
import type { NavigationContent } from '../content/domain.ts';
import type { LayoutData, MenuItem } from './layout-data.ts';
import { barEntries, footerColumns, hasDropDown, shownItems } from './menus.ts';

type Layout = Pick<LayoutData, 'navigation' | 'lists' | 'settings'>;
type Entry = NonNullable<NavigationContent['bar']>[number];
type Column = NonNullable<NavigationContent['columns']>[number];

const PL = { labels: polish, locale: 'pl' } as const;
const DE = { labels: german, locale: 'de' } as const;

function product(slug: string, isTicked = true): MenuItem {
  const text = slug.toUpperCase();
  const title = { text, lang: 'pl' } as const;
  return { to: `/products/${slug}`, title, description: null, icon: 'boxes', isTicked };
}

const SETTINGS = { terms: { path: '/files/terms.pdf' } } as unknown as LayoutData['settings'];

function layoutOf(navigation: NavigationContent | null, products = ['erp', 'dms', 'data']): Layout {
  const lists = { products: products.map((slug) => product(slug)), realizations: [] };
  return { navigation, lists: { ...lists, areas: [], industries: [] }, settings: SETTINGS };
}

const link = { id: 'a', to: '/targi', term: null, label: null, title: null };

const entry = (given: Partial<Entry> = {}): Entry => ({
  ...{ ...link, place: 'everywhere', list: null, items: [] },
  ...given,
});

const column = (given: Partial<Column> = {}): Column => ({
  ...{ id: 'c', heading: null, title: null, links: [], list: null, terms: false },
  ...given,
});

const composed = (bar: Entry[], columns: Column[] = []): NavigationContent => ({ bar, columns });
const text = (said: string, lang: 'pl' | 'de') => ({ text: said, lang });

describe('until an editor arranges them', () => {
  test('the bar and the menu of phones are those of the specification', () => {
    const inShort = (place: 'bar' | 'phone') =>
      barEntries(layoutOf(null), place, DE)
        .map((one) => `${one.label.text} ${one.to}${hasDropDown(one) ? ' ▾' : ''}`)
        .join(', ');
    const first = 'Leistungen /services, Produkte /products ▾, Referenzen /realizations ▾';
    const lists = 'Bereiche /areas ▾, Branchen /industries ▾';
    expect(inShort('bar')).toBe(
      `${first}, ${lists}, Über uns /about ▾, Blog /blog, Kontakt /contact`,
    );
    expect(inShort('phone')).toBe(
      `${first}, Über uns /about, ${lists}, Karriere /careers, Blog /blog`,
    );
  });

  test('the footer leads to the products that are there, and a fifth one follows by itself', () => {
    const titled = (products: string[]) =>
      footerColumns(layoutOf(null, products), PL).map(({ title, links }) => [
        title.text,
        links.map(({ label, to }) => `${label.text} ${to}`),
      ]);
    const kinds = [
      'mobilne /services#mobile',
      'webowe /services#web',
      'desktopowe /services#desktop',
    ];
    const services = ['Usługi', kinds.map((kind) => `Aplikacje ${kind}`)];
    const company = ['Firma', ['O nas /about', 'Realizacje /realizations', 'Kariera /careers']];
    expect(titled(['erp', 'wms'])).toEqual([
      ['Rodzaje rozwiązań', ['ERP /products/erp']],
      ['Produkty', ['ERP /products/erp', 'WMS /products/wms']],
      services,
      company,
    ]);
    expect(titled([])).toEqual([services, company]);
  });
});

describe('an arranged menu', () => {
  test('calls an entry what the editor wrote in this language, else by the word of the site, else by its title', () => {
    const labelIn = (given: Partial<Entry>, words: typeof PL | typeof DE) =>
      barEntries(layoutOf(composed([entry(given)])), 'bar', words)[0]?.label;
    const title = text('Targi', 'pl');
    expect(labelIn({ title }, DE)).toEqual(title);
    expect(labelIn({ title, label: text('Messe', 'de') }, DE)).toEqual(text('Messe', 'de'));
    // The Polish label alone: German has no word of its own for this page, but one for services.
    expect(labelIn({ title, label: text('Na targach', 'pl') }, DE)).toEqual(
      text('Na targach', 'pl'),
    );
    const services = { to: '/services', title, label: text('Oferta', 'pl') };
    expect(labelIn(services, PL)).toEqual(text('Oferta', 'pl'));
    expect(labelIn(services, DE)).toEqual(text('Leistungen', 'de'));
    expect(labelIn({ title, term: 'CRM' }, DE)).toEqual(text('CRM', 'de'));
  });

  test('stands where the editor put it, and never leaves the bar empty', () => {
    const title = text('Targi', 'pl');
    const phone = entry({ id: 'p', title, place: 'phone' });
    const both = entry({ id: 'b', title });
    const ids = (bar: Entry[], place: 'bar' | 'phone') =>
      barEntries(layoutOf(composed(bar)), place, PL).map(({ id }) => id);
    expect(ids([phone, both], 'bar')).toEqual(['b']);
    expect(ids([phone, both], 'phone')).toEqual(['p', 'b']);
    expect(ids([entry({ id: 'k', to: '/contact' }), both], 'phone')).toEqual(['b']);
    expect(ids([phone], 'bar')).toHaveLength(8);
    expect(ids([entry()], 'bar')).toHaveLength(8);
  });

  test('gives an item of a list of its own an icon, whatever its document has', () => {
    const items = [{ ...link, title: text('Targi', 'pl'), icon: null }];
    const [own] = barEntries(
      layoutOf(composed([entry({ title: text('Firma', 'pl'), items })])),
      'bar',
      PL,
    );
    expect(own?.items).toMatchObject([{ to: '/targi', icon: 'file-text' }]);
  });

  test('has the columns of the editor, without those that would be empty', () => {
    const title = text('Oferta', 'pl');
    const dms = { ...link, to: '/products/dms', title };
    const columns = [
      column({ id: 'all', title, links: [dms], list: 'products' }),
      column({ id: 'terms', heading: 'company', terms: true }),
      column({ id: 'empty', title, list: 'areas' }),
      column({ id: 'unnamed', links: [{ ...link, title }] }),
    ];
    const shown = footerColumns(layoutOf(composed([], columns)), DE);
    expect(shown.map((one) => [one.id, one.title, one.links.map(({ to }) => to)])).toEqual([
      ['all', title, ['/products/dms', '/products/erp', '/products/data']],
      ['terms', text('Unternehmen', 'de'), []],
    ]);
  });
});

test('a drop-down shows the first four that are ticked', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => product(slug, slug !== 'b'));
  expect(shownItems(all).map(({ to }) => to.at(-1))).toEqual(['a', 'c', 'd', 'e']);
});
