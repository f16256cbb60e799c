import { inOneLanguage } from '@osnowa/text';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../../server/testing/records.ts';
import type { PageFacts } from './page-facts.ts';
import { pageHead } from './page-head.ts';

const FACTS: PageFacts = {
  locale: 'de',
  path: '/products/erp',
  publicUrl: 'https://osnowa.example',
  settings: inOneLanguage(SETTINGS, 'de'),
  languages: ['pl', 'en', 'de'],
  title: 'ERP',
  description: 'Verkauf, Einkauf und Lager in einem Ablauf.',
};

const alternatesOf = (facts: Partial<PageFacts>) =>
  pageHead({ ...FACTS, ...facts }).flatMap((one) =>
    'hrefLang' in one ? [[one.hrefLang, one.href]] : [],
  );

const canonicalOf = (facts: Partial<PageFacts>) =>
  pageHead({ ...FACTS, ...facts }).find((one) => 'rel' in one && one.rel === 'canonical');

function graphOf(facts: Partial<PageFacts>): Record<string, unknown>[] {
  const script = pageHead({ ...FACTS, ...facts }).find((one) => 'script:ld+json' in one);
  const graph = (script as unknown as { 'script:ld+json': Graph })['script:ld+json'];
  return graph['@graph'] as unknown as Record<string, unknown>[];
}

test('a page names itself, its translations and its preview by absolute addresses', () => {
  const head = pageHead(FACTS);
  expect(head).toContainEqual({ title: 'ERP | Test Mill' });
  expect(canonicalOf({})).toMatchObject({ href: 'https://osnowa.example/de/products/erp' });
  expect(alternatesOf({})).toEqual([
    ['pl', 'https://osnowa.example/products/erp'],
    ['en', 'https://osnowa.example/en/products/erp'],
    ['de', 'https://osnowa.example/de/products/erp'],
    ['x-default', 'https://osnowa.example/products/erp'],
  ]);
  for (const [property, content] of [
    ['og:url', 'https://osnowa.example/de/products/erp'],
    ['og:locale', 'de_DE'],
    ['og:image', 'https://osnowa.example/share/de/products/erp.png'],
  ])
    expect(head).toContainEqual({ property, content });
});

test('a page that is not translated names the Polish one and no translations', () => {
  const languages = ['pl', 'en'] as const;
  expect(canonicalOf({ languages })).toMatchObject({
    href: 'https://osnowa.example/products/erp',
  });
  expect(alternatesOf({ languages })).toEqual([]);
  expect(alternatesOf({ languages, locale: 'en' }).map(([code]) => code)).toEqual([
    'pl',
    'en',
    'x-default',
  ]);
  expect(alternatesOf({ languages: ['pl'], locale: 'pl' })).toEqual([]);
});

test('a further page of a list is a page of its own', () => {
  const href = 'https://osnowa.example/de/products/erp?page=2';
  expect(canonicalOf({ query: '?page=2' })).toMatchObject({ href });
});

test('a hidden page asks not to be indexed and claims no address', () => {
  const head = pageHead({ ...FACTS, hidden: true });
  expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(head)).not.toContain('canonical');
});

test('structured data holds the company, the site, the page and the way to it', () => {
  const graph = graphOf({ structuredData: [{ '@type': 'Service', name: 'ERP' }] });
  expect(graph.map((thing) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
    'WebPage',
    'BreadcrumbList',
    'Service',
  ]);
  const crumbs = graph[3]?.itemListElement as { name: string; item: string }[];
  expect(crumbs.map(({ name, item }) => [name, item])).toEqual([
    ['Startseite', 'https://osnowa.example/de'],
    ['Produkte', 'https://osnowa.example/de/products'],
    ['ERP', 'https://osnowa.example/de/products/erp'],
  ]);
});
