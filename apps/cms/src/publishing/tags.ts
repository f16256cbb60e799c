import { type ReadName, tag } from '@osnowa/contract';
import type { FlattenedField, SanitizedConfig } from 'payload';
import { type CollectionSource, READ_NAMES, SOURCES, type Source } from './sources.ts';

/** The tag of facts. Every text may refer to them; addresses and facts themselves have none. */
export const FACTS = 'facts';
const WITHOUT_TEXTS: readonly string[] = [FACTS, 'redirects'];

/** Collections of which another one shows figures, without a field that refers to it. */
const COUNTED_IN: Readonly<Record<string, readonly string[]>> = {
  catalogues: ['delivered-projects'],
};

/** Collections and globals whose documents are counted: a change of one may change a fact. */
export const RECKONED_FROM: readonly string[] = [
  'realizations',
  'employees',
  'industries',
  'site-settings',
];

/** The part of a tag that names one document. */
export type TagRow = Readonly<Record<string, unknown>>;

/** `blog-posts/count` changes with the posts and has no tag of its own. */
function tagOf(name: ReadName): string {
  return name.split('/')[0] as string;
}

function itemTag(name: ReadName, key: unknown): string[] {
  const one = `${tagOf(name)}:${key}`;
  return typeof key === 'string' && tag.safeParse(one).success ? [one] : [];
}

/** The reads that have documents of a collection or global, or this one. */
export function readsOf(slug: string, row?: TagRow): ReadName[] {
  return READ_NAMES.filter((name) => {
    const source = SOURCES[name];
    if ('lease' in source || 'reads' in source) return false;
    if ('global' in source) return source.global === slug;
    return source.collection === slug && (!row || holds(source, row));
  });
}

function holds({ only }: CollectionSource, row: TagRow): boolean {
  return !only || row[only.field] === only.value;
}

/** Tags of a collection or global; the tag of one that no read answers directly is its own name. */
function tagsOfSource(slug: string): string[] {
  const reads = readsOf(slug);
  return reads.length > 0 ? reads.map(tagOf) : [slug];
}

/** Whether documents of this collection are answers of a read, not only parts of other answers. */
export function hasOwnRead(slug: string): boolean {
  return readsOf(slug).length > 0;
}

/** Tags of the replies that show a document in this state. */
export function tagsOfDocument(slug: string, row: TagRow): string[] {
  const reckoned = RECKONED_FROM.includes(slug) ? [FACTS] : [];
  if (!hasOwnRead(slug)) return [slug, ...reckoned];
  const tags = readsOf(slug, row).flatMap((name) => [
    tagOf(name),
    ...itemTag(name, row.slug ?? row.pageName),
  ]);
  return [...new Set([...tags, ...reckoned])];
}

/**
 * Tags of a reply: the read's name, or only the one item in the query, and the names of embedded
 * collections (pictures, authors, …), whose changes show in it too. Joined reads have those of each.
 *
 * @param others slugs of further items that the reply shows
 */
export function tagsOfReply(
  name: ReadName,
  query: Readonly<{ slug?: string; PageName?: string }>,
  config: SanitizedConfig,
  others: readonly string[] = [],
): string[] {
  const source = SOURCES[name];
  if ('reads' in source) {
    const tags = source.reads.flatMap((read) => tagsOfReply(read, {}, config));
    return [...new Set(tags)];
  }
  const items = [query.slug ?? query.PageName, ...others];
  const own = items.flatMap((item) => itemTag(name, item));
  const slug = slugOf(source);
  const parts = slug === null ? [] : partsAndFacts(slug, config);
  return [...new Set([...(own.length > 0 ? own : [tagOf(name)]), ...parts.flatMap(tagsOfSource)])];
}

/** Collections and globals whose documents show in a reply: the read's own, and embedded ones. */
export function sourcesOfReply(name: ReadName, config: SanitizedConfig): string[] {
  const slug = slugOf(SOURCES[name]);
  return slug === null ? [] : [slug, ...partsAndFacts(slug, config)];
}

function partsAndFacts(slug: string, config: SanitizedConfig): string[] {
  const counted = COUNTED_IN[slug] ?? [];
  return [...partsOf(slug, config), ...counted, ...(WITHOUT_TEXTS.includes(slug) ? [] : [FACTS])];
}

/** The collection or global of a source; a figure has neither, joined reads have several. */
function slugOf(source: Source): string | null {
  if ('lease' in source || 'reads' in source) return null;
  return 'global' in source ? source.global : source.collection;
}

/** Slugs of the collections that documents of this collection or global refer to, at any depth. */
function partsOf(slug: string, config: SanitizedConfig, seen: string[] = []): string[] {
  const entity = [...config.collections, ...config.globals].find((one) => one.slug === slug);
  const direct = entity ? relationsOf(entity.flattenedFields) : [];
  const unseen = [...new Set(direct)].filter((one) => !seen.includes(one));
  return unseen.reduce((all, one) => partsOf(one, config, all), [...seen, ...unseen]);
}

/** Folders keep pictures in order for editors; they show in no reply. */
const FOLDERS = 'payload-folders';

/** Slugs of the collections of content that fields refer to, at any depth. */
export function relationsOf(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'relationship' || field.type === 'upload') {
      return [field.relationTo].flat().filter((slug) => slug !== FOLDERS);
    }
    if (field.type === 'richText') return ['media'];
    if (field.type === 'blocks') {
      const blocks = field.blocks.flatMap((block) => relationsOf(block.flattenedFields));
      return blocks;
    }
    return 'flattenedFields' in field ? relationsOf(field.flattenedFields) : [];
  });
}

const contentOf = new WeakMap<SanitizedConfig, ReadonlySet<string>>();

/** Whether a collection or global shows in any reply. */
export function isContent(slug: string, config: SanitizedConfig): boolean {
  const known = contentOf.get(config) ?? contentSlugs(config);
  contentOf.set(config, known);
  return known.has(slug);
}

function contentSlugs(config: SanitizedConfig): ReadonlySet<string> {
  const sources = Object.values(SOURCES).flatMap((one) => slugOf(one) ?? []);
  return new Set([...sources, ...sources.flatMap((slug) => partsOf(slug, config))]);
}
