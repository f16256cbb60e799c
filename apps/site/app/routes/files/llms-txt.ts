import type { LoaderArgs } from '../../content/page-module.ts';
import { required } from '../../content/refusal.ts';
import { llmsTxt, PLAIN_TEXT } from '../../seo/.server/site-files.ts';
import { sitePages } from '../../seo/.server/site-pages.ts';

export async function loader({ site }: LoaderArgs) {
  const { content, locale, publicUrl } = site;
  const [pages, settings] = await Promise.all([
    required(sitePages(content, locale)),
    required(content.get('site-settings')),
  ]);
  return new Response(llmsTxt(pages, settings, publicUrl), { headers: PLAIN_TEXT });
}
