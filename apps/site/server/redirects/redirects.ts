import {
  comparedAddress,
  DEFAULT_LOCALE,
  LOCALE_CODES,
  type Locale,
  type Redirect,
} from '@osnowa/contract';
import { localePath, splitLocale } from '../../app/i18n/locale-path.ts';
import type { ContentClient } from '../content/content-client.ts';
import type { GuardStep } from '../http/request-context.ts';
import { createBoundedMap } from '../storage/bounded-map.ts';
import { createStaleCache } from '../storage/stale-cache.ts';

/** The table is read again after this time, in case a change notice gets lost; in ms. */
const FRESH_MS = 5 * 60_000;

const TABLE = { key: 'redirects' };
const TAGS = new Set(['redirects']);

type Rule = Pick<Redirect, 'id' | 'to' | 'status'>;
type Rules = ReadonlyMap<string, Rule>;

/**
 * The redirects of the editors, with a copy in memory, so that most requests cause no read. Every
 * path may have one while the table is not known.
 */
export interface Redirects extends GuardStep {
  drop(tags: Iterable<string> | null): void;
}

/** Dependencies of the redirects. */
export interface RedirectOptions {
  client: ContentClient;
  /** Origin of the site: an address below it is a path. */
  publicUrl: string;
  now(): number;
  /** A visitor has followed this redirect. */
  onUse(id: number): void;
}

/** Redirects read through the content client. Paths match whole, never by their beginning. */
export function createRedirects({ client, publicUrl, now, onUse }: RedirectOptions): Redirects {
  const table = createStaleCache<typeof TABLE, Rules>({
    store: createBoundedMap({ maxBytes: Infinity, sizeOf: () => 0 }),
    now,
    retryMs: 0,
    async load(_, old) {
      const content = client.forRequest(DEFAULT_LOCALE);
      const listed = await content.list('redirects');
      // A copy used as a substitute may be older than the change: the next request reads again.
      const isStale = content.degraded || content.stale;
      if (isStale && old) return null;
      const fresh = isStale ? 0 : FRESH_MS;
      const life = { fresh, stale: fresh, ifError: Infinity };
      return { value: usable(listed, publicUrl), tags: TAGS, life, isStale };
    },
  });

  return {
    mayAnswer({ path, search }) {
      const rules = table.peek(TABLE.key);
      return !rules || ruleFor(rules, path, search) !== null;
    },
    drop: table.drop,
    middleware: async (request, next) => {
      if (request.method === 'POST') return next(request);
      const { value: rules } = await table.get(TABLE);
      const found = ruleFor(rules, request.path, request.search);
      if (!found) return next(request);
      const { rule, search } = found;
      if (request.method === 'GET') onUse(rule.id);
      const location = withQuery(rule.to, search);
      return new Response(null, {
        status: rule.status,
        headers: { location, 'cache-control': 'public, max-age=0, s-maxage=1' },
      });
    },
  };
}

/**
 * The rule for an address: one whose old address has a part of the query goes before one without.
 * @returns the rule and the rest of the query; `null` also for an address that is its own target
 */
function ruleFor(rules: Rules, path: string, asked: string): { rule: Rule; search: string } | null {
  const address = comparedAddress(path);
  const parts = asked.slice(1).split('&').filter(Boolean);
  const compared = parts.map((part) => comparedAddress(`?${part}`).slice(1));
  for (const [from, rule] of asked ? rules : []) {
    if (!from.startsWith(`${address}?`)) continue;
    const wanted = from.slice(address.length + 1).split('&');
    if (!wanted.every((part) => compared.includes(part))) continue;
    const left = parts.filter((_, at) => !wanted.includes(compared[at] ?? ''));
    return { rule, search: left.length > 0 ? `?${left.join('&')}` : '' };
  }
  const rule = rules.get(address);
  return rule && rule.to.split(/[?#]/, 1)[0] !== path ? { rule, search: asked } : null;
}

/**
 * The table by whole paths. An old address without a language is valid in each of them, unless one
 * has a rule of its own. Loops are left out: an editor's mistake must not trap a visitor.
 */
function usable(redirects: readonly Redirect[], publicUrl: string): Rules {
  const rules = new Map<string, Rule>();
  const sorted = redirects.toSorted((one, other) => prefixes(one.from) - prefixes(other.from));
  for (const { id, from, to, status } of sorted) {
    const { locale: own, path } = splitLocale(withoutSlash(from));
    for (const locale of prefixes(from) ? [own] : LOCALE_CODES) {
      const target = targetIn(locale, to, publicUrl);
      if (target === null) continue;
      rules.set(comparedAddress(localePath(locale, path)), { id, to: target, status });
    }
  }
  const whole = [...rules].map(([from, rule]): [string, Rule | null] => {
    const to = endOf(rules, from);
    return [from, to === null ? null : { ...rule, to: encoded(to) }];
  });
  return new Map(whole.filter((pair): pair is [string, Rule] => pair[1] !== null));
}

/** 1 for a path that names its language, so that such rules come later and overrule the others. */
function prefixes(from: string): number {
  return splitLocale(from).locale === DEFAULT_LOCALE ? 0 : 1;
}

/** The target in a language: a path of this site, or an address elsewhere; `null` for anything else. */
function targetIn(locale: Locale, to: string, publicUrl: string): string | null {
  if (to.startsWith(`${publicUrl}/`))
    return targetIn(locale, to.slice(publicUrl.length), publicUrl);
  if (/^https:\/\//.test(to)) return URL.canParse(to) ? new URL(to).href : null;
  if (!/^\/(?![/\\])/.test(to)) return null;
  return hasLanguage(to) ? to : localePath(locale, to);
}

/** A header can contain no other letters; encoded parts stay as they are. */
function encoded(to: string): string {
  return to.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Whether an editor chose the language of the target, `/pl` included. */
function hasLanguage(to: string): boolean {
  const [, first = ''] = to.split(/[/?#]/);
  return LOCALE_CODES.some((code) => code === first);
}

/** The end of a chain of redirects, so that a visitor is sent once; `null` for a loop. */
function endOf(rules: Rules, from: string): string | null {
  const passed = new Set<string>();
  let path = from;
  let to: string | null = null;
  for (let rule = rules.get(path); rule; rule = rules.get(path)) {
    if (passed.has(path)) return null;
    passed.add(path);
    to = rule.to;
    const next = comparedAddress(to.split(/[?#]/, 1)[0] as string);
    // The same address in other letters.
    if (next === path) return to;
    path = next;
  }
  return to;
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Address of a redirect with the visitor's query, verbatim, between its own query and its fragment.
 * @param search query with its `?`, or nothing
 */
export function withQuery(to: string, search: string): string {
  const [address = '', fragment] = to.split('#', 2);
  const query = address.includes('?') ? search.replace('?', '&') : search;
  return `${address}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
