import { type NextRequest, NextResponse } from 'next/server';
import { inward, sessionCookie } from './accounts/session-cookie.ts';
import { env } from './env.ts';

/** A browser that has come by https stays with it for two years. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Before pages and requests of the back office: Payload finds the session under its own name. */
export function proxy(request: NextRequest): NextResponse {
  const headers = inward(request.headers, sessionCookie(env.CMS_URL));
  const response = NextResponse.next({ request: { headers } });
  if (env.CMS_URL.startsWith('https:')) response.headers.set('Strict-Transport-Security', HSTS);
  return response;
}

export const config = { matcher: ['/admin/:path*', '/payload/:path*'] };
