import type { Middleware } from '../http/request-context.ts';
import type { Settings } from '../settings/env.ts';
import { CSP_REPORT_PATH, filePolicy, pagePolicy } from './content-security-policy.ts';
import { hasThirdParties, NO_THIRD_PARTIES, type ThirdParties } from './third-parties.ts';

/** Settings that the headers depend on. */
export type HeaderSettings = Pick<Settings, 'dev' | 'publicUrl' | 'robots'>;

/** Features of the browser that no page of ours uses. */
const FEATURES =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()';

/** Headers of every answer. */
function everywhere(settings: HeaderSettings): Record<string, string> {
  const https = settings.publicUrl.startsWith('https:');
  return {
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': FEATURES,
    'origin-agent-cluster': '?1',
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    ...(settings.robots === 'deny' && { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

/** Headers for pages only: on their scripts, styles and pictures they have no effect. */
const OF_PAGES = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'origin-agent-cluster',
  'reporting-endpoints',
];

/** Headers that an answer may set itself. */
const OWN = ['referrer-policy', 'cross-origin-resource-policy'];

/** Scripts, styles, typefaces and pictures; a drawing can be opened as a page. */
const PARTS_OF_PAGES = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/;

/**
 * The answer with all security headers. Its own policies stay. The body of an
 * HTML page is read, because the policy names the hashes of its inline scripts.
 * @param others third parties that a page may use; their files do not consent to being embedded, so
 *   that the embedder policy is off then
 */
export async function secured(
  response: Response,
  settings: HeaderSettings,
  others: ThirdParties = NO_THIRD_PARTIES,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const own = OWN.map((name) => [name, headers.get(name)] as const);
  for (const [name, value] of Object.entries(everywhere(settings))) headers.set(name, value);
  for (const [name, value] of own) if (value) headers.set(name, value);
  if (hasThirdParties(others)) headers.delete('cross-origin-embedder-policy');
  const type = headers.get('content-type') ?? '';
  if (PARTS_OF_PAGES.test(type)) for (const name of OF_PAGES) headers.delete(name);
  // In development Vite writes inline styles and talks to the page over a socket.
  if (headers.has('content-security-policy') || settings.dev)
    return rebuilt(response, response.body, headers);
  if (!type.startsWith('text/html')) {
    headers.set('content-security-policy', filePolicy(type));
    return rebuilt(response, response.body, headers);
  }
  const html = Buffer.from(await response.arrayBuffer());
  headers.set('content-security-policy', pagePolicy(html.toString(), others));
  headers.set(
    'content-security-policy-report-only',
    "require-trusted-types-for 'script'; report-to csp",
  );
  return rebuilt(response, html, headers);
}

function rebuilt(response: Response, body: BodyInit | null, headers: Headers): Response {
  const { status, statusText } = response;
  return new Response(NO_BODY.has(status) ? null : body, { status, statusText, headers });
}

const NO_BODY = new Set([204, 205, 304]);

/** Puts the security headers on every answer, errors and redirects too. */
export function securityHeaders(settings: HeaderSettings): Middleware {
  return async (request, next) => {
    const response = await next(request);
    return response.headers.has('origin-agent-cluster') ? response : secured(response, settings);
  };
}
