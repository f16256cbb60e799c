import { expect, test } from 'vitest';
import { feed } from './feed.ts';
import { POST_OF_TEST } from './testing/post-of-test.ts';

const POST = {
  ...POST_OF_TEST,
  title: 'Kody & „znaki” <b>\u0007',
  content:
    '<p>]]> <a href="/contact">tu</a> <a href="https://a.example/">tam</a></p><img src="/media/a.webp" alt="">',
  category: { id: 1, slug: 'erp', icon: null, name: { text: 'ERP', lang: 'pl' as const } },
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
