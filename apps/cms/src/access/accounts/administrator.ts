import { randomBytes } from 'node:crypto';
import { NAMES } from '@osnowa/brand';
import type { Payload } from 'payload';

/** Sign-in data of the first administrator. */
export interface Credentials {
  email: string;
  /** Random. It is stored only as a hash, so it must be shown now. */
  password: string;
}

/** A name that an attacker cannot derive from other installations. */
function drawnName(): string {
  return `administrator-${randomBytes(3).toString('hex')}@${NAMES.domain}`;
}

/**
 * Makes the first administrator if there is no account yet; `null` when there is one.
 * @param email the address that the owner has chosen; random by default
 */
export async function makeAdministrator(
  payload: Payload,
  email = drawnName(),
): Promise<Credentials | null> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return null;
  const password = randomBytes(18).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', roles: ['admin'] },
  });
  return { email, password };
}
