import type { LoaderArgs } from '../../content/page-module.ts';
import { notFound, required } from '../../content/refusal.ts';
import { XML } from '../../seo/.server/site-files.ts';
import { sitePages } from '../../seo/.server/site-pages.ts';
import { sitemap } from '../../seo/.server/sitemap.ts';

export async function loader({ site }: LoaderArgs) {
  const { content, locale, publicUrl } = site;
  if ((await required(content.get('site-settings'))).unsaved) throw notFound();
  const pages = await required(sitePages(content, locale));
  return new Response(sitemap(pages, publicUrl), { headers: XML });
}
