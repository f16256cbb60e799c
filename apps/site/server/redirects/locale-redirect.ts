import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALES, type Locale } from '@osnowa/contract';
import type { GuardStep, Middleware, RequestHead } from '../http/request-context.ts';

/** The headers that `/` depends on; caches in between must know. */
export const NEGOTIATION_VARY = 'Cookie, Accept-Language';

/** The language a visitor of `/` wants: the one chosen before, then the browser's, then Polish. */
export function wantedLocale(cookie: string | null, acceptLanguage: string | null): Locale {
  return chosenLocale(cookie) ?? acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE;
}

/** Language in the cookie. Two different values are no choice. */
function chosenLocale(cookie: string | null): Locale | null {
  const values = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${LOCALE_COOKIE.name}=`))
    .map((pair) => pair.slice(LOCALE_COOKIE.name.length + 1));
  const [value] = values;
  return isLocale(value) && values.every((other) => other === value) ? value : null;
}

/** The most wanted of our languages in `Accept-Language`; the earlier one among equals. */
function acceptedLocale(header: string | null): Locale | null {
  let best: { locale: Locale; quality: number } | null = null;
  for (const range of (header ?? '').slice(0, 1_000).split(',')) {
    const [name = '', ...parameters] = range.trim().toLowerCase().split(';');
    const locale = name.split('-', 1)[0];
    const quality = qualityOf(parameters);
    if (isLocale(locale) && quality > (best?.quality ?? 0)) best = { locale, quality };
  }
  return best?.locale ?? null;
}

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.trim().startsWith('q='));
  if (given === undefined) return 1;
  const quality = Number(given.trim().slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}

/**
 * Sends a visitor of `/` to the page in their language. Deep links say their language themselves.
 * `/?locale=pl` is the language chooser's link: without it, a visitor whose browser prefers
 * another language and runs no script could never reach the Polish home page.
 */
export function localeRedirect({ publicUrl }: { publicUrl: string }): GuardStep {
  const secure = publicUrl.startsWith('https:');
  const middleware: Middleware = (request, next) => {
    if (request.path !== '/' || request.method === 'POST') return next(request);
    const query = new URLSearchParams(request.search);
    const choice = query.get('locale');
    if (isLocale(choice)) {
      query.delete('locale');
      const response = redirectTo(choice, query.size > 0 ? `?${query}` : '');
      response.headers.set('set-cookie', choiceCookie(choice, secure));
      return response;
    }
    const locale = wantedLocale(
      request.headers.get('cookie'),
      request.headers.get('accept-language'),
    );
    return locale === DEFAULT_LOCALE ? next(request) : redirectTo(locale, request.search);
  };
  return { middleware, mayAnswer };
}

/** `/` with a query may be a choice of language; without one it depends on the visitor's language. */
function mayAnswer({ path, search, headers }: RequestHead): boolean {
  if (path !== '/') return false;
  const { cookie, 'accept-language': languages } = headers;
  return search !== '' || wantedLocale(cookie ?? null, languages ?? null) !== DEFAULT_LOCALE;
}

function redirectTo(locale: Locale, search: string): Response {
  return new Response(null, {
    status: 302,
    headers: {
      location: `${LOCALES[locale].prefix || '/'}${search}`,
      vary: NEGOTIATION_VARY,
      'cache-control': 'private, no-store',
    },
  });
}

function choiceCookie(locale: Locale, secure: boolean): string {
  const { name, maxAgeSeconds } = LOCALE_COOKIE;
  const cookie = `${name}=${locale}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
