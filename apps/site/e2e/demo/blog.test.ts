import { expect, test } from 'vitest';
import { open, press } from '../support/plain-visitor.ts';

const INSIDE_POST = '/blog/zarzadzanie-dokumentami/gdzie-utknela-faktura';

test('a reader searches carelessly, narrows down, reads, goes on to the next article and back', async () => {
  const follow = (page: Awaited<ReturnType<typeof open>>, link: string) =>
    open(page.$(link).first().attr('href') ?? '');
  const found = await press(await open('/blog'), 'main form [type=submit]', {
    q: 'fatkura dokumentow',
  });
  expect(found.url.search).toBe('?q=fatkura+dokumentow');
  expect(found.textOf('[role=status]')).toContain('do „fatkura dokumentow”');
  const narrow = await follow(found, 'main a[href$="tag=dokumenty"]');
  expect(narrow.url.search).toBe('?q=fatkura+dokumentow&tag=dokumenty');
  expect(narrow.textOf('[role=status]')).toMatch(/1 artykuł pasuje.*temat: dokumenty/);
  const post = await follow(narrow, `main a[href="${INSIDE_POST}"]`);
  expect(post.textOf('h1')).toMatch(/^Gdzie utknęła ta faktura/);
  const next = await follow(post, 'a:contains("Następny artykuł")');
  expect(post.textOf('a:contains("Następny artykuł")')).toContain(next.textOf('h1'));
  const back = await follow(next, 'a:contains("Poprzedni artykuł")');
  expect(back.url.pathname).toBe(INSIDE_POST);
});

test('an article says who wrote it and when, and leads to its parts', async () => {
  const page = await open(INSIDE_POST);
  const article = page.textOf('article');
  for (const words of ['Joanna Ślusarczyk', '20 listopada 2025']) expect(article).toContain(words);
  expect(article).toMatch(/\d\smin czytania/);
  const contents = page.saying('nav[aria-labelledby=post-contents] a', 'Co robi program');
  expect(contents.attr('href')).toBe('#co-robi-program');
  expect(page.$('h2#co-robi-program').length).toBe(1);
  expect(page.$('main a[href*="linkedin.com/sharing"]').length).toBe(1);
  const mail = page.saying('main a', 'E-mailem').attr('href') ?? '';
  expect(decodeURIComponent(mail)).toContain(INSIDE_POST);
  expect(page.saying('aside', 'Obieg dokumentów na próbę').length).toBe(1);
  expect(page.textOf('h2:contains("Czytaj dalej")')).not.toBe('');
});
