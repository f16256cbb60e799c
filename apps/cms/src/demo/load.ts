import type { Payload } from 'payload';
import { isEmpty } from './empty.ts';
import { loadBlog } from './load-blog.ts';
import { loadFiles, loadPictures } from './load-files.ts';
import { loadOffer } from './load-offer.ts';
import { richTextMaker } from './rich-text.ts';
import { type Writer, writer } from './writer.ts';

/** Tells how far the loading is, a line at a time. */
export type Progress = (line: string) => void;

async function loadAll(payload: Payload, transactionID: string | number, say: Progress) {
  const pictures = new Map<string, number>();
  const richText = await richTextMaker(payload.config, pictures);
  const write: Writer = writer(payload, { pictures, richText }, transactionID);
  await loadPictures(write, pictures, say);
  const terms = await loadFiles(write, say);
  await loadOffer(write, terms, say);
  await loadBlog(write, say);
}

/**
 * Fills an empty database with the demo content, all of it or nothing: it is one transaction, so
 * that a start that was interrupted finds an empty database again.
 * @returns whether it was loaded; `false` when somebody has content already, which is never touched
 */
export async function loadDemo(payload: Payload, say: Progress): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database is configured without transactions.');
  try {
    await loadAll(payload, transactionID, say);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  await payload.db.commitTransaction(transactionID);
  return true;
}
