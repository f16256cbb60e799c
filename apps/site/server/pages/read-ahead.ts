import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import { oneAtATime } from '@osnowa/http';
import { FILES, SEARCH_PATH } from '@osnowa/site-map';
import { localePath } from '../../app/i18n/locale-path.ts';
import { sitePages } from '../../app/seo/.server/site-pages.ts';
import { missingKey, pageKey } from '../cache/page-key.ts';
import type { ContentClient } from '../content/content-client.ts';
import { covers } from '../storage/tags.ts';
import { describe, log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Renderer } from './renderer.ts';

/** Length of a pause in times of the last page: reading takes at most a fifth of a core. */
const PAUSE = 4;
/** Shortest pause between two pages, and the time until a failed read is repeated, in ms. */
const MIN_PAUSE_MS = 20;
const RETRY_MS = 60_000;
/** Most addresses that are read: the copies of more would evict one another. */
const MAX_ADDRESSES = 3_000;

/** A further page or a topic of a list, to which it links. */
const PART = /href="([^"?]+)(\?(?:page|tag)=[^"]+)"/g;

/** Dependencies of the reading ahead. */
export interface ReadAheadOptions {
  client: ContentClient;
  render: Renderer['page'];
  now(): number;
  metrics: Pick<Metrics, 'observe'>;
}

/** Reads the content of every page, so that each can be rendered without the content service. */
export interface ReadAhead {
  /** Reads everything now; from then on changed content is read again. */
  start(): void;
  /** Content with these tags, or all of it, has changed. */
  drop(tags: Iterable<string> | null): void;
  /** The content service answers again: reads that failed are repeated. */
  tryAgain(): void;
  stop(): void;
}

/**
 * Renders pages only for their reads: the stored copies are wanted, the pages are dropped. No
 * visitor waits for it. One page at a time, with pauses.
 */
export function createReadAhead(options: ReadAheadOptions): ReadAhead {
  const { client, render, now, metrics } = options;
  /** Tags of the content of each address; `null` if it has changed since, or could not be read. */
  const read = new Map<string, ReadonlySet<string> | null>();
  let isActive = false;
  let retryAt = Infinity;
  metrics.observe('pages_read_ahead', () => [...read.values()].filter(Boolean).length);

  async function readAll(): Promise<void> {
    retryAt = Infinity;
    try {
      for (const address of await addresses(client))
        if (!read.has(address)) read.set(address, null);
      // Lists add their parts on the way.
      for (const [address, tags] of read) {
        if (!isActive) return;
        if (!tags) await readPage(address);
      }
    } catch (error) {
      log('warn', 'content.not-read-ahead', describe(error));
      retryAt = now() + RETRY_MS;
    }
  }

  async function readPage(address: string): Promise<void> {
    const started = now();
    const [path = '', query = ''] = address.split(/(?=\?)/);
    const page = await render(pageKey(path, query)).catch(() => null);
    if (page?.stale) throw new AppError('Unavailable', 'The content service stopped answering.');
    const isWhole = page !== null && !page.degraded;
    if (!isWhole) retryAt = now() + RETRY_MS;
    read.set(address, isWhole ? new Set(page.tags) : null);
    const html = isWhole && read.size < MAX_ADDRESSES ? await page.response.text() : '';
    for (const [, to, parameters = ''] of html.matchAll(PART)) {
      const part = path + parameters.replaceAll('&amp;', '&');
      if (to === path && !read.has(part)) read.set(part, null);
    }
    await sleep(Math.max(MIN_PAUSE_MS, PAUSE * (now() - started)), undefined, { ref: false });
  }

  const look = oneAtATime(readAll);

  return {
    start() {
      isActive = true;
      void look();
    },
    drop(tags) {
      const isDropped = covers(tags);
      for (const [path, own] of read) if (own && [...own].some(isDropped)) read.set(path, null);
      if (isActive) void look();
    },
    tryAgain() {
      if (isActive && now() >= retryAt) void look();
    },
    stop() {
      isActive = false;
    },
  };
}

/** Every address of the sitemap, the pages that it leaves out, and files that are made of content. */
async function addresses(client: ContentClient): Promise<string[]> {
  const content = client.forRequest(DEFAULT_LOCALE);
  // A step before the pages reads them with every address.
  await content.list('redirects');
  const pages = await sitePages(content, DEFAULT_LOCALE);
  const inEveryLanguage = LOCALE_CODES.flatMap((locale) => [
    missingKey(localePath(locale, '/')).key,
    localePath(locale, SEARCH_PATH),
  ]);
  const files = FILES.filter(({ path }) => !path.includes(':')).map(({ path }) => `/${path}`);
  const listed = pages.flatMap(({ path, languages }) =>
    languages.map((locale) => localePath(locale, path)),
  );
  return [...inEveryLanguage, ...files, ...listed].slice(0, MAX_ADDRESSES);
}
