import type { LoaderArgs } from '../../content/page-module.ts';
import { required } from '../../content/refusal.ts';
import { MANIFEST, webManifest } from '../../seo/.server/site-files.ts';

export async function loader({ site }: LoaderArgs) {
  const settings = await required(site.content.get('site-settings'));
  return new Response(webManifest(settings), { headers: MANIFEST });
}
