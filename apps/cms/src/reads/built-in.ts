import { pageAt } from '@osnowa/contract';
import { BUILT_IN_BAR, BUILT_IN_COLUMNS } from '@osnowa/site-map';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** An entry's document, as Payload stores a relation to one of several collections. */
interface Reference {
  relationTo: CollectionSlug;
  value: number | string;
}

type Documents = ReadonlyMap<string, Reference>;

/** Where the document of a built-in path is found: its collection, the field of its name, the name. */
interface Place {
  collection: CollectionSlug;
  field: string;
  name: string;
}

function placeOf(path: string): Place | null {
  const [page = '', anchor] = path.split('#');
  if (anchor !== undefined) return { collection: 'services', field: 'anchor', name: anchor };
  const product = '/products/';
  if (page.startsWith(product)) {
    return { collection: 'products', field: 'slug', name: page.slice(product.length) };
  }
  const address = pageAt(page);
  return address === null ? null : { collection: 'pages', field: 'pageName', name: address };
}

const BUILT_IN_PATHS = [
  ...BUILT_IN_BAR.flatMap(({ to, items = [] }) => [to, ...items.map((item) => item.to)]),
  ...BUILT_IN_COLUMNS.flatMap(({ links }) => links.map(({ to }) => to)),
];

/** The documents of the built-in paths that are there, with one query for each collection. */
async function builtInDocuments(req: PayloadRequest): Promise<Documents> {
  const places = BUILT_IN_PATHS.flatMap((path) => {
    const place = placeOf(path);
    return place ? [{ path, ...place }] : [];
  });
  const found = new Map<string, Reference>();
  for (const relationTo of new Set(places.map(({ collection }) => collection))) {
    const own = places.filter(({ collection }) => collection === relationTo);
    const field = own[0]?.field ?? 'id';
    const { docs } = await req.payload.db.find<{ id: number } & Record<string, unknown>>({
      collection: relationTo,
      where: { [field]: { in: own.map(({ name }) => name) } },
      select: { [field]: true },
      pagination: false,
      req,
    });
    for (const { path, name } of own) {
      const row = docs.find((one) => one[field] === name);
      if (row) found.set(path, { relationTo, value: row.id });
    }
  }
  return found;
}

/**
 * The built-in rows whose documents are there, as an editor would have filled them in. Each has the
 * same id whenever it is made: a form knows its rows by them.
 */
function filled<Row extends { to: string }>(
  rows: readonly Row[],
  documents: Documents,
  list: string,
): (Omit<Row, 'to'> & { id: string; document: Reference })[] {
  return rows.flatMap(({ to, ...row }, at) => {
    const document = documents.get(to);
    return document ? [{ ...row, id: `${list}-${at}`, document }] : [];
  });
}

/** First values of the bar's form: the entries that the site shows until somebody saves others. */
export async function firstBar({ req }: { req: PayloadRequest }): Promise<object[]> {
  const documents = await builtInDocuments(req);
  return filled(BUILT_IN_BAR, documents, 'bar').map(({ items, list, ...row }) => {
    if (items) return { ...row, blockType: 'own', items: filled(items, documents, row.id) };
    return list ? { ...row, blockType: 'listed', list } : { ...row, blockType: 'plain' };
  });
}

export async function firstColumns({ req }: { req: PayloadRequest }): Promise<object[]> {
  const documents = await builtInDocuments(req);
  return BUILT_IN_COLUMNS.map(({ label, links, ...column }) => ({
    ...column,
    id: label,
    blockType: 'column',
    heading: label,
    links: filled(links, documents, label),
  }));
}
