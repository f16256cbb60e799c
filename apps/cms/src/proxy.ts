import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { inward, sessionCookie } from './accounts/sign-in/session-cookie.ts';
import { env } from './platform/process/env.ts';

/**
 * Content security policy of the back office's pages. Scripts run only with the nonce, or when such
 * a script loads them. Styles may be inline: Payload and its editor set them on elements.
 * @param site origin of the site, whose drafts stand in a frame beside their form, and whose picture
 *   of a shared link the check before publishing shows
 */
function adminPolicy(nonce: string, site: string, development: boolean): string {
  // React rebuilds the server's error stacks with eval, in development only.
  const evaluated = development ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluated}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${site}`,
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${site}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A browser that has come by https stays with it for two years. */
const HSTS = 'max-age=63072000; includeSubDomains';
const POLICY = 'Content-Security-Policy';

/**
 * Before pages and requests of the back office: Payload finds the session under its own name, and
 * pages run only the scripts that Next wrote into them.
 */
export function proxy(request: NextRequest): NextResponse {
  const headers = inward(request.headers, sessionCookie(env.CMS_URL));
  const policy = request.nextUrl.pathname.startsWith('/admin') ? policyOfRequest() : undefined;
  // Next reads the nonce from the request's header and puts it on its scripts.
  if (policy) headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  if (policy) response.headers.set(POLICY, policy);
  if (env.CMS_URL.startsWith('https:')) response.headers.set('Strict-Transport-Security', HSTS);
  return response;
}

function policyOfRequest(): string {
  const nonce = randomBytes(16).toString('base64');
  return adminPolicy(nonce, new URL(env.PUBLIC_URL).origin, env.NODE_ENV === 'development');
}

export const config = { matcher: ['/admin/:path*', '/payload/:path*'] };
