import type { Access, CollectionConfig, FieldAccess } from 'payload';

/** Roles of staff in the back office; one person may have several. */
export const ROLES = ['admin', 'editor', 'sales', 'recruiter', 'manager'] as const;

/** A role that people give each other. */
export type Role = (typeof ROLES)[number];

/** Whether the person works here. An account whose second step is due has no role till then. */
export function isStaff(user: unknown): boolean {
  return hasRole(user, ...ROLES);
}

/** Whether the signed-in person has one of these roles; a visitor has none. */
export function hasRole(user: unknown, ...wanted: Role[]): boolean {
  const roles = (user as { roles?: unknown } | null | undefined)?.roles;
  return Array.isArray(roles) && wanted.some((role) => roles.includes(role));
}

/** Roles that work on leads. */
const LEAD_ROLES = ['sales', 'recruiter', 'manager'] as const;

const administrators = ({ req: { user } }: { req: { user: unknown } }) => hasRole(user, 'admin');

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
 * A field of an account that only administrators set, so that no person extends their own rights.
 */
export const administratorsOnly: { create: FieldAccess; update: FieldAccess } = {
  create: administrators,
  update: administrators,
};
