import path from 'node:path';
import { type CollectionSlug, flattenAllFields, type Payload } from 'payload';
import {
  type Changes,
  type Installed,
  isUntouched,
  keyOf,
  type Origin,
  readChanges,
  readInstalled,
  saveInstalled,
} from './installed.ts';
import { type ContentDocument, readContent, SETTINGS } from './read-content.ts';
import { ContentFileError, type ContentFolder } from './source-files.ts';
import { ContentWriter, uploadName } from './write.ts';

/** Reports progress, one line at a time. */
export type Progress = (line: string) => void;

/** Number of documents of each kind, in the order of loading. */
function countsOf(documents: readonly ContentDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of documents) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Whether a name in the store is an upload of this file: the store adds a unique part. */
function isUploadOf(file: string, filename: unknown): boolean {
  const { name, ext } = path.parse(uploadName(file));
  const rest = typeof filename === 'string' ? filename.slice(name.length, -ext.length) : '';
  return `${name}${rest}${ext}` === filename && /^(?:-[\da-f]{8})?$/.test(rest);
}

/** Id of the stored document with this one's address or file, of which there can be only one. */
async function idOfSame(payload: Payload, { kind, fields }: ContentDocument) {
  const collection = kind as CollectionSlug;
  const options = { collection, depth: 0, pagination: false, draft: true } as const;
  const { file } = fields;
  if (typeof file === 'string') {
    const where = { filename: { contains: path.parse(uploadName(file)).name } };
    const { docs } = await payload.find({ ...options, where });
    return docs.find((doc) => 'filename' in doc && isUploadOf(file, doc.filename))?.id;
  }
  const { config } = payload.collections[collection];
  const unique = flattenAllFields({ fields: config.fields }).find(
    (field) => 'unique' in field && field.unique && field.name in fields,
  );
  const together = config.indexes?.find((index) => index.unique)?.fields;
  const names = unique ? [unique.name] : together;
  if (!names) return undefined;
  const where = { and: names.map((name) => ({ [name]: { equals: fields[name] } })) };
  return (await payload.find({ ...options, where })).docs[0]?.id;
}

/** Stored documents that conflict with one, by the key of the record. */
type Present = ReadonlyMap<ContentDocument, string>;

async function findPresent(payload: Payload, documents: ContentDocument[], changes: Changes) {
  const present = new Map<ContentDocument, string>();
  if (changes.size === 0) return present;
  for (const document of documents) {
    const { kind } = document;
    const id = kind === SETTINGS ? undefined : await idOfSame(payload, document);
    const key = keyOf(kind, id);
    if (kind === SETTINGS ? changes.has(key) : id !== undefined) present.set(document, key);
  }
  return present;
}

/** Every text of the site has a row; a content file may replace one that nobody changed. */
async function unchangedWords(payload: Payload): Promise<ReadonlySet<string>> {
  const collection = 'changed-words';
  const where = { changed: { not_equals: true } };
  const { docs } = await payload.find({ collection, where, select: {}, pagination: false });
  return new Set(docs.map(({ id }) => keyOf(collection, id)));
}

async function writeAll(
  writer: ContentWriter,
  documents: ContentDocument[],
  present: Present,
  replaced: ReadonlySet<string>,
  say: Progress,
): Promise<void> {
  const counts = countsOf(documents);
  for (const document of documents) {
    const count = counts.get(document.kind);
    if (count) say(`${document.kind} (${count})`);
    counts.delete(document.kind);
    const place = present.get(document);
    try {
      if (place === undefined || replaced.has(place)) await writer.write(document, place);
      else writer.know(document, place);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new ContentFileError([`${document.file}: ${document.key}: ${said}`]);
    }
  }
  await writer.finish();
}

/** Effects of loading on existing documents. */
export interface Loaded {
  /** Keys of documents that were unchanged since loading, and were replaced. */
  replaced: string[];
  /** Keys of documents that an editor wrote or changed: they stay. */
  remaining: string[];
}

/**
 * Stores all content of a folder in one transaction, so that an interrupted start finds an empty
 * database again. Documents at the same address are replaced, unless an editor has changed them.
 *
 * @throws ContentFileError when a file has a mistake; nothing is stored then
 */
export async function loadContent(
  payload: Payload,
  folder: ContentFolder,
  from: Origin,
  say: Progress,
): Promise<Loaded> {
  const documents = await readContent(folder);
  const changes = await readChanges(payload);
  const installed: Installed = await readInstalled(payload, changes);
  const present = await findPresent(payload, documents, changes);
  const places = [...present.values()];
  const free = await unchangedWords(payload);
  const replaced = places.filter((key) => isUntouched(installed, changes, key) || free.has(key));
  const remaining = places.filter((key) => !replaced.includes(key));

  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database is configured without transactions.');
  const writer = await ContentWriter.open(payload, folder, transactionID);
  try {
    await writeAll(writer, documents, present, new Set(replaced), say);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  await payload.db.commitTransaction(transactionID);

  const now = await readChanges(payload);
  for (const key of writer.written) {
    const changed = now.get(key);
    if (changed) installed.set(key, { from, changed });
  }
  await saveInstalled(payload, installed);
  return { replaced, remaining };
}
