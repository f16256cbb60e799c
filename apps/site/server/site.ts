import { AppError, DEFAULT_LOCALE } from '@osnowa/contract';
import { tracedFetch } from '@osnowa/http/tracing';
import {
  type ChangeFollower,
  createChangeFollower,
  type FollowerOptions,
} from './cache/change-follower.ts';
import { contentNotice } from './cache/content-notice.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import { pageKey } from './cache/page-key.ts';
import { createApiClient } from './content/api-client.ts';
import { type ContentClient, createContentClient } from './content/content-client.ts';
import type { ReaderOptions } from './content/reader.ts';
import { createDictionaries, HOMES } from './dictionaries/dictionaries.ts';
import { failures } from './error-pages/error-pages.ts';
import { downloads, estimateFiles } from './files/downloads.ts';
import { type StaticFiles, staticFiles } from './files/static-files.ts';
import type { Step } from './http/request-context.ts';
import { patterns } from './images/patterns.ts';
import { createPictureSteps } from './images/picture-steps.ts';
import { createListener, type Listener } from './listener.ts';
import { createKnownKey, pages } from './pages/pages.ts';
import { draftsOf, preview } from './pages/preview.ts';
import { createReadAhead } from './pages/read-ahead.ts';
import { createRenderer, type Handler } from './pages/renderer.ts';
import { robots } from './pages/robots.ts';
import { sharePreview } from './pages/share-preview.ts';
import { unsupportedBrowser } from './pages/unsupported-browser.ts';
import { localeRedirect } from './redirects/locale-redirect.ts';
import { createRedirectHits } from './redirects/redirect-hits.ts';
import { createRedirects } from './redirects/redirects.ts';
import { movedPages, tidyPaths } from './redirects/tidy-paths.ts';
import { captcha } from './security/captcha.ts';
import { cspReports } from './security/content-security-policy.ts';
import { formGuard } from './security/form-guard.ts';
import { frameworkHeaders, hostCheck, knownHosts } from './security/host-check.ts';
import { securityHeaders } from './security/security-headers.ts';
import type { Settings } from './settings/env.ts';
import { dataDisk } from './storage/disk-store.ts';
import { health } from './telemetry/health.ts';
import { log } from './telemetry/log.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import { observeSurroundings } from './telemetry/surroundings.ts';

/** Bytes of rendered pages in memory, and of the last good content on disk. */
const PAGE_BYTES = 48 * 1024 * 1024;
const CONTENT_BYTES = 256 * 1024 * 1024;

/** The site as a listener, with the functions that the process calls. */
export interface Site {
  listener: Listener;
  /** Follows the editors' changes, and renders the home pages as soon as there is content. */
  start(): void;
  /** The process is ending: no longer ready for new visitors. */
  stop(): void;
  /** All requests are answered: reports counts that must not be lost. */
  finish(): Promise<void>;
  metrics: Metrics;
  /** Follows the editors' changes, once the site is started. */
  changes: ChangeFollower;
}

/** Parts of the site that the caller gives. */
export interface SiteParts {
  settings: Settings;
  handler: Handler;
  files: StaticFiles;
  /** File of the process that makes pictures. */
  pictureProgram: URL;
  /** Address of the script that only pages with drafts have. */
  draftScript: string;
}

/** Parts that the steps use: content, redirects, pictures, pages. */
function makeParts(of: SiteParts, handlers: Pick<FollowerOptions, 'onChange' | 'onAnswer'>) {
  const { settings, handler } = of;
  const now = () => performance.now();
  const metrics = createMetrics();
  const webApi = { url: settings.apiUrl, fetch: tracedFetch };
  const api = createApiClient(webApi);
  metrics.observeProcess();
  observeSurroundings(settings, metrics, now);
  const disk = dataDisk(settings, metrics);
  const content = disk('site-cache', CONTENT_BYTES);
  const changes = createChangeFollower({ api, ...handlers });
  const { cursor } = changes;
  const client = createClient(settings, { metrics, now, snapshots: content, cursor });
  const hits = createRedirectHits({ api, secret: settings.noticeSecret });
  const redirects = createRedirects({
    client,
    publicUrl: settings.publicUrl,
    now,
    onUse: hits.count,
  });
  const making = { apiUrl: webApi.url, program: of.pictureProgram };
  const pictures = createPictureSteps({ ...making, client, disk, metrics, now });
  const rendering = { handler, api, settings };
  const renderer = createRenderer({ ...rendering, client });
  const renderHome = async (home: string): Promise<unknown> => cache?.get(pageKey(home, ''));
  /** A home page that fails now is rendered for its first visitor. */
  const warm = (homes: Iterable<string>): void => {
    for (const home of homes) {
      void renderHome(home).catch(() => metrics.count('page_warm_failures'));
    }
  };
  // A network of caches could keep no page that varies by dictionary.
  const dictionaries = settings.cdn
    ? undefined
    : createDictionaries({ metrics, render: renderHome });
  const caching = { maxBytes: PAGE_BYTES, render: renderer.page, now, metrics, dictionaries };
  const cache: PageCache | null = settings.dev ? null : createPageCache(caching);
  const readAhead = createReadAhead({ client, render: renderer.page, now, metrics });
  return {
    now,
    metrics,
    api,
    webApi,
    changes,
    client,
    hits,
    redirects,
    pictures,
    renderer,
    rendering,
    cache,
    warm,
    dictionaries,
    readAhead,
  };
}

