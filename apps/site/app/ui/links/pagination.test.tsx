import { expect, test } from 'vitest';
import { markup } from '../testing/markup.tsx';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `/blog?page=${page}`;

test('the middle of a list has links in both directions, in the language of the page', () => {
  const html = markup('de', <Pagination page={2} pages={3} hrefOf={hrefOf} />);
  expect(html).toContain('href="/de/blog?page=1"');
  expect(html).toContain('href="/de/blog?page=3"');
  expect(html).toContain('Seite 2 von 3');
});

test('the ends of a list have one link, and a single page none', () => {
  const at = (page: number, pages: number) =>
    markup('pl', <Pagination page={page} pages={pages} hrefOf={hrefOf} />);
  expect(at(1, 2)).not.toContain('rel="prev"');
  expect(at(2, 2)).not.toContain('rel="next"');
  expect(at(1, 1)).toBe('');
});
