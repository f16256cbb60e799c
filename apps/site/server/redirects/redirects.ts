import { DEFAULT_LOCALE, type Redirect } from '@tkalnia/contract';
import type { ContentDoor } from '../../app/content/.server/door.ts';
import { covers } from '../../app/content/.server/tags.ts';
import type { Middleware } from '../http/visit.ts';
import { withQuery } from './with-query.ts';

/** The table is asked for again after so long, should a change notice get lost; in ms. */
const FRESH_MS = 5 * 60_000;

type Rule = Pick<Redirect, 'id' | 'to' | 'status'>;

/** The redirects that editors keep, with a copy at hand so that most requests ask nobody. */
export interface Redirects {
  /** Whether a path may have one: `true` also while the table is not known. Costs nothing. */
  mayMatch(path: string): boolean;
  drop(tags: Iterable<string>): void;
  middleware: Middleware;
}

/** What redirects are read and counted with. */
export interface RedirectOptions {
  door: ContentDoor;
  now(): number;
  /** A visitor was sent on by this redirect. */
  onUse(id: number): void;
}

/** Redirects read through the content door. Paths match whole, never by their beginning. */
export function createRedirects({ door, now, onUse }: RedirectOptions): Redirects {
  let table: ReadonlyMap<string, Rule> | null = null;
  let loadedAt = -Infinity;

  async function load(): Promise<ReadonlyMap<string, Rule>> {
    const content = door.forRequest(DEFAULT_LOCALE);
    const loaded = usable(await content.list('redirects'));
    if (content.degraded) return table ?? loaded;
    table = loaded;
    loadedAt = now();
    return table;
  }

  const isFresh = () => table !== null && now() - loadedAt < FRESH_MS;

  return {
    mayMatch: (path) => !isFresh() || table?.has(path) === true,
    drop(tags) {
      if (covers(tags)('redirects')) loadedAt = -Infinity;
    },
    middleware: async (visit, next) => {
      if (visit.method === 'POST') return next(visit);
      const rules = isFresh() ? table : await load();
      const rule = rules?.get(withoutSlash(visit.path)) ?? rules?.get(decoded(visit.path));
      if (!rule) return next(visit);
      if (visit.method === 'GET') onUse(rule.id);
      const location = withQuery(rule.to, visit.search);
      return new Response(null, {
        status: rule.status,
        headers: { location, 'cache-control': 'public, max-age=0, s-maxage=300' },
      });
    },
  };
}

/** Leaves out what leads away from the site or back to itself: an editor's slip must not hang a visitor. */
function usable(redirects: readonly Redirect[]): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const { id, from, to, status } of redirects) {
    if (/^\/(?![/\\])/.test(to)) rules.set(withoutSlash(from), { id, to, status });
  }
  const whole = [...rules].map(([from, rule]): [string, Rule | null] => {
    const to = endOf(rules, from);
    return [from, to === null ? null : { ...rule, to }];
  });
  return new Map(whole.filter((pair): pair is [string, Rule] => pair[1] !== null));
}

/** Where a chain of redirects ends, so that a visitor is sent once; `null` for a loop. */
function endOf(rules: ReadonlyMap<string, Rule>, from: string): string | null {
  const passed = new Set<string>();
  let path = from;
  let to: string | null = null;
  for (let rule = rules.get(path); rule; rule = rules.get(path)) {
    if (passed.has(path)) return null;
    passed.add(path);
    to = rule.to;
    path = withoutSlash(to.split(/[?#]/, 1)[0] as string);
  }
  return to;
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Editors write a path as it is read; a browser sends it percent-encoded. */
function decoded(path: string): string {
  try {
    return withoutSlash(decodeURI(path));
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
