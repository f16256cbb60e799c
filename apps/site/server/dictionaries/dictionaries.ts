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

/** An hour, for the address of another process's dictionary. */
const OTHERS_CACHE_CONTROL = 'public, max-age=3600';

/** Paths of the home pages, with their languages. */
export const HOMES: ReadonlyMap<string, Locale> = new Map(
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
  /**
   * Sends them. Another process may have offered another dictionary of a language: its address
   * returns the one of this process, which serves a browser as well for pages from here.
   */
  files: Middleware;
}

/** Dependencies of the dictionaries. */
export interface DictionariesOptions {
  metrics: Pick<Metrics, 'count'>;
  /** Renders a home page, which is then offered. */
  render(home: string): Promise<unknown>;
}

/** No dictionary yet. */
export function createDictionaries({ metrics, render }: DictionariesOptions): Dictionaries {
  const known = new Map<Locale, Dictionary>();
  const packed = new WeakMap<Dictionary, Promise<Buffer>>();

  function pack(dictionary: Dictionary): Promise<Buffer> {
    const bytes = packed.get(dictionary) ?? brotliAsync(dictionary.bytes);
    packed.set(dictionary, bytes);
    return bytes;
  }

  /** The dictionary for an address in the folder, made now if its language has none yet. */
  async function find(path: string): Promise<Dictionary | undefined> {
    const name = path.slice(FOLDER.length);
    for (const [home, locale] of HOMES) {
      if (!name.startsWith(`${locale}-`)) continue;
      // A home page that cannot be rendered leaves no dictionary.
      if (!known.has(locale)) await render(home).catch(() => undefined);
      return known.get(locale);
    }
    return undefined;
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
      const dictionary = await find(path);
      if (!dictionary) return plainText(404, 'Not Found');
      metrics.count('dictionaries_sent');
      const isPacked = accepts(headers.get('accept-encoding'), 'br');
      const body = isPacked ? await pack(dictionary) : dictionary.bytes;
      return new Response(method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
        headers: {
          // Not HTML: no browser is to show it as a page.
          'content-type': 'application/octet-stream',
          'content-length': String(body.byteLength),
          'cache-control': path === dictionary.path ? CACHE_CONTROL : OTHERS_CACHE_CONTROL,
          'use-as-dictionary': dictionary.useAs,
          'x-robots-tag': 'noindex',
          vary: 'Accept-Encoding',
          ...(isPacked && { 'content-encoding': 'br' }),
        },
      });
    },
  };
}
