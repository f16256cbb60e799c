import { type CollectionSlug, createLocalReq, type DefaultServerCellComponentProps } from 'payload';
import { shownLanguages } from './one-language.ts';

/** In a list: the languages in which visitors read the document, such as “PL EN”. */
export async function ShownCell({
  collectionSlug,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // A form renders the cells of its fields too, without a row.
  if (!rowData) return null;
  const req = await createLocalReq({}, payload);
  const place = { collection: collectionSlug as CollectionSlug, id: rowData.id as number };
  const languages = await shownLanguages(req, place);
  const shown = languages.filter(({ state }) => state === 'shown');
  const codes = shown.map(({ language }) => language.toUpperCase()).join(' ');
  return <span>{codes || '–'}</span>;
}
