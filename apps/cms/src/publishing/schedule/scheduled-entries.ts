import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { keyOf, kindOf } from '../place.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

/** A job with its document's name, for lists. */
export interface ScheduledEntry extends ScheduledJob {
  /** The kind and the title of the document; a global has its kind alone. */
  name: string;
  isInTrash: boolean;
}

/** For whom entries are read: content that the person may not read is left out. */
export interface EntryReader {
  payload: Payload;
  user: TypedUser;
  language: AdminLanguage;
}

type Row = Record<string, unknown> & { id: number };

/** Saved since it failed. */
function isSettled({ failure }: ScheduledJob, { updatedAt }: Record<string, unknown>): boolean {
  return failure !== null && String(updatedAt) > failure.at;
}

/** The kind of a document and its title: “Wpis: Nowy magazyn”. */
export function nameOf(
  { payload, language }: EntryReader,
  collection: CollectionSlug,
  row: Record<string, unknown> | undefined,
): string {
  const title = row?.[payload.collections[collection].config.admin.useAsTitle ?? 'id'];
  const { untitled } = officeWords(language).editing.untitled;
  const kind = kindOf(payload.config, collection, language);
  return `${kind}: ${typeof title === 'string' && title !== '' ? title : untitled}`;
}

/** Documents of one collection by their ids, those in the trash too. */
async function rowsOf(
  { payload, user }: EntryReader,
  collection: CollectionSlug,
  ids: readonly number[],
  draft: boolean,
): Promise<ReadonlyMap<number, Row>> {
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft,
    trash: true,
    depth: 0,
    locale: DEFAULT_LOCALE,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return new Map((docs as unknown as Row[]).map((row) => [row.id, row]));
}

async function ofCollection(
  reader: EntryReader,
  collection: CollectionSlug,
  jobs: readonly ScheduledJob[],
): Promise<ScheduledEntry[]> {
  const idOf = ({ document }: ScheduledJob) => ('id' in document ? Number(document.id) : 0);
  const ids = [...new Set(jobs.map(idOf))];
  const [stored, newest] = await Promise.all([
    rowsOf(reader, collection, ids, false),
    rowsOf(reader, collection, ids, true),
  ]);
  return jobs.flatMap((job) => {
    const row = stored.get(idOf(job));
    if (!row || isSettled(job, row)) return [];
    const name = nameOf(reader, collection, newest.get(idOf(job)));
    return [{ ...job, name, isInTrash: Boolean(row.deletedAt) }];
  });
}

async function ofGlobal(
  { payload, user, language }: EntryReader,
  slug: GlobalSlug,
  jobs: readonly ScheduledJob[],
): Promise<ScheduledEntry[]> {
  if (!payload.config.globals.some((one) => one.slug === slug)) return [];
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: false, user });
  const name = kindOf(payload.config, slug, language);
  const open = jobs.filter((job) => !isSettled(job, { ...stored }));
  return open.map((job) => ({ ...job, name, isInTrash: false }));
}

/**
 * Scheduled jobs for lists, in the same order. A failed job is left out when its document was saved
 * since, which means that a person saw it; so are jobs of deleted documents.
 */
export async function scheduledEntries(
  reader: EntryReader,
  jobs: readonly ScheduledJob[],
): Promise<ScheduledEntry[]> {
  const bySource = Map.groupBy(jobs, ({ document }) => keyOf(document).source);
  const found = [...bySource.values()].map((alike) => {
    const [{ document }] = alike as [ScheduledJob];
    if ('global' in document) return ofGlobal(reader, document.global, alike);
    return ofCollection(reader, document.collection, alike);
  });
  const entries = new Map((await Promise.all(found)).flat().map((entry) => [entry.id, entry]));
  return jobs.flatMap(({ id }) => entries.get(id) ?? []);
}

export function formOf({ document, isInTrash }: ScheduledEntry): string {
  if ('global' in document) return `/admin/globals/${document.global}`;
  const { collection, id } = document;
  return `/admin/collections/${collection}${isInTrash ? '/trash' : ''}/${id}`;
}

/** The action and its languages: “publikacja, Deutsch”. */
export function whatHappens({ kind, locale }: ScheduledJob, language: AdminLanguage): string {
  if (kind === 'unpublish') return officeWords(language).changes.scheduledEntries.unpublish;
  const languages = locale
    ? LOCALES[locale].name
    : officeWords(language).changes.scheduledEntries.all;
  return `${officeWords(language).changes.scheduledEntries.publish}, ${languages}`;
}

/** Why it did not happen, or will not; `null`: it will. */
export function whyNot(
  { failure, isInTrash }: ScheduledEntry,
  language: AdminLanguage,
): string | null {
  if (isInTrash) return officeWords(language).changes.scheduledEntries.inTrash;
  return (
    failure &&
    fill(officeWords(language).changes.scheduledEntries.failed, { reason: failure.reason })
  );
}
