import { DEFAULT_LOCALE } from '@osnowa/contract';
import { LABELS_OF_PATHS, MENU_WORDS } from '@osnowa/site-map';
import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { writesContent } from '../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../kit/endpoint.ts';
import { isPublishing, labelOf } from '../kit/fields/default-language.ts';
import { documentFields } from '../kit/fields/document-fields.ts';
import { isLink } from '../kit/fields/field-options.ts';
import { type AdminLanguage, adminLanguage } from '../kit/office-language.ts';
import { officeWords, wordsFor } from '../kit/words.ts';
import { env } from '../platform/process/env.ts';
import { publishedRow } from '../publishing/one-language.ts';
import {
  ADDRESSED,
  type AddressedCollection,
  type AddressedDocument,
  addressedKind,
} from '../reads/addresses.ts';
import { shownOnly } from '../reads/records.ts';
import { ownPath, type Target, targetsOf } from './checks/own-address.ts';

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
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: shownOnly(req.payload, collection),
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
async function knownAddresses(
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

/** A path longer than this is no path of the site. */
const LONGEST = 2_000;

/**
 * `GET /payload/destinations`: pages that a button can lead to. With `?address=/contact`: the page
 * there; other sites are not requested. For people who write content.
 */
export const destinationsEndpoint = endpoint({
  path: '/destinations',
  method: 'get',
  who: hiddenUnless(writesContent),
  body: z.object({ address: z.string().optional() }),
  run: async (req, { address }) => {
    if (address === undefined) {
      return { addresses: await knownAddresses(req, adminLanguage(req.i18n.language)) };
    }
    const path = address.length > LONGEST ? null : ownPath(address, env.PUBLIC_URL);
    const elsewhere: Target = { state: 'shown' };
    const target = path === null ? elsewhere : (await targetsOf({ req }, [path])).get(path);
    return { target: target ?? elsewhere };
  },
});

/**
 * Refuses to publish a button that leads nowhere. Published buttons stay valid, also when their
 * page is gone; programs, which store pages one after another, are not checked.
 */
export const refuseDeadDestinations: CollectionBeforeChangeHook = async (hook) => {
  const { collection, data, originalDoc, req } = hook;
  if (!req.user || !isPublishing(data, originalDoc) || data.deletedAt) return data;
  const linksIn = (document: Readonly<Record<string, unknown>>) =>
    documentFields(collection.flattenedFields, document).flatMap(({ field, path, value }) => {
      const inner = isLink(field) && typeof value === 'string' && ownPath(value, env.PUBLIC_URL);
      return inner ? [{ field, path, inner }] : [];
    });
  const links = linksIn(data);
  if (links.length === 0) return data;
  const id = originalDoc?.id as number | undefined;
  const place = { collection: collection.slug as CollectionSlug, id: id ?? 0 };
  const published = id === undefined ? null : await publishedRow(req, place);
  const known = new Set(published ? linksIn(published).map(({ inner }) => inner) : []);
  const unknown = links.filter(({ inner }) => !known.has(inner));
  const draft = id === undefined ? {} : { draft: { collection: collection.slug, id } };
  const targets = await targetsOf(
    { req, ...draft },
    unknown.map(({ inner }) => inner),
  );
  const message = wordsFor(req).destinations.refuseDead.nowhere;
  const errors = unknown
    .filter(({ inner }) => targets.get(inner)?.state === 'missing')
    .map(({ field, path }) => ({ path, label: labelOf(field), message }));
  if (errors.length === 0) return data;
  throw new ValidationError({ collection: collection.slug, id, errors, req }, req.t);
};
