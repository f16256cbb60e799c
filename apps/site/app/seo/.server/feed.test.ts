import { expect, test } from 'vitest';
import type { PostContent } from '../../content/domain.ts';
import { feed } from './feed.ts';

const POST: PostContent = {
  id: 1,
  slug: 'kody',
  language: 'pl',
  createdAt: '2026-02-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
  title: 'Kody & „znaki” <b>\u0007',
  description: 'O kodach.',
  content:
    '<p>]]> <a href="/contact">tu</a> <a href="https://a.example/">tam</a></p><img src="/media/a.webp" alt="">',
  mainImage: null,
  author: { id: 1, firstName: 'Anna', lastName: 'Nowak', image: null },
  category: { id: 1, slug: 'erp', icon: null, name: { text: 'ERP', lang: 'pl' } },
  blogTags: [{ id: 1, slug: 'dane', name: 'dane' }],
  blogPostSidebar: null,
};

const PLACE = { publicUrl: 'https://mill.example', title: 'Blog', description: 'Piszemy' };

test('the feed has the whole post, with absolute addresses, its author, category and topics', () => {
  const xml = feed({ ...PLACE, posts: [POST] });
  expect(xml).toContain('<link>https://mill.example/blog/erp/kody</link>');
  expect(xml).toContain('<pubDate>Tue, 03 Feb 2026 10:00:00 +0000</pubDate>');
  expect(xml).toContain('<lastBuildDate>Tue, 03 Mar 2026 10:00:00 +0000</lastBuildDate>');
  expect(xml).toContain('<dc:creator>Anna Nowak</dc:creator>');
  expect(xml.match(/<category>[^<]+/g)).toEqual(['<category>ERP', '<category>dane']);
  expect(xml).toContain('<a href="https://mill.example/contact">tu</a>');
  expect(xml).toContain('<a href="https://a.example/">tam</a>');
  expect(xml).toMatch(/<img src="https:\/\/mill\.example\/img\/[^"]+\/a\.webp"/);
});

test('what XML cannot hold is escaped or left out', () => {
  const xml = feed({ ...PLACE, posts: [POST] });
  expect(xml).toContain('<title>Kody &amp; „znaki” &lt;b&gt;</title>');
  expect(xml).toContain('<![CDATA[<p>]]]]><![CDATA[> ');
});

test('without posts the feed is still valid', () => {
  expect(feed({ ...PLACE, posts: [] })).toMatch(/<channel>[\s\S]*<\/channel>/);
});
