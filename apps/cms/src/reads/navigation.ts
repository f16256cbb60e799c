import { TERMS } from '@osnowa/brand/offer';
import {
  footerColumn,
  icon,
  LOCALE_CODES,
  MENU,
  menuEntry,
  menuItem,
  type Navigation,
  type ReadName,
} from '@osnowa/contract';
import { BUILT_IN_COLUMNS, COLUMN_LABELS, MENU_LISTS, MENU_PLACES } from '@osnowa/site-map';
import { typeset, writeLocalised } from '@osnowa/text';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { newestRow } from '../publishing/newest-state.ts';
import { tagsOfDocument } from '../publishing/tags.ts';
import {
  ADDRESSED,
  type AddressedCollection,
  addressedKind,
  pathOfRecord,
  type Translations,
} from './addresses.ts';
import type { WireRecord } from './arrange.ts';
import { firstColumns } from './built-in.ts';
import { type DraftCache, stampsOf } from './draft-cache.ts';
import { factsOf, withFactsInside } from './facts.ts';
import { loadRecords } from './records.ts';
import type { Visibility } from './serialise.ts';

const words = z.partialRecord(z.enum(LOCALE_CODES), z.string().nullish()).nullish().catch(null);

const documentReference = z.object({
  relationTo: z.enum(ADDRESSED),
  value: z.coerce.number().int(),
});

const link = z.object({
  id: z.string().catch(''),
  document: documentReference.nullish().catch(null),
  url: z.string().nullish().catch(null),
  label: words,
  term: z.enum(TERMS).nullish().catch(null),
});

const item = link.extend({ icon: icon.nullish().catch(null) });

const list = z.enum(MENU_LISTS).nullish().catch(null);

const entry = link.extend({
  place: z.enum(MENU_PLACES).catch('everywhere'),
  list,
  items: z.array(item).nullish().catch(null),
});

const column = z.object({
  id: z.string().catch(''),
  heading: z.enum(COLUMN_LABELS).nullish().catch(null),
  title: words,
  links: z.array(link).nullish().catch(null),
  list,
  terms: z.boolean().nullish().catch(null),
});

/** The global as it is stored. Invalid parts of it count as empty: the rest is shown. */
const stored = z
  .object({
    bar: z.array(entry).nullish().catch(null),
    columns: z.array(column).nullish().catch(null),
  })
  .nullish();

type Stored = NonNullable<z.output<typeof stored>>;

/** Data for the site; `awaited`: tags of kinds that lack a document of a built-in link. */
interface Shown extends Stored {
  awaited?: readonly string[];
}

type Link = z.output<typeof link>;
type Reference = z.output<typeof documentReference>;

/** A public document that entries link to. */
interface Target {
  path: string;
  title: Translations;
  icon: unknown;
  tags: readonly string[];
}

/** By collection and id; a document that visitors cannot open is not in it. */
type Targets = ReadonlyMap<string, Target>;

/**
 * Without Payload's own operation, which would fill in the bar that the form begins with. Visitors
 * always see the global's own row: drafts are versions, and menus are never unpublished. Until an
 * editor stores a footer it is the built-in one, whose links lead to documents of this company.
 */
async function storedNavigation(
  payload: Payload,
  { drafts }: Visibility,
  unsaved: unknown,
): Promise<Shown> {
  const req = await createLocalReq({}, payload);
  const newest = () =>
    drafts
      ? newestRow(req, { global: 'navigation' })
      : payload.db.findGlobal({ slug: 'navigation', locale: 'all' });
  const found = stored.parse(unsaved ?? (await newest())) ?? {};
  return found.columns ? found : { ...found, ...(await builtInColumns(req)) };
}

/** The rows that the form begins with, numbered as stored ones are. */
async function builtInColumns(req: PayloadRequest): Promise<Pick<Shown, 'columns' | 'awaited'>> {
  const rows = column.array().parse(await firstColumns({ req }));
  const columns = rows.map((one, at) => ({
    ...one,
    id: String(at),
    links: (one.links ?? []).map((row, index) => ({ ...row, id: `${at}-${index}` })),
  }));
  const isWhole = columns.every(
    ({ links }, at) => links.length === BUILT_IN_COLUMNS[at]?.links.length,
  );
  return { columns, awaited: isWhole ? [] : ['pages', 'products', 'services'] };
}

function referencesIn({ bar, columns }: Stored): Reference[] {
  const rows = [
    ...(bar ?? []).flatMap((one) => [one, ...(one.items ?? [])]),
    ...(columns ?? []).flatMap((one) => one.links ?? []),
  ];
  return rows.flatMap(({ document }) => document ?? []);
}

function keyOf({ relationTo, value }: Reference): string {
  return `${relationTo} ${value}`;
}

/** Tags of one document, without that of the whole list: other documents do not show in a menu. */
function ownTags(collection: AddressedCollection, record: WireRecord, read: ReadName): string[] {
  const row = { slug: record.slug, pageName: record.PageName, calculator: read };
  const tags = tagsOfDocument(collection, row);
  const own = tags.filter((tag) => tag.includes(':'));
  return own.length > 0 ? own : tags;
}

/**
 * The records that entries lead to. With drafts, one by one: while an editor writes, one of them changes.
 */
