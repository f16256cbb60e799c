/** Payload's own name of the session cookie: its prefix, set in the configuration, and `-token`. */
export const COOKIE_PREFIX = 'adm';
const INNER_NAME = `${COOKIE_PREFIX}-token`;

/**
 * Name of the session cookie in the browser. `__Host-` makes the browser itself refuse one that was
 * set by a neighbouring domain or without encryption. Payload would give the prefix to its cookies
 * for language and theme too, and browsers refuse those: they are not secure. So only this one is
 * renamed, on its way in and out.
 */
export function sessionCookie(cmsUrl: string): string {
  return cmsUrl.startsWith('https:') ? '__Host-adm' : 'adm';
}

/** The headers of a request as Payload expects them; a session under another name is left out. */
export function inward(headers: Headers, name: string): Headers {
  const renamed = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split(/; */).filter(Boolean);
  const kept = cookies
    .filter((cookie) => !cookie.startsWith(`${INNER_NAME}=`))
    .map((cookie) => cookie.replace(new RegExp(`^${name}=`), `${INNER_NAME}=`));
  if (kept.length > 0) renamed.set('cookie', kept.join('; '));
  else renamed.delete('cookie');
  return renamed;
}

/** The answer as the browser gets it: the session under its name, attributes as RFC 6265 has them. */
export function outward(response: Response, name: string): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const cookie of cookies) {
    const renamed = cookie.replace(new RegExp(`^${INNER_NAME}=`), `${name}=`);
    headers.append('set-cookie', renamed.replace(/; (Secure|HttpOnly)=true/g, '; $1'));
  }
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}
