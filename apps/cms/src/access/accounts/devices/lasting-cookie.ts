import { generateCookie } from 'payload/shared';
import { env } from '../../../process/env.ts';

/** How long a browser keeps such a cookie after it was set: the longest that browsers do, in seconds. */
const LASTING_SECONDS = 400 * 24 * 60 * 60;

/** Name of a cookie that no subdomain can set, where the back office has HTTPS. */
export function cookieName(name: string): string {
  return env.CMS_URL.startsWith('https:') ? `__Host-${name}` : name;
}

/** The `Set-Cookie` header of a cookie that outlives the session and that no script reads. */
export function lastingCookie(name: string, value: string): string {
  const cookie = generateCookie({
    name: cookieName(name),
    value,
    maxAge: LASTING_SECONDS,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: env.CMS_URL.startsWith('https:'),
    returnCookieAsObject: false,
  });
  return String(cookie);
}
