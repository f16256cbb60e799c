import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const FACTS = {
  locale: 'de' as const,
  path: '/products/erp',
  publicUrl: 'https://tkalnia.example',
  company: 'Tkalnia',
  title: 'ERP',
  description: 'Verkauf, Einkauf und Lager in einem Ablauf.',
};

test('a page names itself, its translations and its preview by absolute addresses', () => {
  const meta = pageMeta(FACTS);
  expect(meta).toContainEqual({ title: 'ERP | Tkalnia' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://tkalnia.example/de/products/erp',
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: 'https://tkalnia.example/products/erp',
  });
  expect(meta).toContainEqual({
    property: 'og:url',
    content: 'https://tkalnia.example/de/products/erp',
  });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'de_DE' });
});

test('the company is not named twice', () => {
  expect(pageMeta({ ...FACTS, title: 'Tkalnia: Software nach Maß' })).toContainEqual({
    title: 'Tkalnia: Software nach Maß',
  });
});

test('a hidden page asks not to be indexed and claims no address', () => {
  const meta = pageMeta({ ...FACTS, hidden: true });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toContain('canonical');
});
