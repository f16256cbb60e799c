import type { LoaderArgs } from '../../content/page-module.ts';
import { notFound, required } from '../../content/refusal.ts';
import { XML } from '../../seo/.server/site-files.ts';
import { sitePages } from '../../seo/.server/site-pages.ts';
import { sitemapPart } from '../../seo/.server/sitemap.ts';

/** One part of a sitemap that is too long for one file: `/sitemap/2.xml`. */
export async function loader({ site, params }: LoaderArgs<'file'>) {
  const { content, locale, publicUrl } = site;
  const number = /^([1-9]\d{0,3})\.xml$/.exec(params.file)?.[1];
  if (!number) throw notFound();
  const part = sitemapPart(await required(sitePages(content, locale)), publicUrl, Number(number));
  if (!part) throw notFound();
  return new Response(part, { headers: XML });
}
