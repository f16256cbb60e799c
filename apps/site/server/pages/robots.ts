import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Settings } from '../settings/env.ts';

/** `/robots.txt`: everything may be read, or nothing where the environment says so. */
export function robots(settings: Pick<Settings, 'robots' | 'publicUrl'>): Middleware {
  const rules =
    settings.robots === 'deny'
      ? ['User-agent: *', 'Disallow: /']
      : ['User-agent: *', 'Disallow:', '', `Sitemap: ${settings.publicUrl}/sitemap.xml`];
  return (request, next) => {
    if (request.path !== '/robots.txt') return next(request);
    if (request.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
    const answer = plainText(200, rules.join('\n'), { 'cache-control': 'public, max-age=3600' });
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };
}
