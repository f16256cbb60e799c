import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import {
  type CollectionSlug,
  type Field,
  type FlattenedField,
  flattenAllFields,
  getFileByPath,
  type Payload,
} from 'payload';
import { siteSettings } from '../../content/globals/site-settings.ts';
import { keyOf, placeOf } from './installed.ts';
import { type ContentDocument, SETTINGS } from './read-content.ts';
import { richTextMaker } from './rich-text.ts';
import type { ContentFolder } from './source-files.ts';
import {
  type Fields,
  Inline,
  inLocale,
  inlineDocuments,
  languagesOf,
  type Reference,
  type Resolver,
  references,
  withRowIds,
} from './values.ts';

/** Fields that neither files nor editors write. */
const MADE_BY_THE_CMS: readonly string[] = [
  ...['id', 'createdAt', 'updatedAt', '_status', 'blockType', 'blockName'],
];

const TRANSLATIONS = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * Name of an upload in the store, which has no folders (two may each have a map.webp) and no full
 * stops but that of the type: `products/map-1.en.webp` is `products-map-1-en.webp`.
 */
export function uploadName(file: string): string {
  return file.replace(/\/|\.(?=.*\.)/g, '-');
}

async function uploadAt(folder: ContentFolder, kind: string, name: string) {
  const file = await getFileByPath(path.join(folder, kind, name));
  return file && { ...file, name: uploadName(name) };
}

type Upload = Awaited<ReturnType<typeof uploadAt>>;

/** Writes documents as an editor would: through validation and hooks, language by language. */
export class ContentWriter {
  /** All documents stored so far, by their keys in the record. */
  readonly written: string[] = [];
  /** Documents that refer to ones which come later, with their keys in the record. */
  readonly #early = new Map<ContentDocument, string>();
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

  /** @param transactionID transaction of all writes */
  static async open(payload: Payload, folder: ContentFolder, transactionID?: string | number) {
    const richText = await richTextMaker(payload.config);
    return new ContentWriter(payload, folder, transactionID, richText);
  }

  /**
   * Stores a document, and publishes it unless it is a template.
   * @param replaced key of the stored document that it replaces
   */
  async write(document: ContentDocument, replaced?: string): Promise<void> {
    const { kind, fields } = document;
    if (kind === SETTINGS) return this.#writeSettings(fields, replaced !== undefined);
    const { file, ...rest } = fields;
    const upload = typeof file === 'string' ? await uploadAt(this.#folder, kind, file) : undefined;
    const id = replaced === undefined ? undefined : placeOf(replaced).id;
    const place = await this.#store(kind as CollectionSlug, rest, upload, id);
    this.know(document, place);
    const isEarly = references(rest).some((one) => this.#idOf(one) === undefined);
    if (isEarly) this.#early.set(document, place);
  }

  /** Writes documents again that refer to ones which have come since. */
  async finish(): Promise<void> {
    const early = [...this.#early];
    this.#early.clear();
    for (const [document, place] of early) await this.write(document, place);
  }

  /** Lets other documents refer to a document that is stored already. */
  know({ kind, key }: ContentDocument, stored: string): void {
    const { id } = placeOf(stored);
    this.#ids.set(`${kind} ${key}`, id);
    if (kind === 'media') this.#pictures.set(key, id);
  }

  #idOf(reference: Reference | Inline): number | undefined {
    if (reference instanceof Inline) return this.#insideIds.get(reference);
    return this.#ids.get(`${reference.collection} ${reference.key}`);
  }

  /** Each call has a request of its own, because Payload stores the language of the call in it. */
  #request() {
    const transactionID = this.#transactionID;
    return { ...(transactionID !== undefined && { req: { transactionID } }), depth: 0 };
  }

  async #store(
    collection: CollectionSlug,
    fields: Fields,
    upload?: Upload,
    replaced?: number,
  ): Promise<string> {
    for (const inside of inlineDocuments(fields)) {
      const place = await this.#store(inside.collection as CollectionSlug, inside.fields);
      this.#insideIds.set(inside, placeOf(place).id);
    }
    const draft = fields.isTemplate === true;
    const rows = withRowIds({ ...fields, _status: draft ? 'draft' : 'published' });
    const whole = replaced !== undefined && this.#payload.collections[collection].config.fields;
    const dataIn = (locale: Locale) => this.#dataIn(rows, locale, whole || []);
    const first = { collection, data: dataIn(DEFAULT_LOCALE), draft, locale: DEFAULT_LOCALE };
    // An interrupted loading leaves its files behind; the same file overwrites them.
    const file = upload && { file: upload, overwriteExistingFiles: true };
    const made =
      replaced === undefined
        ? await this.#payload.create({ ...first, ...file, ...this.#request() })
        : await this.#payload.update({ ...first, id: replaced, ...this.#request() });
    const id = made.id as number;
    const said = languagesOf(rows);
    for (const locale of TRANSLATIONS.filter((one) => said.has(one))) {
      const data = dataIn(locale);
      await this.#payload.update({ collection, id, data, draft, locale, ...this.#request() });
    }
    const key = keyOf(collection, id);
    this.written.push(key);
    return key;
  }

  async #writeSettings(fields: Fields, isReplaced: boolean): Promise<void> {
    const rows = withRowIds(fields);
    for (const locale of LOCALE_CODES.filter((one) => languagesOf(rows).has(one))) {
      const data = this.#dataIn(rows, locale, isReplaced ? siteSettings.fields : []);
      await this.#payload.updateGlobal({ slug: SETTINGS, data, locale, ...this.#request() });
    }
    this.written.push(SETTINGS);
  }

  /** @param emptied fields that are emptied where the file has no value */
  #dataIn(rows: unknown, locale: Locale, emptied: Field[]): never {
    const said = inLocale(rows, locale, this.#resolver) as Fields;
    return withEmpty(said, flattenAllFields({ fields: emptied })) as never;
  }
}

/** Rows are new, so the text lists in them are empty too, and are matched by position. */
function rowsWithEmpty(field: FlattenedField, rows: Fields[]): Fields[] {
  if (field.type === 'array') return rows.map((row) => withEmpty(row, field.flattenedFields));
  if (field.type !== 'blocks') return rows;
  return rows.map((row) => {
    const block = field.blocks.find(({ slug }) => slug === row.blockType);
    return withEmpty(row, block?.flattenedFields ?? []);
  });
}

function emptyValue(field: FlattenedField): unknown {
  const isList = field.type === 'array' || field.type === 'blocks';
  const isEmptyList = isList || ('hasMany' in field && field.hasMany === true);
  return field.defaultValue ?? (isEmptyList ? [] : null);
}

/** Adds an empty value for each absent field: an update leaves absent fields as they are. */
function withEmpty(said: Fields, fields: readonly FlattenedField[]): Fields {
  const writable = fields.filter(({ name }) => !MADE_BY_THE_CMS.includes(name));
  const all = writable.map((field) => {
    const value = said[field.name];
    if (field.type === 'group') {
      return [field.name, withEmpty((value ?? {}) as Fields, field.flattenedFields)];
    }
    if (value === undefined) return [field.name, emptyValue(field)];
    return [field.name, Array.isArray(value) ? rowsWithEmpty(field, value) : value];
  });
  return { ...said, ...Object.fromEntries(all) };
}
