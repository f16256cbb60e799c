import { generateCookie } from 'payload/shared';
import { env } from '../../../platform/process/env.ts';

/** The first that fits counts: most browsers call themselves by the names of others too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([sign]) => sign.test(agent))?.[1];
}

/**
 * The browser and the system of a `User-Agent`, such as `Firefox, Windows`; `null` where both are
 * unknown. Nothing else of it is stored.
 */
export function browserName(agent: string | null): string | null {
  const known = [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')].filter(Boolean);
  return known.length > 0 ? known.join(', ') : null;
}

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
