import type { Access, FieldAccess, Where } from 'payload';

/** Roles of a signed-in person; none for everybody else. */
function rolesOf(user: unknown): readonly string[] {
  const roles = (user as { roles?: unknown } | null)?.roles;
  return Array.isArray(roles) ? roles : [];
}

/**
 * Leads, and messages about them, of the signed-in person's desk: sales work all but job
 * applications, recruiters job applications only, administrators everything.
 */
export const ownDesk: Access = ({ req: { user } }): boolean | Where => {
  const roles = rolesOf(user);
  const sales = roles.includes('sales');
  const recruiter = roles.includes('recruiter');
  if (roles.includes('admin') || (sales && recruiter)) return true;
  if (sales) return { formType: { not_equals: 'career' } };
  if (recruiter) return { formType: { equals: 'career' } };
  return false;
};

/** Administrators only. */
export const administrators: Access = ({ req: { user } }) => rolesOf(user).includes('admin');

/** Nobody, by no way that people use: such records and fields are written by the lead desk itself. */
export const nobody = () => false;

/** What a visitor wrote is evidence: it is shown and never changed. */
export const evidence: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
};

/** Whether this person works at the lead desk at all; hides its menu entries from the others. */
export function worksAtLeadDesk(user: unknown): boolean {
  return rolesOf(user).some((role) => ['admin', 'sales', 'recruiter'].includes(role));
}
