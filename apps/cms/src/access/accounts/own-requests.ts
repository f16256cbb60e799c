import { env } from '../../process/env.ts';
import { refuseLargeUpload } from './large-upload.ts';
import { ownOrigins } from './origins.ts';
import { outward, sessionCookie } from './session-cookie.ts';

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a request that changes something comes from the back office itself. Browsers send
 * `Sec-Fetch-Site` and `Origin`: those that are present must match, and one must be present.
 * Programs that sign in send `Origin` too.
 */
function isOwnRequest(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (CHANGES_NOTHING.includes(method)) return true;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site === null) return false;
  if (origin !== null && !origins.includes(origin)) return false;
  return site === null || OWN_SITES.includes(site);
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Wraps a handler of Payload: refuses requests of other sites, and renames the session cookie. */
export function guarded<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    if (!isOwnRequest(request.method, request.headers, ownOrigins(env.CMS_URL))) {
      const errors = [{ message: 'The request comes from another site.' }];
      return Response.json({ errors }, { status: 403, headers: { 'Cache-Control': 'no-store' } });
    }
    const refusal = refuseLargeUpload(request.headers);
    if (refusal) return refusal;
    return outward(await handler(request, context), sessionCookie(env.CMS_URL));
  };
}
