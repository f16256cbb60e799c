import type { Payload } from 'payload';
import type { ContentFolder } from './folders.ts';
import { type ContentDocument, readContent } from './read-content.ts';
import { ContentFileError } from './source-files.ts';
import { ContentWriter, type StoredDocument } from './write.ts';

/** Reports how far the work is, a line at a time. */
export type Progress = (line: string) => void;

/** Number of documents of each kind, in the order of loading. */
function countsOf(documents: readonly ContentDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of documents) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

async function writeAll(writer: ContentWriter, documents: ContentDocument[], say: Progress) {
  const counts = countsOf(documents);
  for (const document of documents) {
    const count = counts.get(document.kind);
    if (count) say(`${document.kind} (${count})`);
    counts.delete(document.kind);
    try {
      await writer.write(document);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new ContentFileError([`${document.file}: ${document.key}: ${said}`]);
    }
  }
}

/**
 * Stores all content of a folder, all of it or nothing: it is one transaction, so that a start that
 * was interrupted finds an empty database again.
 *
 * @returns what was stored
 * @throws ContentFileError when a file has a mistake; nothing is stored then
 */
export async function loadContent(
  payload: Payload,
  folder: ContentFolder,
  say: Progress,
): Promise<StoredDocument[]> {
  const documents = await readContent(folder);
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database is configured without transactions.');
  const writer = await ContentWriter.open(payload, folder, transactionID);
  try {
    await writeAll(writer, documents, say);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  await payload.db.commitTransaction(transactionID);
  return writer.stored;
}
