import { expect, test } from 'vitest';
import { articleOf, longTextOf, readingMinutes } from './article.ts';

const whole = (html: string) => articleOf(html, 'pl').parts.join('');

test('headings have ids that a link can name, without Polish letters and never twice', () => {
  const html =
    '<h2>Co robi <em>łącznik</em>?</h2><h3>Co robi łącznik?</h3><h2>1. Content</h2><h2>Porządek w kuchni</h2>';
  const article = articleOf(html, 'pl');
  const ids = [...article.parts.join('').matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['co-robi-lacznik', 'co-robi-lacznik-2', 'content-2', 'porzadek-w-kuchni']);
  expect(article.contents).toEqual([
    { id: 'co-robi-lacznik', text: 'Co robi łącznik?' },
    { id: 'content-2', text: '1. Content' },
    { id: 'porzadek-w-kuchni', text: 'Porządek w\u00A0kuchni' },
  ]);
});

test('a page of four headings has contents, a shorter one stays as it is', () => {
  const short = '<h2>Jeden</h2><h2>Dwa</h2><h2>Trzy</h2>';
  expect(longTextOf(short, 'pl')).toEqual({ html: short, contents: [] });
  const { html, contents } = longTextOf(`${short}<h2>Kopie w nocy</h2>`, 'pl');
  expect(contents).toHaveLength(4);
  expect(contents.at(-1)).toEqual({ id: 'kopie-w-nocy', text: 'Kopie w\u00A0nocy' });
  expect(html).toContain('<h2 id="kopie-w-nocy">');
});

test('chapters of a folded text open for a link that leads to them; the first is open', () => {
  const html = '<h2>Jeden</h2><p>1</p><h2>Dwa</h2><p>2</p><h2>Trzy</h2><h2>Cztery</h2><p>4</p>';
  const folded = longTextOf(html, 'pl', { folded: true }).html;
  expect(folded.match(/<details open="">/g)).toHaveLength(1);
  expect(folded.match(/<details>/g)).toHaveLength(3);
  expect(folded).toContain(
    '<details><summary><h2>Dwa</h2></summary><div id="dwa"><h2>Dwa</h2><p>2</p></div></details>',
  );
  expect(folded).toMatch(/<div id="cztery"><h2>Cztery<\/h2><p>4<\/p><\/div><\/details>$/);
});

test('a wide table scrolls in a frame that the keyboard reaches', () => {
  expect(whole('<table><tbody></tbody></table>')).toBe(
    '<div data-scrolls role="group" tabindex="0" aria-label="Tabela 1"><table><tbody></tbody></table></div>',
  );
});

test('pictures are resized and lazy, with their own size and description', () => {
  const html = whole(
    '<figure><img src="/media/plan.webp" alt="Plan" width="1300" height="900"></figure>',
  );
  expect(html).toMatch(/<img src="\/img\/w_960,[^"]+\/plan\.webp" srcset="[^"]+ 1280w"/);
  expect(html).toContain('loading="lazy" decoding="async" alt="Plan" width="1300" height="900"');
  expect(html).not.toContain('/media/');
});

test('a screen with small words has its telling part on a phone, and is whole elsewhere', () => {
  const html = whole(
    '<figure><img src="/media/erp.webp" alt="ERP" width="1920" height="1200" data-part="third" data-focal="84 31"></figure>',
  );
  expect(html).toMatch(
    /<picture><source media="\(width &lt; 40rem\)" srcset="[^"]+s_3,x_10,y_1,[^"]+640w" [^>]*width="640" height="640"><img [^>]+ alt="ERP" width="1920" height="1200"><\/picture>/,
  );
  expect(html).not.toContain('data-part');
});

test('a text in the first window fetches its first picture at once, the others when they come near', () => {
  const html = '<img src="/media/a.webp" width="640" height="480">'.repeat(2);
  expect(longTextOf(html, 'pl', { isNear: true }).html.match(/loading="\w+"/g)).toEqual([
    'loading="eager"',
    'loading="lazy"',
  ]);
  expect(longTextOf(html, 'pl').html).not.toContain('eager');
});

test('the place for a block is before the heading nearest to the middle', () => {
  const [before, after] = articleOf(
    '<p>aaaa</p><h2>1</h2><p>aaaaaaaaa</p><h2>2</h2><p>aaa</p>',
    'pl',
  ).parts;
  expect(before).toBe('<p>aaaa</p><h2 id="h-1">1</h2><p>aaaaaaaaa</p>');
  expect(after).toBe('<h2 id="h-2">2</h2><p>aaa</p>');
  expect(articleOf('<p>a</p>', 'pl').parts).toEqual(['<p>a</p>', '']);
});

test('reading takes a minute for two hundred words, and never none', () => {
  expect(readingMinutes('<p>krótko</p>')).toBe(1);
  expect(readingMinutes(`<p>${'słowo '.repeat(700)}</p><br>`)).toBe(4);
});
