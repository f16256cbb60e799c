import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { accepts } from '../http/accepts.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';

const brotliAsync = promisify(brotliCompress);

/** Folder of the dictionaries' addresses. */
const FOLDER = '/dictionary/';

/** A month: browsers drop a dictionary with its age, and its address changes with its bytes. */
const CACHE_CONTROL = 'public, max-age=2592000, immutable';

/** Paths of the home pages, with their languages. */
const HOMES = new Map<string, Locale>(
  LOCALE_CODES.map((locale) => [LOCALES[locale].prefix || '/', locale]),
);

/** The dictionaries of this process, one for each language. */
export interface Dictionaries {
  /** That of a page's language; none until the home page of the language has been rendered. */
  of(path: string): Dictionary | undefined;
  /**
   * The first good home page of a language becomes its dictionary, for as long as this process
   * lives: pages share its styles, bar and footer, whatever an editor changes in its text. Another
   * build is another process.
   */
  offer(path: string, document: Buffer): void;
  /** Sends them. */
  files: Middleware;
}

/** No dictionary yet. */
export function createDictionaries(metrics: Pick<Metrics, 'count'>): Dictionaries {
  const known = new Map<Locale, Dictionary>();
  const packed = new WeakMap<Dictionary, Promise<Buffer>>();

  function pack(dictionary: Dictionary): Promise<Buffer> {
    const bytes = packed.get(dictionary) ?? brotliAsync(dictionary.bytes);
    packed.set(dictionary, bytes);
    return bytes;
  }

  return {
    of(path) {
      // Asked at every request: the first segment is enough, and quicker than taking a path apart.
      const end = path.indexOf('/', 1);
      const home = end === -1 ? path : path.slice(0, end);
      return known.get(HOMES.get(home) ?? DEFAULT_LOCALE);
    },
    offer(path, document) {
      const locale = HOMES.get(path);
      if (locale && !known.has(locale)) known.set(locale, createDictionary(locale, document));
    },
    async files(request, next) {
      const { path, method, headers } = request;
      if (!path.startsWith(FOLDER)) return next(request);
      if (method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
      const dictionary = [...known.values()].find((one) => one.path === path);
      if (!dictionary) return plainText(404, 'Not Found');
      metrics.count('dictionaries_sent');
      const isPacked = accepts(headers.get('accept-encoding'), 'br');
      const body = isPacked ? await pack(dictionary) : dictionary.bytes;
      return new Response(method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
        headers: {
          // Not HTML: no browser is to show it as a page.
          'content-type': 'application/octet-stream',
          'content-length': String(body.byteLength),
          'cache-control': CACHE_CONTROL,
          'use-as-dictionary': dictionary.useAs,
          'x-robots-tag': 'noindex',
          vary: 'Accept-Encoding',
          ...(isPacked && { 'content-encoding': 'br' }),
        },
      });
    },
  };
}
