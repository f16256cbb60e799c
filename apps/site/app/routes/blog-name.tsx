import { blogList, categoryNamed, postNamed, postPage } from '../content/.server/blog.ts';
import { contentPage } from '../content/.server/pages.ts';
import { readSettings } from '../content/.server/settings.ts';
import { postPath } from '../content/blog-paths.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { movedTo } from '../content/refusal.ts';
import type { SiteRequest } from '../content/request.ts';
import { listHead, postHead } from '../pages/blog/blog-head.server.ts';
import { BlogListPage } from '../pages/blog/blog-list-page.tsx';
import { BlogPostPage } from '../pages/blog/blog-post-page.tsx';

/** A category's posts; or a post without a category; or a redirect to a post's own address. */
export async function loader({ site, params, request }: LoaderArgs<'name'>) {
  const list = await listOf(params.name, new URL(request.url).searchParams, site);
  if (list) return list;
  const post = await postNamed(site.content, params.name);
  if (post.category) throw movedTo(site.locale, postPath(post));
  const [content, settings] = await Promise.all([
    postPage(site.content, post),
    readSettings(site.content),
  ]);
  const { publicUrl } = site;
  return {
    kind: 'post' as const,
    content,
    settings,
    publicUrl,
    head: postHead(post, settings, site),
  };
}

async function listOf(slug: string, search: URLSearchParams, site: SiteRequest) {
  const category = await categoryNamed(site.content, slug);
  if (!category) return null;
  const [{ page, data }, list] = await Promise.all([
    contentPage(site.content, 'blog'),
    blogList(site.content, category, search),
  ]);
  const head = await listHead({ page, settings: data.settings, list }, site);
  return { kind: 'list' as const, page, data, list, head };
}

export default function BlogName({ loaderData }: PageProps<typeof loader>) {
  if (loaderData.kind === 'list') {
    const { page, data, list } = loaderData;
    return <BlogListPage page={page} data={data} list={list} />;
  }
  const { content, settings, publicUrl } = loaderData;
  return <BlogPostPage content={content} settings={settings} publicUrl={publicUrl} />;
}
