import type { Access, FieldAccess, Where } from 'payload';
import { hasRole } from '../access/roles.ts';

/**
 * Leads, and messages about them, of the signed-in person's desk: sales work all but job
 * applications, recruiters job applications only, administrators everything.
 */
export const ownDesk: Access = ({ req: { user } }): boolean | Where => {
  const sales = hasRole(user, 'sales');
  const recruiter = hasRole(user, 'recruiter');
  if (hasRole(user, 'admin') || (sales && recruiter)) return true;
  if (sales) return { formType: { not_equals: 'career' } };
  if (recruiter) return { formType: { equals: 'career' } };
  return false;
};

/** Administrators only. */
export const administrators: Access = ({ req: { user } }) => hasRole(user, 'admin');

/** Nobody, by no way that people use: such records and fields are written by the lead desk itself. */
export const nobody = () => false;

/** What a visitor wrote is evidence: it is shown and never changed. */
export const evidence: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
};

/** Whether this person works at the lead desk at all; its menu entries are hidden from the others. */
export function worksAtLeadDesk(user: unknown): boolean {
  return hasRole(user, 'admin', 'sales', 'recruiter');
}

/** Whether this person keeps the list of newsletter subscribers. */
export function keepsSubscribers({ req: { user } }: { req: { user: unknown } }): boolean {
  return hasRole(user, 'admin', 'sales');
}
