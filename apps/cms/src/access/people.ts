import type { Access, CollectionConfig, FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

const administrators: Access = ({ req: { user } }) => hasRole(user, 'admin');

const administratorsOrSelf: Access = ({ req: { user } }) => {
  if (hasRole(user, 'admin')) return true;
  return user ? { id: { equals: user.id } } : false;
};

/** Accounts: administrators keep them, everybody sees and changes their own. */
export const accountAccess: NonNullable<CollectionConfig['access']> = {
  read: administratorsOrSelf,
  create: administrators,
  update: administratorsOrSelf,
  delete: administrators,
  unlock: administrators,
  admin: ({ req: { user } }) => Boolean(user),
};

/** A field of an account that only administrators change: nobody raises their own rights. */
export const administratorsOnly: FieldAccess = ({ req: { user } }) => hasRole(user, 'admin');
