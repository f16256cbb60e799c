import type { Access, CollectionConfig, GlobalConfig } from 'payload';
import { hasRole } from './roles.ts';

const signedIn: Access = ({ req: { user } }) => Boolean(user);

const editors: Access = ({ req: { user } }) => hasRole(user, 'admin', 'editor');

/**
 * Content: all staff may read it, editors write it. Visitors have no access here; they get content
 * through the web API, which shows only what is published.
 */
export const contentAccess: NonNullable<CollectionConfig['access']> = {
  read: signedIn,
  readVersions: signedIn,
  create: editors,
  update: editors,
  delete: editors,
  unlock: () => false,
};

/** As `contentAccess`, for a global. */
export const globalContentAccess: NonNullable<GlobalConfig['access']> = {
  read: signedIn,
  readVersions: signedIn,
  update: editors,
};

/**
 * The bytes of a stored file are public by their name; lists and records are not. The condition
 * makes Payload look the file up and pass it to the handler of an object store. Without it, the
 * handler would look it up itself, as a visitor without access.
 */
export const storedFileAccess: NonNullable<CollectionConfig['access']> = {
  ...contentAccess,
  read: ({ isReadingStaticFile, req: { user } }) =>
    isReadingStaticFile ? { filename: { exists: true } } : Boolean(user),
};

/** Hides content from the menus of people who do not write it. */
export function hiddenFromOthers({ user }: { user: unknown }): boolean {
  return !hasRole(user, 'admin', 'editor');
}
