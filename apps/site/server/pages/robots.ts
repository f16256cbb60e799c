import { AppError, DEFAULT_LOCALE } from '@osnowa/contract';
import type { ContentClient } from '../content/content-client.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Settings } from '../settings/env.ts';

/**
 * `/robots.txt`: everything may be read, or nothing if the environment says so, or until the
 * settings of a new installation are saved.
 */
export function robots(
  { robots: wanted, publicUrl }: Pick<Settings, 'robots' | 'publicUrl'>,
  client: ContentClient,
): Middleware {
  return async (request, next) => {
    if (request.path !== '/robots.txt') return next(request);
    if (request.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
    const isClosed = wanted === 'deny' || (await isUnsaved(client));
    const rules = isClosed
      ? ['User-agent: *', 'Disallow: /']
      : ['User-agent: *', 'Disallow:', '', `Sitemap: ${publicUrl}/sitemap.xml`];
    const answer = plainText(200, rules.join('\n'), { 'cache-control': 'public, max-age=3600' });
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };
}

async function isUnsaved(client: ContentClient): Promise<boolean> {
  try {
    return (await client.forRequest(DEFAULT_LOCALE).get('site-settings')).unsaved;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
