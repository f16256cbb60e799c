import { DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import type { CollectionSlug, Payload } from 'payload';
import { inLocale, isTranslated, type Stock, withRowIds } from './in-locale.ts';

type Fields = Record<string, unknown>;

/** Writes entries as an editor would: through validation and hooks, language by language. */
export interface Writer {
  /** Stores and publishes one document; answers with its id. */
  store(collection: CollectionSlug, entry: object): Promise<number>;
  /** Stores the site settings. */
  settle(entry: object): Promise<void>;
  /** Uploads a file; `entry` holds its other fields. */
  upload(collection: 'media' | 'files', file: UploadedFile, entry: object): Promise<number>;
}

interface UploadedFile {
  data: Buffer;
  mimetype: string;
  name: string;
  size: number;
}

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);

/** @param transactionID of the transaction that everything is written in */
export function writer(payload: Payload, stock: Stock, transactionID: string | number): Writer {
  // A request of its own for each call: Payload keeps the language of the call in it.
  const request = () => ({ req: { transactionID }, depth: 0 });

  async function create(collection: CollectionSlug, entry: object, file?: UploadedFile) {
    const rows = withRowIds({ ...entry, _status: 'published' }) as Fields;
    const data = inLocale(rows, DEFAULT_LOCALE, stock) as never;
    const locale = DEFAULT_LOCALE;
    // An interrupted loading leaves its files behind; the same file again takes their place.
    const upload = file && { file, overwriteExistingFiles: true };
    const made = await payload.create({ collection, data, locale, ...upload, ...request() });
    const id = made.id as number;
    if (!isTranslated(rows)) return id;
    for (const locale of TRANSLATIONS) {
      const data = inLocale(rows, locale, stock) as never;
      await payload.update({ collection, id, data, locale, ...request() });
    }
    return id;
  }

  return {
    store: (collection, entry) => create(collection, entry),
    upload: (collection, file, entry) => create(collection, entry, file),
    async settle(entry) {
      const rows = withRowIds(entry) as Fields;
      for (const locale of LOCALE_CODES) {
        const data = inLocale(rows, locale, stock) as never;
        await payload.updateGlobal({ slug: 'site-settings', data, locale, ...request() });
      }
    },
  };
}
