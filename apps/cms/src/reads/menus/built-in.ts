import { pageAt } from '@osnowa/contract';
import { BUILT_IN_BAR, BUILT_IN_COLUMNS } from '@osnowa/site-map';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** A document that an entry leads to, as Payload stores a relation to one of several collections. */
interface Reference {
  relationTo: CollectionSlug;
  value: number | string;
}

type Find = (path: string) => Promise<Reference | null>;

/** Where the document of a built-in path is found: its collection, the field of its name, the name. */
function placeOf(path: string): [CollectionSlug, string, string] | null {
  const [page = '', anchor] = path.split('#');
  if (anchor !== undefined) return ['services', 'anchor', anchor];
  if (page.startsWith('/products/')) return ['products', 'slug', page.slice('/products/'.length)];
  const address = pageAt(page);
  return address === null ? null : ['pages', 'pageName', address];
}

function finder(req: PayloadRequest): Find {
  return async (path) => {
    const place = placeOf(path);
    if (!place) return null;
    const [collection, field, name] = place;
    const where = { [field]: { equals: name } };
    const row = await req.payload.db.findOne<{ id: number }>({ collection, where, req });
    return row ? { relationTo: collection, value: row.id } : null;
  };
}

/**
 * The built-in rows whose documents are there, as an editor would have filled them in. Each has the
 * same id whenever it is made: a form knows its rows by them.
 */
async function filled<Row extends { to: string }>(
  rows: readonly Row[],
  find: Find,
  list: string,
): Promise<(Omit<Row, 'to'> & { id: string; document: Reference })[]> {
  const found = await Promise.all(
    rows.map(async ({ to, ...row }, at) => {
      const document = await find(to);
      return document ? [{ ...row, id: `${list}-${at}`, document }] : [];
    }),
  );
  return found.flat();
}

/** What the form of the bar begins with: the entries that the site shows until somebody saves others. */
export async function firstBar({ req }: { req: PayloadRequest }): Promise<object[]> {
  const find = finder(req);
  const rows = await filled(BUILT_IN_BAR, find, 'bar');
  return Promise.all(
    rows.map(async ({ items, list, ...row }) => {
      if (items) {
        return { ...row, blockType: 'own', items: await filled(items, find, row.id) };
      }
      return list ? { ...row, blockType: 'listed', list } : { ...row, blockType: 'plain' };
    }),
  );
}

/** What the form of the footer begins with. */
export async function firstColumns({ req }: { req: PayloadRequest }): Promise<object[]> {
  const find = finder(req);
  return Promise.all(
    BUILT_IN_COLUMNS.map(async ({ label, links, ...column }) => ({
      ...column,
      id: label,
      blockType: 'column',
      heading: label,
      links: await filled(links, find, label),
    })),
  );
}
