import { contentPage } from '../../content/.server/pages.ts';
import type { LoaderArgs } from '../../content/page-module.ts';
import { feed } from '../../seo/.server/feed.ts';
import { firstText } from '../../seo/.server/page-head.ts';

/** About half a year of posts; each has its full text. */
const POSTS = 30;

/** The newest posts for feed readers. */
export async function loader({ site }: LoaderArgs) {
  const { content, publicUrl } = site;
  const [{ page, data }, posts] = await Promise.all([
    contentPage(content, 'blog'),
    content.list('blog-posts', { _limit: POSTS }),
  ]);
  const { settings } = data;
  const facts = {
    title: `${page.title.text} | ${settings.companyName}`,
    description: firstText(page.subtitle, page.seoDescription, settings.description),
  };
  return new Response(feed({ ...facts, publicUrl, posts }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
