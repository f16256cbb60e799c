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
