/** An unused session ends after this long, in seconds. */
export const IDLE_SECONDS = 30 * 60;

/** Payload's own name of the session cookie: its prefix, set in the configuration, and `-token`. */
export const COOKIE_PREFIX = 'adm';
const INNER_NAME = `${COOKIE_PREFIX}-token`;

/**
 * Name of the session cookie in the browser. With `__Host-` the browser refuses a cookie that
 * another subdomain set, or that was set without encryption. Payload would give the prefix to its
 * cookies for language and theme too, and browsers refuse those because they are not secure. So
 * only this cookie is renamed, in requests and responses.
 */
export function sessionCookie(cmsUrl: string): string {
  return cmsUrl.startsWith('https:') ? '__Host-adm' : 'adm';
}

/** The headers of a request as Payload expects them; a session under another name is removed. */
export function inward(headers: Headers, name: string): Headers {
  const renamed = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split(/; */).filter(Boolean);
  const others = cookies
    .filter((cookie) => !cookie.startsWith(`${INNER_NAME}=`))
    .map((cookie) => cookie.replace(new RegExp(`^${name}=`), `${INNER_NAME}=`));
  if (others.length > 0) renamed.set('cookie', others.join('; '));
  else renamed.delete('cookie');
  return renamed;
}

/** The response for the browser: the session under our name, with attributes as in RFC 6265. */
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
