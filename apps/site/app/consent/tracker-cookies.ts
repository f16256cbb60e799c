import type { Purpose } from './consent-choice.ts';

/** Cookies that the trackers set, by purpose; marketing also uses the tag manager's click marks. */
const NAMES: Record<Purpose, RegExp> = {
  analytics: /^_(?:ga|gid|gat|dc_gtm)/,
  marketing: /^_(?:fbp|fbc|gcl)/,
};

/** Deletes the trackers' cookies of a purpose, on this host and on every domain above it. */
export function clearTrackerCookies(purpose: Purpose): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => NAMES[purpose].test(name));
  for (const name of names) {
    for (const domain of domainsOf(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
}

/** `www.mill.example` → none, www.mill.example, mill.example. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}
