import { required } from '../../content/refusal.ts';
import { siteRequest } from '../../content/request.ts';
import { MANIFEST, webManifest } from '../../seo/.server/site-files.ts';
import type { Route } from './+types/web-manifest.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await required(context.get(siteRequest).content.get('site-settings'));
  return new Response(webManifest(settings), { headers: MANIFEST });
}
