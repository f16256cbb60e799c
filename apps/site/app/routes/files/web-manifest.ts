import type { LoaderArgs } from '../../content/page-module.ts';
import { required } from '../../content/refusal.ts';
import { siteRequest } from '../../content/request.ts';
import { MANIFEST, webManifest } from '../../seo/.server/site-files.ts';

export async function loader({ context }: LoaderArgs) {
  const settings = await required(context.get(siteRequest).content.get('site-settings'));
  return new Response(webManifest(settings), { headers: MANIFEST });
}
