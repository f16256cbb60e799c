import { blogList } from '../content/.server/blog.ts';
import { contentPage } from '../content/.server/pages.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { listHead } from '../pages/blog/blog-head.server.ts';
import { BlogListPage } from '../pages/blog/blog-list-page.tsx';

/** All posts. */
export async function loader({ site, request }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [{ page, data }, list] = await Promise.all([
    contentPage(site.content, 'blog'),
    blogList(site.content, null, searchParams),
  ]);
  const head = await listHead({ page, settings: data.settings, list }, site);
  return { page, data, list, head };
}

export default function Blog({ loaderData }: PageProps<typeof loader>) {
  const { page, data, list } = loaderData;
  return <BlogListPage page={page} data={data} list={list} />;
}