async function recordsWith(
  payload: Payload,
  { collection, read, ids }: { collection: AddressedCollection; read: ReadName; ids: number[] },
  visibility: Visibility,
  drafts: DraftCache,
): Promise<WireRecord[]> {
  const load = (wanted: number[]) => loadRecords(payload, read, visibility, { id: { in: wanted } });
  if (!visibility.drafts) return load(ids);
  const stamps = await stampsOf(payload, collection, ids);
  const records = [...stamps].map(([id, stamp]) =>
    drafts.get(`${read} ${id} ${visibility.marked}`, stamp, () => load([id])),
  );
  return (await Promise.all(records)).flat();
}

async function loadTargets(
  payload: Payload,
  references: readonly Reference[],
  visibility: Visibility,
  drafts: DraftCache,
): Promise<Targets> {
  const found = new Map<string, Target>();
  const collections = new Set(references.map(({ relationTo }) => relationTo));
  for (const collection of collections) {
    const kind = addressedKind(collection);
    const wanted = references.filter(({ relationTo }) => relationTo === collection);
    const ids = [...new Set(wanted.map(({ value }) => value))];
    for (const read of kind.reads) {
      for (const record of await recordsWith(
        payload,
        { collection, read, ids },
        visibility,
        drafts,
      )) {
        found.set(keyOf({ relationTo: collection, value: Number(record.id) }), {
          path: pathOfRecord(collection, record, read),
          title: kind.titleOf(record),
          icon: record.Icon ?? null,
          tags: [...ownTags(collection, record, read), ...(kind.alsoIn ?? [])],
        });
      }
    }
  }
  return found;
}

/** The target of an entry; `null` where visitors would find nothing. */
function targetOf({ document, url }: Link, targets: Targets): Omit<Target, 'tags'> | null {
  if (document) return targets.get(keyOf(document)) ?? null;
  return url ? { path: url, title: {}, icon: null } : null;
}

function typesetEach(text: Translations | null | undefined): Translations {
  const said = (locale: keyof Translations) =>
    typeset(text?.[locale]?.trim() ?? '', locale) || null;
  const entries = LOCALE_CODES.map((locale) => [locale, said(locale)]);
  return Object.fromEntries(entries) as Translations;
}

function wireLink(row: Link, target: Omit<Target, 'tags'>) {
  return {
    id: row.id,
    To: target.path,
    Term: row.term ?? null,
    ...writeLocalised('Label', typesetEach(row.label)),
    ...writeLocalised('Title', target.title),
  };
}

type Conforming = <Schema extends z.ZodType>(schema: Schema, value: unknown) => z.output<Schema>[];

/** Entries that break the contract are left out, with a line in the log: the others stay. */
function checkedBy({ logger }: Payload): Conforming {
  return (schema, value) => {
    const result = schema.safeParse(value);
    if (result.success) return [result.data];
    const where = result.error.issues.map(({ path }) => path.join('.')).join(', ');
    logger.warn(`An entry of menus and footer is left out of the web API: ${where}`);
    return [];
  };
}

export interface NavigationRead {
  answer: Navigation;
  /** Tags of everything whose change shows in the answer. */
  tags: string[];
}

/**
 * Menus and footer with the public documents that they link to.
 * @param drafts cache of earlier reads for previews
 * @param unsaved the global's row as a form has it, in place of the stored one
 */
export async function readNavigation(
  payload: Payload,
  visibility: Visibility,
  drafts: DraftCache,
  unsaved?: unknown,
): Promise<NavigationRead> {
  const written = await storedNavigation(payload, visibility, unsaved);
  const row = withFactsInside(written, await factsOf(payload, visibility));
  const references = referencesIn(row);
  const targets = await loadTargets(payload, references, visibility, drafts);
  const tags = new Set([...tagsOf(references, targets), ...(row.awaited ?? [])]);
  return { answer: answerOf(row, targets, checkedBy(payload)), tags: [...tags] };
}

function answerOf({ bar, columns }: Stored, targets: Targets, conforming: Conforming): Navigation {
  const shown = <Row extends Link>(rows: Row[] | null | undefined) =>
    (rows ?? []).flatMap((row) => {
      const target = targetOf(row, targets);
      return target ? [{ row, target, wire: wireLink(row, target) }] : [];
    });
  const entries = shown(bar).flatMap(({ row, wire }) => {
    const items = shown(row.items).flatMap(({ row: one, target, wire: inner }) =>
      conforming(menuItem, { ...inner, Icon: one.icon ?? target.icon }),
    );
    const below = { List: row.list ?? null, Items: items.slice(0, MENU.items) };
    return conforming(menuEntry, { ...wire, Place: row.place, ...below });
  });
  const groups = (columns ?? []).slice(0, MENU.columns).flatMap((group) =>
    conforming(footerColumn, {
      id: group.id,
      Heading: group.heading ?? null,
      ...writeLocalised('Title', typesetEach(group.title)),
      Links: shown(group.links).flatMap(({ wire }) =>
        conforming(footerColumn.shape.Links.element, wire),
      ),
      List: group.list ?? null,
      Terms: group.terms ?? false,
    }),
  );
  return { Bar: entries.length > 0 ? entries : null, Columns: columns ? groups : null };
}

/**
 * A document that visitors cannot open yet may get another address before they can, so that until
 * then any change of its kind counts.
 */
function tagsOf(references: readonly Reference[], targets: Targets): string[] {
  const tags = references.flatMap((reference) => {
    const target = targets.get(keyOf(reference));
    return target?.tags ?? addressedKind(reference.relationTo).reads.map(tagOf);
  });
  return ['navigation', ...tags];
}

function tagOf(read: ReadName): string {
  return read.split('/', 1)[0] as string;
}
