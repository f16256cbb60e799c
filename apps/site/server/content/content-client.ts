import { AppError, type Locale, type ReadName } from '@osnowa/contract';
import { inOneLanguage, languagesOf } from '@osnowa/text';
import {
  type Content,
  type ContentQuery,
  type ContentReply,
  type ListName,
  TITLES,
  type TitledName,
} from '../../app/content/content.ts';
import { isFiltered } from './fetch-read.ts';
import { createReader, type Reader, type ReaderOptions } from './reader.ts';

export type { Content, ContentQuery, ContentReply } from '../../app/content/content.ts';

/** The only client of the web API's reads; one for the whole process. */
export interface ContentClient {
  /** The content as one request sees it. */
  forRequest(locale: Locale): Content;
  /** Content with these tags, or all of it, has changed: the next read of it asks the API. */
  drop(tags: Iterable<string> | null): void;
  /** The API answers again: copies are no longer used in its place. */
  tryAgain(): void;
  /** The stored copy, however old, without asking the API; `null` without one. */
  lastGood<Name extends ReadName>(name: Name, locale: Locale): Promise<ContentReply<Name> | null>;
}

/** Creates the client. Time, network, log and disk come from outside. */
export function createContentClient(options: ReaderOptions): ContentClient {
  const reader = createReader(options);
  return {
    forRequest: (locale) => contentFor(reader, locale),
    drop: reader.drop,
    tryAgain: reader.tryAgain,
    async lastGood<Name extends ReadName>(name: Name, locale: Locale) {
      const copy = await reader.lastGood(name);
      return copy && replyIn(name, copy.reply, locale);
    },
  };
}

function contentFor(reader: Reader, locale: Locale): Content {
  const tags = new Set<string>();
  const state = { degraded: false, stale: false, unavailable: false };

  async function read<Name extends ReadName>(
    name: Name,
    query: ContentQuery<Name>,
  ): Promise<ContentReply<Name>> {
    const copy = await reader.read(name, query);
    for (const tag of copy.tags) tags.add(tag);
    state.stale ||= copy.isStale;
    return replyIn(name, copy.value.reply, locale);
  }

  return {
    locale,
    tags,
    get degraded() {
      return state.degraded;
    },
    get stale() {
      return state.stale;
    },
    get unavailable() {
      return state.unavailable;
    },
    async get(name, query = {}) {
      try {
        return await read(name, query);
      } catch (error) {
        state.unavailable ||= isUnavailable(error);
        throw error;
      }
    },
    async optional(name, query = {}) {
      try {
        return await read(name, query);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        tags.add(name);
        state.stale ||= isUnavailable(error);
        return null;
      }
    },
    markStale() {
      state.stale = true;
    },
    async list<Name extends ListName>(name: Name, query: ContentQuery<Name> = {}) {
      try {
        return await read(name, query);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // An empty list for a filter without a match; without a list or an answer it is a fault.
        if (error.code !== 'NotFound' || !isFiltered(query)) state.degraded = true;
        return [] as unknown as ContentReply<Name>;
      }
    },
  };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'Unavailable';
}

/**
 * Converted answers by their original. Converting the lists of the menus for each page took a
 * twelfth of the time of a rendering.
 */
const made = new WeakMap<object, Partial<Record<Locale, unknown>>>();

/**
 * The answer of a read in one language; documents with a page of their own list their languages.
 * All requests share these answers, so no code may change them. Answers with posts are not stored,
 * because their number has no bound.
 * @param value answer that was parsed with the contract
 */
function replyIn<Name extends ReadName>(
  name: Name,
  value: unknown,
  locale: Locale,
): ContentReply<Name> {
  if (typeof value !== 'object' || value === null || name.startsWith('blog-posts')) {
    return makeReply(name, value, locale);
  }
  const byLocale = made.get(value) ?? {};
  made.set(value, byLocale);
  byLocale[locale] ??= makeReply(name, value, locale);
  return byLocale[locale] as ContentReply<Name>;
}

function makeReply<Name extends ReadName>(
  name: Name,
  value: unknown,
  locale: Locale,
): ContentReply<Name> {
  const reply = inOneLanguage(value, locale) as unknown;
  if (!isTitled(name)) return reply as ContentReply<Name>;
  const translated = (document: object, original: object) => ({
    ...document,
    languages: languagesOf(original as Record<string, unknown>, TITLES[name]),
  });
  const withLanguages = Array.isArray(value)
    ? (reply as object[]).map((document, index) => translated(document, value[index]))
    : translated(reply as object, value as object);
  return withLanguages as unknown as ContentReply<Name>;
}

function isTitled(name: ReadName): name is TitledName {
  return Object.hasOwn(TITLES, name);
}
