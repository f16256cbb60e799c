import { siteRequest } from '../content/request.ts';
import { XML } from '../seo/.server/file-types.ts';
import { sitePages } from '../seo/.server/site-pages.ts';
import { sitemap } from '../seo/.server/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(siteRequest);
  return new Response(sitemap(await sitePages(content), publicUrl), { headers: XML });
}
