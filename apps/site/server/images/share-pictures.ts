import { createHash } from 'node:crypto';
import {
  AppError,
  isLocale,
  type Locale,
  pageOfSharePicture,
  SHARE_PREFIX,
  sharePicturePath,
} from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { listOf } from '../../app/seo/.server/page-graph.ts';
import { type SitePage, sitePages } from '../../app/seo/.server/site-pages.ts';
import type { ContentClient } from '../content/content-client.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';
import type { DiskStore } from '../storage/disk-store.ts';
import { describe, log } from '../telemetry/log.ts';
import { type ImageWorker, WorkerUnavailable } from './image-worker.ts';
import { pictureTypeOf } from './picture-job.ts';
import type { SharePicture } from './share/drawing.ts';
import { QueueFull } from './work-queue.ts';

/** Longest time to draw one; s. */
const SECONDS = 10;

/** The list of pages is read again after this time, in case a change notice gets lost; in ms. */
const FRESH_MS = 5 * 60_000;

/** Increase it when the drawing changes, so that pictures on disk are made again. */
const DRAWING = 1;

/** Failures that are expected: there is no picture for now. */
const EXPECTED = [AppError, QueueFull, WorkerUnavailable];

/** Dependencies of the share pictures. */
export interface SharePicturesOptions {
  client: ContentClient;
  disk: DiskStore;
  worker: ImageWorker;
  now(): number;
  onMake(): void;
}

/** Pictures of link previews, one for each page that exists in a language. */
export interface SharePictures {
  /** Content has changed: titles may have changed too. */
  drop(): void;
  /** Draws the picture at a path anew, of what this client reads: drafts. It is not stored. */
  draw(client: ContentClient, path: string): Promise<Response>;
  middleware: Middleware;
}

type Listed = ReadonlyMap<string, SharePicture>;

/**
 * Draws the picture of a page at its first request, and stores it on disk under a key of its
 * content.
 */
export function createSharePictures(options: SharePicturesOptions): SharePictures {
  const { client, disk, worker, now, onMake } = options;
  const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const listed = new Map<Locale, { pictures: Listed; at: number }>();

  async function picturesIn(locale: Locale): Promise<Listed> {
    const known = listed.get(locale);
    if (known && now() - known.at < FRESH_MS) return known.pictures;
    const entry = { pictures: await readPictures(client, locale), at: now() };
    listed.set(locale, entry);
    return entry.pictures;
  }

  async function made(hash: string, picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
    const stored = await disk.get(hash);
    if (stored) return stored;
    const bytes = await drawn(worker, picture);
    onMake();
    await disk.set(hash, bytes);
    return bytes;
  }

  function once(hash: string, picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
    const running = inFlight.get(hash);
    if (running !== undefined) return running;
    const loading = made(hash, picture).finally(() => inFlight.delete(hash));
    inFlight.set(hash, loading);
    return loading;
  }

  async function answer(request: RequestContext): Promise<Response> {
    const locale = request.path.slice(SHARE_PREFIX.length).split('/', 1)[0];
    const picture = isLocale(locale) && (await picturesIn(locale)).get(request.path);
    if (!picture) return plainText(404, 'Not Found');
    const hash = hashOf(picture);
    const headers = { etag: `"${hash}"`, 'cache-control': 'public, max-age=86400' };
    if (request.headers.get('if-none-match')?.includes(headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = await once(hash, picture);
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'content-type': 'image/png',
        'content-length': String(bytes.byteLength),
      },
    });
  }

  return {
    drop: () => listed.clear(),
    async draw(drafts, path) {
      try {
        const page = pageOfSharePicture(path);
        const picture = page && (await readPictures(drafts, page.locale)).get(path);
        if (!picture) return plainText(404, 'Not Found');
        return new Response(await drawn(worker, picture), {
          headers: { 'content-type': 'image/png' },
        });
      } catch (error) {
        return noPictureNow(path, error);
      }
    },
    middleware: async (request, next) => {
      if (!request.path.startsWith(SHARE_PREFIX)) return next(request);
      if (request.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
      try {
        return await answer(request);
      } catch (error) {
        return noPictureNow(request.path, error);
      }
    },
  };
}

async function drawn(worker: ImageWorker, picture: SharePicture) {
  const made = await worker.make({ kind: 'draw', picture, seconds: SECONDS });
  if ('status' in made || pictureTypeOf(made.bytes) !== 'image/png')
    throw new Error('What was drawn is no picture');
  return made.bytes;
}

/** The answer if there is no picture for now; unexpected errors are logged. */
function noPictureNow(path: string, error: unknown): Response {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  if (!isExpected) log('error', 'share.failed', { path, ...describe(error) });
  return plainText(503, 'Service Unavailable', { 'retry-after': '5' });
}

/** The contents of the pictures in one language, by their paths; no other path has a picture. */
async function readPictures(client: ContentClient, locale: Locale): Promise<Listed> {
  const content = client.forRequest(locale);
  const [pages, settings] = await Promise.all([
    sitePages(content, locale),
    content.get('site-settings'),
  ]);
  const { companyName: company, slogan } = settings;
  return new Map(
    pages
      .filter(({ languages }) => languages.includes(locale))
      .map((page) => [
        sharePicturePath(locale, page.path),
        {
          title: page.title,
          label: labelOf(page, locale) ?? slogan.text,
          company,
          name: page.path.split('/').at(-1) || 'home',
          accent: page.accent,
        },
      ]),
  );
}

function labelOf({ path }: SitePage, locale: Locale): string | null {
  const list = listOf(path);
  return list && SITE_MESSAGES[locale].frame[list];
}

function hashOf(picture: SharePicture): string {
  const shown = JSON.stringify([DRAWING, picture]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}
