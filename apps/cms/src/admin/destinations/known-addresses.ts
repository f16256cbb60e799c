import { DEFAULT_LOCALE } from '@osnowa/contract';
import { LABELS_OF_PATHS, MENU_WORDS } from '@osnowa/site-map';
import type { PayloadRequest } from 'payload';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import {
  ADDRESSED,
  type AddressedCollection,
  type AddressedDocument,
  addressedKind,
} from '../../reads/addresses.ts';
import { visibleOnly } from '../../reads/records.ts';

/** A page that a link can lead to. */
export interface KnownAddress {
  /** Language-free path, or the form on the link's own page. */
  path: string;
  title: string;
}

/** Most documents of one kind: the newest. Others are found by typing their address. */
const MOST = 300;

type Row = AddressedDocument & { id: number };

function titleOf(row: Row, field: string | undefined): string {
  const value = field && row[field];
  const title = typeof value === 'object' ? (value as Row | null)?.[DEFAULT_LOCALE] : value;
  return typeof title === 'string' ? title : '';
}

/** Addresses of the documents of one kind that visitors see. */
async function addressesOf(
  req: PayloadRequest,
  collection: AddressedCollection,
  categories: ReadonlyMap<unknown, unknown>,
): Promise<KnownAddress[]> {
  const { config } = req.payload.collections[collection];
  const hasDrafts = Boolean(config.versions?.drafts);
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: hasDrafts
      ? visibleOnly(collection, { drafts: false })
      : { deletedAt: { exists: false } },
    sort: '-updatedAt',
    limit: MOST,
    pagination: false,
    locale: 'all',
    req,
  });
  const { field, pathOf } = addressedKind(collection);
  return docs.map((row) => {
    const { category } = row;
    const id = typeof category === 'object' ? (category as Row | null)?.id : category;
    const above = collection === 'posts' ? (categories.get(id) as string | undefined) : undefined;
    return {
      path: pathOf(String(row[field]), above),
      title: titleOf(row, config.admin.useAsTitle),
    };
  });
}

async function categoriesById(req: PayloadRequest): Promise<Map<unknown, unknown>> {
  const { docs } = await req.payload.db.find<Row>({
    collection: 'categories',
    pagination: false,
    req,
  });
  return new Map(docs.map(({ id, slug }) => [id, slug]));
}

/**
 * The pages of the site that visitors see, by the titles that editors know: in the order of kinds,
 * each address once.
 */
export async function knownAddresses(
  req: PayloadRequest,
  language: AdminLanguage,
): Promise<KnownAddress[]> {
  const categories = await categoriesById(req);
  const documents = await Promise.all(
    ADDRESSED.map((collection) => addressesOf(req, collection, categories)),
  );
  const own = Object.entries(LABELS_OF_PATHS).map(([path, label]) => ({
    path,
    title: MENU_WORDS[label][language],
  }));
  const all = [
    { path: '#contact-form', title: officeWords(language).destinations.ownForm },
    ...documents.flat(),
    ...own,
  ];
  return [...new Map(all.toReversed().map((one) => [one.path, one])).values()].toReversed();
}
