import { LOCALE_CODES } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { describe, expect, test } from 'vitest';
import type { SearchContent } from '../../content/domain.ts';
import { markup } from '../../ui/testing/markup.tsx';
import { SearchPage } from './search-page.tsx';

const NOTHING: SearchContent = {
  q: 'Lager <b>',
  tooLong: false,
  unavailable: false,
  count: 0,
  whole: true,
  kinds: [],
  kind: null,
  hits: [],
  page: 1,
  pages: 0,
  calculators: [],
};

const SALES = { phone: '+48 42 000 00 20', email: 'sprzedaz@osnowa.example' };

describe.each(LOCALE_CODES)('in %s', (locale) => {
  const { search: words } = SITE_MESSAGES[locale];
  const shown = (search: Partial<SearchContent>) =>
    markup(locale, <SearchPage search={{ ...NOTHING, ...search }} words={words} sales={SALES} />);

  test('the words that were found are marked, and the kind of each page is named', () => {
    const title = [
      { text: 'DMS', found: true },
      { text: ': Dokumente', found: false },
    ];
    const html = shown({
      count: 12,
      pages: 2,
      hits: [{ kind: 'products', to: '/products/dms', title, excerpt: title }],
    });
    expect(html).toContain('<mark>DMS</mark>: Dokumente</span></a>');
    expect(html).toContain(words.kinds.products);
    expect(html).toMatch(/role="status">12 /);
    expect(html).toContain('/search?q=Lager+%3Cb%3E&amp;page=2"');
    expect(html).not.toContain('search-ways');
  });

  test('results can be narrowed to one kind of page, and pages of them stay narrowed', () => {
    const kinds = [
      { kind: 'products' as const, count: 1 },
      { kind: 'posts' as const, count: 12 },
    ];
    const hit = { kind: 'posts' as const, to: '/blog/1', title: [], excerpt: [] };
    const html = shown({ q: 'Lager', count: 12, pages: 2, kinds, kind: 'posts', hits: [hit] });
    expect(html).toMatch(new RegExp(`/search\\?q=Lager"[^>]*>${words.all} <span[^>]*>13<`));
    expect(html).toMatch(
      new RegExp(`kind=posts" aria-current="page"[^>]*>${words.groups.posts} <span[^>]*>12<`),
    );
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('/search?q=Lager&amp;kind=posts&amp;page=2"');
    expect(html).toContain(`role="status">${words.groups.posts}: 12 `);
    const one = kinds.slice(0, 1);
    expect(shown({ count: 1, kinds: one, hits: [hit] })).not.toContain(words.all);
  });

  test('without the content service a sentence says so, with telephone and mail', () => {
    const html = shown({ unavailable: true });
    expect(html).toContain(words.unavailable);
    expect(html).toContain('href="tel:+48420000020"');
    expect(html).not.toContain(words.nothingHint);
  });
});
