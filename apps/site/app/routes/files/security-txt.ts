import type { LoaderArgs } from '../../content/page-module.ts';
import { required } from '../../content/refusal.ts';
import { PLAIN_TEXT, securityTxt } from '../../seo/.server/site-files.ts';

export async function loader({ site }: LoaderArgs) {
  const { content, publicUrl } = site;
  const settings = await required(content.get('site-settings'));
  return new Response(securityTxt(settings, publicUrl, Date.now()), { headers: PLAIN_TEXT });
}
