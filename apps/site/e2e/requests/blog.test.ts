import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { content, needed, pathOf } from '../support/content.ts';
import { stack } from '../support/env.ts';
import { open, press } from '../support/plain-visitor.ts';

const posts = (await content('blog-posts', '?_limit=100')).filter(({ category }) => category);
const tag = needed(posts.find((post) => post.blog_tags[0])?.blog_tags[0], 'tag of a post');

test('a reader pages through all articles, newest first, none twice', async () => {
  const days: string[] = [];
  const titles = new Set<string>();
  for (let path = '/blog', number = 1; path; number += 1) {
    const page = await open(path);
    const { $ } = page;
    expect(page.url.search).toBe(number === 1 ? '' : `?page=${number}`);
    expect(page.textOf('main')).toMatch(new RegExp(`Strona ${number} z\\s\\d`));
    expect(page.textOf('title')).toContain(number === 1 ? 'Blog' : `strona ${number}`);
    for (const card of $('main li article').toArray()) {
      days.push($(card).find('time').attr('datetime') ?? '');
      titles.add($(card).find('h2').text());
    }
    path = $('main a:contains("Następna")').attr('href') ?? '';
  }
  expect(days).toEqual(days.toSorted().toReversed());
  expect(titles.size).toBe(days.length);
  expect(days.length).toBe(await content('blog-posts/count'));
});

test('an empty result says what to do', async () => {
  const page = await press(await open(`/blog?tag=${tag.slug}`), 'main form [type=submit]', {
    q: 'hipopotam',
  });
  expect(page.textOf('main [role=status]')).toContain('0 artykułów');
  expect(page.textOf('main')).toContain('Nic nie znaleźliśmy dla „hipopotam”');
  expect(page.$('meta[name=robots]').attr('content')).toBe('noindex');
  const all = page.$('main a:contains("Wszystkie artykuły")').last().attr('href') ?? '';
  const blog = await open(all);
  expect(blog.url.pathname + blog.url.search).toBe('/blog');
  expect(blog.$('input[type=search]').attr('value') ?? '').toBe('');
});

test('the list is found in the page, in its category and in the feed', async () => {
  const page = await open(`/blog?tag=${tag.slug}`);
  const link = (selector: string) => page.$(selector).attr('href');
  expect(link('link[type="application/rss+xml"]')).toBe('/blog/rss.xml');
  expect(link('link[rel=canonical]')).toMatch(new RegExp(`\\?tag=${tag.slug}$`));
  const { $, textOf } = await open('/de/blog?page=2');
  expect(textOf('title')).toContain('Seite 2');
  expect($('link[rel=canonical]').attr('href')).toMatch(/[^e]\/blog\?page=2$/);
  expect($('link[hreflang]').length).toBe(0);
  expect($('head link[rel=prev]').attr('href')).toBe('/de/blog');
  expect(textOf('main h2:contains("Auf Polnisch")')).not.toBe('');
  const cards = $('main li:has(article)').toArray();
  expect(new Set(cards.map((card) => $(card).attr('lang')))).toEqual(new Set(['pl-PL']));
});

test('the feed is well-formed and holds whole articles with absolute addresses', async () => {
  const response = await fetch(`${stack.site}/blog/rss.xml`);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const $ = load(await response.text(), { xml: true });
  const of = (tag: string) =>
    $(`item > ${tag}`)
      .toArray()
      .map((one) => $(one).text());
  const guids = of('guid');
  expect(new Set(guids).size).toBe(guids.length);
  const dates = of('pubDate').map(Date.parse);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  const texts = of('content\\:encoded');
  expect(texts).toHaveLength(guids.length);
  for (const text of texts) expect(text).not.toMatch(/(?:href|src)="\//);
  // Journeys of editors publish a post or two of a few words at the same time.
  const whole = texts.filter(({ length }) => length > 2_000);
  expect(whole.length).toBeGreaterThanOrEqual(texts.length - 2);
  expect((await open(new URL(guids[0] ?? '').pathname)).status).toBe(200);
});

test('a post in another language says so, keeps its address and the visitor’s language', async () => {
  const leading = posts.map((post) => ({
    post,
    to: /href="(\/[a-z][\w-]*)"/.exec(post.Content)?.[1],
  }));
  const { post, to } = needed(
    leading.find((one) => one.to),
    'post that leads to another page',
  );
  const { $ } = await open(`/en${pathOf(post)}`);
  expect($('html').attr('lang')).toBe('en-GB');
  expect($('article').first().attr('lang')).toBe('pl-PL');
  expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`[^n]${pathOf(post)}$`));
  expect($('link[hreflang]').length).toBe(0);
  expect($(`article a[href="/en${to}"]`).length).toBeGreaterThan(0);
  expect($(`article a[href="${to}"]`).length).toBe(0);
});
