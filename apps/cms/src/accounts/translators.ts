import type { Access, CollectionConfig, CollectionSlug, Where } from 'payload';

/**
 * Role of an account behind a link. It is none of the roles of staff: what is open to them is closed
 * to a translator, unless a document was given.
 */
export const TRANSLATOR = 'translator';

/** Days for which a translator's link is valid unless an editor says otherwise, and at most. */
export const LINK_DAYS = 14;
export const MOST_LINK_DAYS = 60;

/** A document that a translator reads and translates. */
export interface GivenDocument {
  collection: CollectionSlug;
  id: number;
}

/** What a translator was given, by whom, and until when. */
export interface Assignment {
  documents: readonly GivenDocument[];
  /** ISO 8601; then the link and its sessions end. */
  until: string;
  note: string;
  by: string;
}

interface Account {
  roles?: unknown;
  assignment?: Assignment | null;
}

/** Whether an account is a translator's, and nothing more. */
export function isTranslator(user: unknown): boolean {
  const { roles } = (user ?? {}) as Account;
  return Array.isArray(roles) && roles.length > 0 && roles.every((role) => role === TRANSLATOR);
}

/** Whether a translator's time is over. */
export function isOver(user: unknown, now = Date.now()): boolean {
  const { assignment } = (user ?? {}) as Account;
  return !(Date.parse(assignment?.until ?? '') > now);
}

/** The documents that a person was given; none for people who are no translators. */
export function givenTo(user: unknown): readonly GivenDocument[] {
  return isTranslator(user) ? ((user as Account).assignment?.documents ?? []) : [];
}

/** The same in one collection. */
export function givenIn(user: unknown, collection: string): number[] {
  return givenTo(user).flatMap((one) => (one.collection === collection ? [one.id] : []));
}

function only(field: string, ids: number[]): false | Where {
  return ids.length > 0 && { [field]: { in: ids } };
}

/** Access to a collection of content, for translators too: to what they were given. */
export function openToTranslators(
  slug: string,
  access: NonNullable<CollectionConfig['access']>,
): NonNullable<CollectionConfig['access']> {
  const forThem =
    (rule: Access | undefined, field: string): Access =>
    (args) => {
      const { data, isReadingStaticFile, req } = args;
      if (isReadingStaticFile || !isTranslator(req.user)) return rule ? rule(args) : false;
      return data?._status === 'published' ? false : only(field, givenIn(req.user, slug));
    };
  return {
    ...access,
    read: forThem(access.read, 'id'),
    readVersions: forThem(access.readVersions, 'parent'),
    update: forThem(access.update, 'id'),
  };
}

/** Who edits a document that a translator was given. */
export const locksOfGiven: Access = ({ req: { user } }) => {
  if (!isTranslator(user)) return Boolean(user);
  const given = givenTo(user).map(({ collection, id }): Where => {
    const { relationTo, value } = { relationTo: { equals: collection }, value: { equals: id } };
    return { and: [{ 'document.relationTo': relationTo }, { 'document.value': value }] };
  });
  return given.length > 0 && { or: given };
};
