import type { Access, CollectionConfig, FieldAccess } from 'payload';
import { hasRole, isStaff } from './roles.ts';

/** Roles that work on leads. */
const LEAD_ROLES = ['sales', 'recruiter', 'manager'] as const;

const administrators: Access = ({ req: { user } }) => hasRole(user, 'admin');

const administratorsOrSelf: Access = ({ req: { user } }) => {
  if (hasRole(user, 'admin')) return true;
  return user && isStaff(user) ? { id: { equals: user.id } } : false;
};

/**
 * A person who works on leads sees possible assignees: colleagues of the role, managers and
 * administrators. Managers see all who work on leads.
 */
const administratorsOrColleagues: Access = ({ req: { user } }) => {
  if (!user || hasRole(user, 'admin')) return Boolean(user);
  const leadRoles = LEAD_ROLES.filter((role) => hasRole(user, role, 'manager'));
  const own = { id: { equals: user.id } };
  if (leadRoles.length === 0) return own;
  return { or: [own, { roles: { in: [...leadRoles, 'manager', 'admin'] } }] };
};

/** Accounts: administrators manage them; every person changes their own and sees their colleagues. */
export const accountAccess: NonNullable<CollectionConfig['access']> = {
  read: administratorsOrColleagues,
  create: administrators,
  update: administratorsOrSelf,
  delete: administrators,
  // Payload's own lock is off: tries are counted by accounts/tries.ts, and end by themselves.
  unlock: () => false,
  admin: ({ req: { user } }) => Boolean(user),
};

/**
 * A field of an account that only administrators change, so that no person extends their own
 * rights.
 */
export const administratorsOnly: FieldAccess = ({ req: { user } }) => hasRole(user, 'admin');
