import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import type { CollectionSlug, Payload } from 'payload';
import type { ContentFolder } from './folders.ts';
import { type ContentDocument, SETTINGS } from './read-content.ts';
import { richTextMaker } from './rich-text.ts';
import {
  type Fields,
  Inline,
  inLocale,
  inlineDocuments,
  languagesOf,
  type Reference,
  type Resolver,
  withRowIds,
} from './values.ts';

/** A document that is in the database now. */
export interface StoredDocument {
  collection: CollectionSlug;
  id: number;
}

const MIME_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);

async function uploadAt(folder: ContentFolder, kind: string, name: string) {
  const data = await readFile(path.join(folder, kind, name));
  return {
    data,
    mimetype: MIME_TYPES[path.extname(name)] ?? 'application/octet-stream',
    // Two folders may each have an erp.webp; the store has no folders.
    name: name.replaceAll('/', '-'),
    size: data.byteLength,
  };
}

/** Writes documents as an editor would: through validation and hooks, language by language. */
export class ContentWriter {
  /** Everything stored so far, in this order. */
  readonly stored: StoredDocument[] = [];
  readonly #payload: Payload;
  readonly #folder: ContentFolder;
  readonly #transactionID: string | number | undefined;
  readonly #pictures = new Map<string, number>();
  readonly #ids = new Map<string, number>();
  readonly #insideIds = new Map<Inline, number>();
  readonly #resolver: Resolver;

  private constructor(
    payload: Payload,
    folder: ContentFolder,
    transactionID: string | number | undefined,
    richText: Awaited<ReturnType<typeof richTextMaker>>,
  ) {
    this.#payload = payload;
    this.#folder = folder;
    this.#transactionID = transactionID;
    this.#resolver = {
      idOf: (reference) => this.#idOf(reference),
      richText: ({ text }) => richText(text, this.#pictures),
    };
  }

  /** @param transactionID of the transaction that everything is written in */
  static async open(payload: Payload, folder: ContentFolder, transactionID?: string | number) {
    const richText = await richTextMaker(payload.config);
    return new ContentWriter(payload, folder, transactionID, richText);
  }

  /**
   * Stores and publishes a document.
   * @param replaced id of the document that it takes the place of
   */
  async write({ kind, key, fields }: ContentDocument, replaced?: number): Promise<void> {
    if (kind === SETTINGS) return this.#writeSettings(fields);
    const { file, ...rest } = fields;
    const upload = typeof file === 'string' ? await uploadAt(this.#folder, kind, file) : undefined;
    const id = await this.#store(kind as CollectionSlug, rest, { upload, replaced });
    this.#ids.set(`${kind} ${key}`, id);
    if (kind === 'media') this.#pictures.set(key, id);
  }

  #idOf(reference: Reference | Inline): number | undefined {
    if (reference instanceof Inline) return this.#insideIds.get(reference);
    return this.#ids.get(`${reference.collection} ${reference.key}`);
  }

  /** A request of its own for each call: Payload keeps the language of the call in it. */
  #request() {
    const transactionID = this.#transactionID;
    return { ...(transactionID !== undefined && { req: { transactionID } }), depth: 0 };
  }

  async #store(
    collection: CollectionSlug,
    fields: Fields,
    { upload, replaced }: { upload?: Awaited<ReturnType<typeof uploadAt>>; replaced?: number } = {},
  ): Promise<number> {
    for (const inside of inlineDocuments(fields)) {
      const of = inside.collection as CollectionSlug;
      this.#insideIds.set(inside, await this.#store(of, inside.fields));
    }
    const rows = withRowIds({ ...fields, _status: 'published' });
    const dataIn = (locale: (typeof LOCALE_CODES)[number]) =>
      inLocale(rows, locale, this.#resolver) as never;
    const locale = DEFAULT_LOCALE;
    const first = { collection, data: dataIn(locale), locale, ...this.#request() };
    // An interrupted loading leaves its files behind; the same file again takes their place.
    const file = upload && { file: upload, overwriteExistingFiles: true };
    const made =
      replaced === undefined
        ? await this.#payload.create({ ...first, ...file })
        : await this.#payload.update({ ...first, id: replaced });
    const id = made.id as number;
    const said = languagesOf(rows);
    for (const locale of TRANSLATIONS.filter((one) => said.has(one))) {
      const data = dataIn(locale);
      await this.#payload.update({ collection, id, data, locale, ...this.#request() });
    }
    if (replaced === undefined) this.stored.push({ collection, id });
    return id;
  }

  async #writeSettings(fields: Fields): Promise<void> {
    const rows = withRowIds(fields);
    for (const locale of LOCALE_CODES.filter((one) => languagesOf(rows).has(one))) {
      const data = inLocale(rows, locale, this.#resolver) as never;
      await this.#payload.updateGlobal({
        slug: SETTINGS as 'site-settings',
        data,
        locale,
        ...this.#request(),
      });
    }
  }
}
