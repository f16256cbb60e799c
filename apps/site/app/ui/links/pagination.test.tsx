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
  expect(markup('pl', <Pagination page={1} pages={2} hrefOf={hrefOf} />)).not.toContain(
    'rel="prev"',
  );
  expect(markup('pl', <Pagination page={2} pages={2} hrefOf={hrefOf} />)).not.toContain(
    'rel="next"',
  );
  expect(markup('pl', <Pagination page={1} pages={1} hrefOf={hrefOf} />)).toBe('');
});
