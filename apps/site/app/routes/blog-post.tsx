import { postNamed, postPage } from '../content/.server/blog.ts';
import { readSettings } from '../content/.server/settings.ts';
import { postPath } from '../content/blog-paths.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { movedTo } from '../content/refusal.ts';
import { postHead } from '../pages/blog/blog-head.server.ts';
import { BlogPostPage } from '../pages/blog/blog-post-page.tsx';

/** A post in its category; below another one it has moved to its own. */
export async function loader({ site, params }: LoaderArgs<'slug'>) {
  const { content, locale, path, publicUrl } = site;
  const post = await postNamed(content, params.slug);
  if (postPath(post) !== path) throw movedTo(locale, postPath(post));
  const [page, settings] = await Promise.all([postPage(content, post), readSettings(content)]);
  return { content: page, settings, publicUrl, head: postHead(post, settings, site) };
}

export default function BlogPost({ loaderData }: PageProps<typeof loader>) {
  const { content, settings, publicUrl } = loaderData;
  return <BlogPostPage content={content} settings={settings} publicUrl={publicUrl} />;
}
