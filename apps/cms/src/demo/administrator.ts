import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

/** What the first administrator signs in with. */
export interface Credentials {
  email: string;
  /** Random; it is stored nowhere in this form, so it has to be shown now or never. */
  password: string;
}

const EMAIL = 'administrator@tkalnia.example';

/** Makes the first administrator if nobody has an account yet; `null` when somebody has. */
export async function makeAdministrator(payload: Payload): Promise<Credentials | null> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return null;
  const password = randomBytes(18).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email: EMAIL, password, name: 'Administrator', roles: ['admin'] },
  });
  return { email: EMAIL, password };
}
