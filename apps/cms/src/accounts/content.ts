import type { Access, CollectionConfig, GlobalConfig, Where } from 'payload';
import { editingRights, mayPublish, writesContent, writesShared } from './editing-rights.ts';
import { isStaff } from './roles.ts';

const signedIn: Access = ({ req: { user } }) => isStaff(user);

/** A new document has values that all languages share: their authors create documents. */
const authors: Access = ({ req: { user } }) => {
  const rights = editingRights(user);
  return rights !== null && writesShared(rights);
};

/** Payload asks for a draft and for its publication one after the other, and shows its buttons by it. */
const editors: Access = ({ data, req: { user } }) =>
  data?._status === 'published' ? mayPublish(user) : writesContent(user);

const publishers: Access = ({ req: { user } }) => mayPublish(user);

/**
 * Publishers move a document to the trash, and delete it permanently only from there: a deletion
 * can be undone for 30 days, unless a person confirms a second time.
 */
const byWayOfTrash: Access = ({ data, req: { user } }) => {
  const rights = editingRights(user);
  if (!rights?.mayPublish || !writesShared(rights)) return false;
  return data?.deletedAt ? true : { deletedAt: { exists: true } };
};

/**
 * Content: all staff may read it, editors write it, those with the right to publish publish and
 * delete it. Visitors have no access here; they get content through the web API, which shows only
 * what is published. Which language an editor may change is checked with the data
 * (changes/languages/guard.ts), because a refusal has to name the field.
 */
export const contentAccess: NonNullable<CollectionConfig['access']> = {
  read: signedIn,
  readVersions: signedIn,
  create: authors,
  update: editors,
  delete: byWayOfTrash,
  unlock: () => false,
};

/** As `contentAccess`, for documents without drafts: saving publishes them. */
export const liveContentAccess: NonNullable<CollectionConfig['access']> = {
  ...contentAccess,
  create: (args) => mayPublish(args.req.user) && authors(args),
  update: publishers,
};

/** As `liveContentAccess`, for a global. */
export const globalContentAccess: NonNullable<GlobalConfig['access']> = {
  read: signedIn,
  readVersions: signedIn,
  update: publishers,
};

/**
 * A new picture changes nothing until a document shows it, so that it can be stored for a draft. A
 * change shows at once.
 *
 * The bytes of a stored file are public by their name, unless it is in the trash; lists and records are not. The condition
 * makes Payload look the file up and pass it to the handler of an object store. Without it, the
 * handler would look it up itself, as a visitor without access.
 */
export const storedFileAccess: NonNullable<CollectionConfig['access']> = {
  ...liveContentAccess,
  create: authors,
  read: ({ isReadingStaticFile, req: { user } }) => {
    if (!isReadingStaticFile) return isStaff(user);
    const isStored: Where = { filename: { exists: true } };
    // Staff see the pictures in the trash.
    return isStaff(user) ? isStored : { and: [isStored, { deletedAt: { exists: false } }] };
  },
};

/** Hides content from the menus of people who do not write it. */
export function hiddenFromOthers({ user }: { user: unknown }): boolean {
  return !writesContent(user);
}
