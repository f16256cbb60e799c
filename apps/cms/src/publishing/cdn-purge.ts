import { type Cdn, purgedTags } from '@osnowa/http/cdn-tags';
import type { Payload } from 'payload';
import { leaseState, setLeaseState, takeLease } from '../platform/database/lease.ts';
import { type LogRow, readLog } from './change-log.ts';

/** The network in front of the site, and the account that may drop pages there. */
export interface CdnAccount {
  cdn: Cdn;
  /** Cloudflare's zone or Fastly's service. */
  zone: string;
  token: string;
  /** Address of the network's API, without a slash at the end. */
  api: string;
}

export const CDN_APIS: Record<Cdn, string> = {
  cloudflare: 'https://api.cloudflare.com/client/v4',
  fastly: 'https://api.fastly.com',
};

/** Most tags of one request, by the networks' own limits. */
const MOST_TAGS: Record<Cdn, number> = { cloudflare: 30, fastly: 256 };

/** More tags than this are a purge of everything. */
const TOO_MANY = 300;

/** Longest wait for the network's answer, in ms. */
const ANSWER_WITHIN = 10_000;

/**
 * A network may have fetched a page from a site that did not know of the change yet. After this
 * many ms all sites know of it, and the same tags are dropped once more.
 */
const ALL_SITES_KNOW_MS = 3_000;

const LEASE = 'cdn';
const HELD = 15_000;

/**
 * Has the network drop the pages with these tags.
 * @param tags in the short form; `null` for all pages
 * @throws Error when the network does not say that it has
 */
export async function purge(account: CdnAccount, tags: readonly string[] | null): Promise<void> {
  if (tags === null || tags.length > TOO_MANY) return askToPurge(account, null);
  const most = MOST_TAGS[account.cdn];
  for (let at = 0; at < tags.length; at += most) {
    await askToPurge(account, tags.slice(at, at + most));
  }
}

async function askToPurge(account: CdnAccount, tags: readonly string[] | null): Promise<void> {
  const { path, headers, body } = requestOf(account, tags);
  const response = await fetch(`${account.api}${path}`, {
    method: 'POST',
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN),
    ...(body && { body }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${account.cdn} answers ${response.status} to a purge.`);
}

function requestOf({ cdn, zone, token }: CdnAccount, tags: readonly string[] | null) {
  if (cdn === 'fastly') {
    const auth = { 'fastly-key': token, accept: 'application/json' };
    if (tags === null) return { path: `/service/${zone}/purge_all`, headers: auth, body: null };
    const headers = { ...auth, 'surrogate-key': tags.join(' ') };
    return { path: `/service/${zone}/purge`, headers, body: null };
  }
  return {
    path: `/zones/${zone}/purge_cache`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(tags === null ? { purge_everything: true } : { tags }),
  };
}

/**
 * Follows the change log in one process of the installation, and has the network drop changed
 * pages. The position reached is stored: another process continues there and repeats failed purges.
 */
export class CdnPurger {
  readonly #payload: Payload;
  readonly #account: CdnAccount;
  /** Id of the newest row whose pages were dropped for the first time. */
  #dropped = 0;

  constructor(payload: Payload, account: CdnAccount) {
    this.#payload = payload;
    this.#account = account;
  }

  /**
   * Purges new changes.
   * @throws Error when the network cannot be asked; the next look repeats it
   */
  async look(now: Date = new Date()): Promise<void> {
    // Without news nothing is written: a lease each second would be a commit each second.
    if ((await this.#hasNews()) && (await takeLease(this.#payload, LEASE, HELD)))
      await this.#purgeNew(now);
  }

  async #hasNews(): Promise<boolean> {
    const { rows } = await readLog(this.#payload, await leaseState(this.#payload, LEASE));
    return rows === null || rows.length > 0;
  }

  async #purgeNew(now: Date): Promise<void> {
    const { cursor, rows } = await readLog(this.#payload, await leaseState(this.#payload, LEASE));
    if (rows === null) {
      await purge(this.#account, null);
      return setLeaseState(this.#payload, LEASE, cursor);
    }
    const fresh = rows.filter(({ id }) => id > this.#dropped);
    if (fresh.length > 0) await purge(this.#account, tagsIn(fresh));
    this.#dropped = rows.at(-1)?.id ?? this.#dropped;
    const repeated = rows.filter(
      ({ createdAt }) => now.getTime() - Date.parse(createdAt) > ALL_SITES_KNOW_MS,
    );
    const last = repeated.at(-1);
    if (!last) return;
    await purge(this.#account, tagsIn(repeated));
    await setLeaseState(this.#payload, LEASE, `${last.id}.${Date.parse(last.createdAt)}`);
  }
}

function tagsIn(rows: readonly LogRow[]): string[] {
  const changes = rows.flatMap(({ changes }) => changes);
  return [...new Set(changes.flatMap(({ tags }) => purgedTags(tags)))];
}
