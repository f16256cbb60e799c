import type { Access, CollectionConfig, GlobalConfig } from 'payload';
import { hasRole } from './roles.ts';

const signedIn: Access = ({ req: { user } }) => Boolean(user);

const editors: Access = ({ req: { user } }) => hasRole(user, 'admin', 'editor');

/**
 * Content: everybody of the company may look, editors write. Visitors get none of it here: the web
 * API of the contract is their way, which knows what is published.
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
 * The bytes of a stored file are public by their name; lists and descriptions are not. Saying so by
 * a condition has Payload look the file up and pass it on; without it an object store's handler
 * would look for itself, as a stranger without access.
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
