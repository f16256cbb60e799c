import { LOCALES } from '@osnowa/contract';
import { FEED_PATH, postPath } from '../../content/blog-paths.ts';
import type { PostContent } from '../../content/domain.ts';
import { imageUrl } from '../../ui/picture/image-url.ts';

/** Input of the feed. */
export interface FeedFacts {
  publicUrl: string;
  title: string;
  description: string;
  /** Newest first. */
  posts: PostContent[];
}

/** The newest posts with their full text as RSS 2.0. */
export function feed(facts: FeedFacts): string {
  const { publicUrl, title, description, posts } = facts;
  const changed = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(title)}</title>
<link>${text(`${publicUrl}/blog`)}</link>
<description>${text(description)}</description>
<language>${LOCALES.pl.fullCode}</language>
${changed ? `<lastBuildDate>${date(changed)}</lastBuildDate>\n` : ''}<atom:link href="${text(publicUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, publicUrl)).join('')}</channel>
</rss>
`;
}

function item(post: PostContent, publicUrl: string): string {
  const address = text(publicUrl + postPath(post));
  const labels = [post.category?.name.text, ...post.blogTags.map(({ name }) => name)];
  const author = post.author ? `${post.author.firstName} ${post.author.lastName}` : null;
  return `<item>
<title>${text(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${date(post.createdAt)}</pubDate>
${author ? `<dc:creator>${text(author)}</dc:creator>\n` : ''}${labels
  .flatMap((label) => (label ? [`<category>${text(label)}</category>\n`] : []))
  .join('')}<description>${text(post.description)}</description>
<content:encoded>${cdata(absolute(post.content, publicUrl))}</content:encoded>
</item>
`;
}

/** A feed reader does not know the site: links and pictures have absolute addresses. */
function absolute(html: string, publicUrl: string): string {
  return html
    .replace(/ src="(\/media\/[^"]+)"/g, (_, path: string) => {
      return ` src="${publicUrl}${imageUrl(path, { width: 960, format: 'jpeg' })}"`;
    })
    .replace(/ href="\//g, ` href="${publicUrl}/`);
}

/** RFC 822, as RSS requires. */
function date(instant: string): string {
  return new Date(instant).toUTCString().replace('GMT', '+0000');
}

/** Characters that XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are taken out
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function text(value: string): string {
  return value
    .replace(UNSAYABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function cdata(html: string): string {
  return `<![CDATA[${html.replace(UNSAYABLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
