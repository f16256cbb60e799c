import { expect, test } from 'vitest';
import type { CommercialContent } from '../../../content/domain.ts';
import { markup } from '../../../ui/testing/markup.tsx';
import { PICTURE_OF_TEST } from '../../../ui/testing/picture-of-test.ts';
import { CommercialBlocks, InsidePost, TopBlocks } from './commercial-blocks.tsx';
import { StickyBlocks } from './sticky-blocks.tsx';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const image = PICTURE_OF_TEST;
const button = { button: pl('Guzik'), buttonDestination: '/contact', buttonColor: '#FFBB11' };
const item = { id: 'i', name: pl('Pozycja') };

const inside = {
  id: 'e',
  kind: 'insidePost' as const,
  image,
  title: pl('Środek'),
  descriptiveText: pl('Opis środka'),
  ...button,
};
const BLOCKS: CommercialContent[] = [
  { id: 'a', kind: 'plain', title: pl('Zwykły'), descriptiveText: pl('Opis'), ...button },
  { id: 'b', kind: 'image', image, link: '/products/erp' },
  { id: 'c', kind: 'list', title: pl('Lista'), items: [item] },
  { id: 'd', kind: 'top', image, text1: pl('Góra pierwsza'), text2: pl('Góra druga') },
  inside,
  {
    id: 'f',
    kind: 'stickyBottom',
    image,
    textPrimary: pl('Dół główny'),
    textSecondary: pl('Dół poboczny'),
    ...button,
  },
  {
    id: 'g',
    kind: 'stickyBottomMobile',
    image,
    textTitle: pl('Telefon'),
    textSwipeUp: pl('Przesuń w górę'),
    ...button,
    listMobile: [{ id: 'j', name: pl('Krok') }],
  },
];

const ALL = (
  <>
    <TopBlocks blocks={BLOCKS} language="pl" />
    <InsidePost block={inside} />
    <CommercialBlocks blocks={BLOCKS} language="pl" />
    <StickyBlocks blocks={BLOCKS} />
  </>
);

test('every kind of block shows every field that it has', () => {
  const html = markup('pl', ALL);
  const words = ['Zwykły', 'Opis', 'Lista', 'Pozycja', 'Góra pierwsza', 'Góra druga', 'Środek'];
  const more = ['Opis środka', 'Dół główny', 'Dół poboczny', 'Telefon', 'Przesuń w górę', 'Krok'];
  for (const text of [...words, ...more]) expect(html).toContain(`>${text}<`);
  expect(html.match(/>Guzik</g)).toHaveLength(4);
  expect(html.match(/<img /g)).toHaveLength(5);
  expect(html).toMatch(/<a [^>]*href="\/products\/erp"[^>]*><img [^>]*alt="Plan dnia"/);
});

test('the colour of a button needs no style attribute, and its text can be read on it', () => {
  const html = markup('pl', ALL);
  expect(html).not.toContain('style=');
  expect(html.match(/fill="#FFBB11"/g)).toHaveLength(4);
  expect(html.match(/data-text="ink"/g)).toHaveLength(4);
});

test('in a Polish article on a German page a block is in German, what is not translated says so', () => {
  const html = markup('de', <CommercialBlocks blocks={BLOCKS} language="pl" />);
  expect(html).toMatch(/<aside [^>]*lang="de-DE".*<h2 lang="pl-PL"[^>]*>Zwykły</s);
});

test('no block sticks before the script that can close it runs', () => {
  expect(markup('pl', <StickyBlocks blocks={BLOCKS} />)).not.toMatch(/data-stuck|<button/);
});
