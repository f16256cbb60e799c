import type { AdminLabel } from '../fields/admin-label.ts';

/** Roles of staff in the back office; one person may have several. */
export const ROLES = {
  admin: { pl: 'Administrator', en: 'Administrator' },
  editor: { pl: 'Redaktor', en: 'Editor' },
  sales: { pl: 'Sprzedaż', en: 'Sales' },
  recruiter: { pl: 'Rekrutacja', en: 'Recruiting' },
  manager: { pl: 'Kierownik', en: 'Manager' },
} as const satisfies Record<string, AdminLabel>;

export type Role = keyof typeof ROLES;

/** Whether the person works here. An account whose second step is due has no role till then. */
export function isStaff(user: unknown): boolean {
  return hasRole(user, ...(Object.keys(ROLES) as Role[]));
}

/** Whether the signed-in person has one of these roles; a visitor has none. */
export function hasRole(user: unknown, ...wanted: Role[]): boolean {
  const roles = (user as { roles?: unknown } | null | undefined)?.roles;
  return Array.isArray(roles) && wanted.some((role) => roles.includes(role));
}
