import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectUsableInSizes,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../support/browser.ts';
import { rows } from '../support/combinations.ts';
import { content, needed, pathOf, postWith } from '../support/content.ts';
import { stack } from '../support/env.ts';

openBrowser();

const posts = (await content('blog-posts', '?_limit=100')).filter(({ category }) => category);
const tag = needed(posts.find((post) => post.blog_tags[0])?.blog_tags[0], 'tag of a post');
const INSIDE_POST = (await postWith('insidePost')).path;
const STICKY = await postWith('stickyBottom');
const STICKY_PHONE_POST = (await postWith('stickyBottomMobile')).path;
const TOP_POST = (await postWith('top')).path;

const ask = (path: string) => fetch(stack.site + path, { redirect: 'manual' });

describe.each(rows([true, false], 0))('with scripts: %s, a reader', (javaScriptEnabled) => {
  test('pages through all articles, newest first, none twice', async () => {
    const page = await visit('/blog', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    const days: string[] = [];
    const titles = new Set<string>();
    for (let number = 1; ; number += 1) {
      await page.getByText(new RegExp(`Strona ${number} z\\s\\d`)).waitFor();
      expect(await page.title()).toContain(number === 1 ? 'Blog' : `strona ${number}`);
      const cards = page.locator('main li article');
      days.push(
        ...(await cards
          .locator('time')
          .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))),
      );
      for (const each of await cards.locator('h2').allInnerTexts()) titles.add(each);
      const next = page.getByRole('link', { name: 'Następna' });
      if ((await next.count()) === 0) break;
      await next.click();
      await page.waitForURL(`**/blog?page=${number + 1}`);
    }
    expect(days).toEqual(days.toSorted().toReversed());
    expect(titles.size).toBe(days.length);
    expect(days.length).toBe(await content('blog-posts/count'));
  });

  test('an empty result says what to do', async () => {
    const page = await visit(`/blog?q=hipopotam&tag=${tag.slug}`, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    expect(await page.getByRole('status').first().innerText()).toContain('0 artykułów');
    await page.getByRole('heading', { name: 'Nic nie znaleźliśmy dla „hipopotam”' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('main').getByRole('link', { name: 'Wszystkie artykuły' }).last().click();
    await page.waitForURL('**/blog');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  });
});

test('the list is found in the page, in its category and in the feed, by all visitors', async () => {
  const page = await visit(`/blog?tag=${tag.slug}`, { javaScriptEnabled: false });
  const feed = page.locator('link[type="application/rss+xml"]');
  expect(await feed.getAttribute('href')).toBe('/blog/rss.xml');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`\\?tag=${tag.slug}$`),
  );
  const second = await visit('/de/blog?page=2', { javaScriptEnabled: false });
  expect(await second.title()).toContain('Seite 2');
  expect(await second.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /[^e]\/blog\?page=2$/,
  );
  expect(await second.locator('link[hreflang]').count()).toBe(0);
  expect(await second.locator('head link[rel=prev]').getAttribute('href')).toBe('/de/blog');
  await second.getByRole('heading', { level: 2, name: 'Auf Polnisch' }).waitFor();
  const cards = second.locator('main li:has(article)');
  const languages = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('lang')));
  expect(new Set(languages)).toEqual(new Set(['pl-PL']));
});

test('the feed is well-formed and holds whole articles with absolute addresses', async () => {
  const response = await ask('/blog/rss.xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const page = await visit('/blog');
  const found = await page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, 'application/xml');
    const items = [...feed.querySelectorAll('item')];
    return {
      broken: feed.querySelector('parsererror')?.textContent ?? null,
      guids: items.map((item) => item.querySelector('guid')?.textContent ?? ''),
      dates: items.map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? '')),
      texts: items.map(
        (item) => item.getElementsByTagName('content:encoded')[0]?.textContent ?? '',
      ),
    };
  }, xml);
  expect(found.broken).toBeNull();
  expect(new Set(found.guids).size).toBe(found.guids.length);
  expect(found.dates).toEqual(found.dates.toSorted((one, other) => other - one));
  for (const text of found.texts) expect(text).not.toMatch(/(?:href|src)="\//);
  // Journeys of editors publish a post or two of a few words at the same time.
  const whole = found.texts.filter(({ length }) => length > 2_000);
  expect(whole.length).toBeGreaterThanOrEqual(found.texts.length - 2);
  const known = await fetch(found.guids[0]?.replace(/^https?:\/\/[^/]+/, stack.site) ?? '');
  expect(known.status).toBe(200);
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
  const page = await visit(`/en${pathOf(post)}`, { javaScriptEnabled: false });
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
  expect(await page.locator('article').first().getAttribute('lang')).toBe('pl-PL');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`[^n]${pathOf(post)}$`),
  );
  expect(await page.locator('link[hreflang]').count()).toBe(0);
  expect(await page.locator(`article a[href="/en${to}"]`).count()).toBeGreaterThan(0);
  expect(await page.locator(`article a[href="${to}"]`).count()).toBe(0);
});

describe('a block that sticks to the edge of the screen', () => {
  test.each([
    [STICKY.path, DESKTOP],
    [STICKY_PHONE_POST, PHONE],
  ])('%s: never hides what has the focus, and stays closed once closed', async (path, viewport) => {
    const page = await visit(path, { viewport });
    await hydrated(page);
    const block = page.locator('aside[data-stuck]:visible');
    await block.waitFor();
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const sticky = document.querySelector('aside[data-stuck]:not([hidden])');
        if (!focused || !sticky || sticky.contains(focused) || !focused.closest('main')) return '';
        const own = focused.getBoundingClientRect();
        const other = sticky.getBoundingClientRect();
        return own.height > 0 && other.height > 0 && own.top >= other.top && own.top < other.bottom
          ? focused.outerHTML.slice(0, 120)
          : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
    await block.getByRole('button', { name: 'Zamknij' }).click();
    expect(await block.count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('aside[data-stuck]:visible').count()).toBe(0);
  });

  test('without scripts it stands still at the end of the article', async () => {
    const page = await visit(STICKY.path, { javaScriptEnabled: false });
    const { block } = STICKY;
    const label = 'Button_pl' in block && block.Button_pl ? block.Button_pl : 'no button';
    const link = page.getByRole('link', { name: label }).first();
    expect(await link.isVisible()).toBe(true);
    expect(await page.locator('aside[data-stuck]').count()).toBe(0);
  });
});

test.each(
  rows(
    [
      '/blog',
      `/en${INSIDE_POST.split('/').slice(0, 3).join('/')}`,
      '/blog?q=xyzxyz',
      INSIDE_POST,
      `/de${TOP_POST}`,
      STICKY.path,
      STICKY_PHONE_POST,
      '/search?q=erp',
      '/de/search?q=xyzxyz',
    ],
    6,
  ),
)('%s can be used by all visitors on a phone and on a desktop', async (path) => {
  const page = await visit(path, { viewport: PHONE });
  await hydrated(page);
  await expectUsableInSizes(page);
});
