import type { Dictionary } from '../dictionaries/dictionary.ts';
import { accepts } from '../http/accepts.ts';
import { plainBody, type StoredPage, type Variant, variant } from './stored-page.ts';

/** The parts of a page's response. */
export interface PageAnswer {
  status: number;
  /** Name, value, name, value. */
  headers: readonly string[];
  body: Buffer | null;
  /** Only a browser with the dictionary of the page's language can read it. */
  byDictionary: boolean;
}

/** The parts of a request that decide which variant of a page it gets. */
export interface PageVariant {
  head: boolean;
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
  availableDictionary: string | null | undefined;
}

/**
 * The page in a variant that the client accepts, or 304 when the client has it.
 * @param dictionary that of the page's language, if there is one
 */
export function pageAnswer(
  page: StoredPage,
  variant: PageVariant,
  now: number,
  dictionary?: Dictionary,
): PageAnswer {
  const { dcb } = page.variants;
  const byDictionary = dcb !== undefined && readsDictionary(page, variant, dictionary);
  const chosen = byDictionary ? dcb : chooseVariant(page, variant.acceptEncoding);
  const age = ['age', String(Math.max(0, Math.floor((now - page.storedAt) / 1_000)))];
  const etag = page.status === 200 ? matchedEtag(page, variant.ifNoneMatch) : null;
  if (etag !== null) {
    return {
      status: 304,
      headers: [...headersOf304(chosen, etag), ...age],
      body: null,
      byDictionary,
    };
  }
  const body = variant.head ? null : chosen.body;
  if (!page.storable) return { status: page.status, headers: chosen.headers, body, byDictionary };
  const link = dictionary && isOffered(page, variant, dictionary) ? dictionary.offer : NONE;
  const headers = [...chosen.headers, ...age, ...link];
  return { status: page.status, headers, body, byDictionary };
}

/** Whether the client could read a variant that the page does not have yet. */
export function lacksVariant(
  page: StoredPage,
  variant: PageVariant,
  dictionary: Dictionary | undefined,
): boolean {
  return !page.variants.dcb && readsDictionary(page, variant, dictionary);
}

function readsDictionary(
  { isDocument, storable }: StoredPage,
  { availableDictionary, acceptEncoding }: PageVariant,
  dictionary: Dictionary | undefined,
): boolean {
  if (!availableDictionary || !isDocument || !storable) return false;
  return availableDictionary === dictionary?.available && accepts(acceptEncoding, 'dcb');
}

const NONE: readonly string[] = [];

function isOffered(page: StoredPage, variant: PageVariant, { available }: Dictionary): boolean {
  const isPage = page.isDocument && page.status === 200;
  return isPage && variant.availableDictionary !== available;
}

const ABOUT_THE_BODY = new Set(['content-length', 'content-type', 'content-encoding', 'etag']);

function headersOf304({ headers }: Variant, etag: string): string[] {
  const pairs = ['etag', etag];
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] as string;
    if (!ABOUT_THE_BODY.has(name)) pairs.push(name, headers[index + 1] as string);
  }
  return pairs;
}

/** The answer as a web-standard response. */
export function asResponse({ status, headers, body }: PageAnswer): Response {
  const pairs: [string, string][] = [];
  for (let index = 0; index < headers.length; index += 2) {
    pairs.push([headers[index] as string, headers[index + 1] as string]);
  }
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: pairs });
}

/** The smallest variant that the client accepts. */
function chooseVariant(page: StoredPage, acceptEncoding: string | null | undefined): Variant {
  const { br, gzip: zipped, identity } = page.variants;
  if (br && accepts(acceptEncoding, 'br')) return br;
  if (zipped && accepts(acceptEncoding, 'gzip')) return zipped;
  return identity ?? variant(page, 'identity', plainBody(page));
}

/** The ETag of the variant that the client already has; `null` without one. */
function matchedEtag(page: StoredPage, ifNoneMatch: string | null | undefined): string | null {
  if (!ifNoneMatch?.includes(page.hash)) return null;
  const known = ifNoneMatch.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
  const ours = new Set(['', '-gzip', '-br', '-dcb'].map((suffix) => `"${page.hash}${suffix}"`));
  return known.find((etag) => ours.has(etag)) ?? null;
}