/** Assembles the site. A request passes the steps in the order in which they are written. */
export function assembleSite(of: SiteParts): Site {
  const { settings, files } = of;
  const parts = makeParts(of, { onChange, onAnswer });
  const { now, metrics, api, changes, client, redirects, pictures, renderer, cache } = parts;
  const { warm, dictionaries, readAhead } = parts;
  let ending = false;

  function onChange(tags: readonly string[] | null): void {
    client.drop(tags);
    redirects.drop(tags);
    pictures.share.drop();
    const dropped = new Set(cache?.drop(tags));
    warm([...HOMES.keys()].filter((home) => dropped.has(home)));
    readAhead.drop(tags);
  }

  function onAnswer(): void {
    client.tryAgain();
    cache?.tryAgain();
    readAhead.tryAgain();
  }

  const ready = async () => !ending && (await hasContent(client));
  const drafts = draftsOf(parts.rendering);
  const steps: Step[] = [
    securityHeaders(settings),
    failures,
    health({ ready, metrics, token: settings.metricsToken }),
    // The content service knows this process by a private address, which visitors never use.
    contentNotice({ secret: settings.noticeSecret, now: Date.now, look: changes.look }),
    hostCheck(knownHosts(settings)),
    frameworkHeaders,
    cspReports(now),
    robots(settings, client),
    captcha({ api, recaptchaSiteKey: settings.recaptchaSiteKey }),
    staticFiles(files),
    ...(dictionaries ? [dictionaries.files] : []),
    downloads({ api: parts.webApi }),
    estimateFiles({ api: parts.webApi }),
    pictures.images,
    patterns,
    sharePreview({ ...drafts, draw: pictures.share.draw }),
    pictures.share.middleware,
    redirects,
    tidyPaths,
    movedPages,
    unsupportedBrowser,
    localeRedirect(settings),
    formGuard(settings),
    preview({ ...drafts, script: of.draftScript }),
    pages({ cache, renderer, knownKey: createKnownKey(client), dictionaries, metrics, now }),
  ];
  return {
    listener: createListener({ settings, cache, dictionaries, steps, now, metrics }),
    start() {
      void changes.start().then(() => {
        warm(HOMES.keys());
        if (!settings.dev && settings.dataDir) readAhead.start();
      });
    },
    stop() {
      ending = true;
      changes.stop();
      readAhead.stop();
    },
    finish: parts.hits.stop,
    metrics,
    changes,
  };
}

/** Longest wait for content in development, in ms. */
const DEV_TIMEOUT_MS = 600_000;

function createClient(
  settings: Settings,
  { metrics, ...more }: Pick<ReaderOptions, 'now' | 'snapshots' | 'cursor'> & { metrics: Metrics },
): ContentClient {
  return createContentClient({
    apiUrl: settings.apiUrl,
    fetch: tracedFetch,
    // Waits for a service that compiles itself at the first request.
    ...(settings.dev && { timeoutMs: { withCopy: DEV_TIMEOUT_MS, withoutCopy: DEV_TIMEOUT_MS } }),
    ...more,
    warn: (message) => log('warn', 'content.fallback', { message }),
    onCall: () => metrics.count('api_calls'),
    onCallEnd(answered) {
      if (!answered) metrics.count('api_silences');
      metrics.observe('api_silent', () => (answered ? 0 : 1));
    },
  });
}

/** Whether pages can be rendered: no page is without the site's settings. */
async function hasContent(client: ContentClient): Promise<boolean> {
  try {
    await client.forRequest(DEFAULT_LOCALE).get('site-settings');
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
