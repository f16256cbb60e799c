import type { Payload, TypedUser } from 'payload';
import { hasRole, ROLES, type Role } from '../../roles.ts';
import { hasSecondFactor } from './second-factor.ts';

/** Slug of the rules that administrators set. */
export const SIGN_IN_RULES = 'sign-in-rules';

/** A person whose role needs a second step that the account does not have. */
export interface DueUser {
  secondStepIsDue?: boolean;
}

/** Roles whose accounts need a second step. */
async function rolesThatNeedIt(payload: Payload): Promise<Role[]> {
  const { secondStepFor } = await payload.db.findGlobal<{ secondStepFor?: unknown }>({
    slug: SIGN_IN_RULES,
  });
  return ROLES.filter((role) => Array.isArray(secondStepFor) && secondStepFor.includes(role));
}

/** Whether the account has to set up its second step before anything else. */
async function isDue(payload: Payload, user: TypedUser): Promise<boolean> {
  const roles = await rolesThatNeedIt(payload);
  if (!hasRole(user, ...roles)) return false;
  return !(await hasSecondFactor(payload, Number(user.id)));
}

/**
 * The person of a request; without a role, so that nothing is open but the own account, while a
 * second step is due.
 */
export async function untilSecondStep<User extends TypedUser | null>(
  payload: Payload,
  user: User,
): Promise<User> {
  if (user?.collection !== 'users' || !(await isDue(payload, user))) return user;
  return { ...user, roles: [], secondStepIsDue: true };
}

/** Whether the person was found to have a second step to set up. */
export function isSecondStepDue(user: unknown): boolean {
  return (user as DueUser | null | undefined)?.secondStepIsDue === true;
}
