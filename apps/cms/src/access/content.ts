import type { Access, CollectionConfig, GlobalConfig, Where } from 'payload';
import { hasRole } from './roles.ts';

const signedIn: Access = ({ req: { user } }) => Boolean(user);

const editors: Access = ({ req: { user } }) => hasRole(user, 'admin', 'editor');

/**
 * Editors move a document to the trash, and delete for good only what lies there: a deletion can be
 * undone for 30 days, unless a person says twice that it should not.
 */
const byWayOfTrash: Access = ({ data, req: { user } }) => {
  if (!hasRole(user, 'admin', 'editor')) return false;
  return data?.deletedAt ? true : { deletedAt: { exists: true } };
};

/**
 * Content: all staff may read it, editors write it. Visitors have no access here; they get content
 * through the web API, which shows only what is published.
 */
export const contentAccess: NonNullable<CollectionConfig['access']> = {
  read: signedIn,
  readVersions: signedIn,
  create: editors,
  update: editors,
  delete: byWayOfTrash,
  unlock: () => false,
};

/** As `contentAccess`, for a global. */
export const globalContentAccess: NonNullable<GlobalConfig['access']> = {
  read: signedIn,
  readVersions: signedIn,
  update: editors,
};

/**
 * The bytes of a stored file are public by their name, unless it is in the trash; lists and records are not. The condition
 * makes Payload look the file up and pass it to the handler of an object store. Without it, the
 * handler would look it up itself, as a visitor without access.
 */
export const storedFileAccess: NonNullable<CollectionConfig['access']> = {
  ...contentAccess,
  read: ({ isReadingStaticFile, req: { user } }) => {
    if (!isReadingStaticFile) return Boolean(user);
    const isStored: Where = { filename: { exists: true } };
    // Staff see the pictures in the trash.
    return user ? isStored : { and: [isStored, { deletedAt: { exists: false } }] };
  },
};

/** Hides content from the menus of people who do not write it. */
export function hiddenFromOthers({ user }: { user: unknown }): boolean {
  return !hasRole(user, 'admin', 'editor');
}
