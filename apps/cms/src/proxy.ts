import { type NextRequest, NextResponse } from 'next/server';
import { inward, sessionCookie } from './accounts/session-cookie.ts';
import { env } from './env.ts';

/** Before pages and requests of the back office: Payload finds the session under its own name. */
export function proxy(request: NextRequest): NextResponse {
  const headers = inward(request.headers, sessionCookie(env.CMS_URL));
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: ['/admin/:path*', '/payload/:path*'] };
