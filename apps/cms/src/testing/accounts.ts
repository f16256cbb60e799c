import type { Payload, TypedUser } from 'payload';
import type { Role } from '../accounts/roles.ts';

/** Password of the accounts that tests make. */
export const PASSWORD = 'krosno-i-watek-74';

/**
 * Makes an account with the address `name@firm.example`.
 * @returns the person, as a request of theirs has them
 */
export async function newAccount(
  payload: Payload,
  name: string,
  role: Role | Role[],
  more: object = {},
): Promise<TypedUser> {
  const account = { name, email: `${name.toLowerCase()}@firm.example`, password: PASSWORD };
  const data = { ...account, roles: [role].flat(), ...more } as never;
  const user = await payload.create({ collection: 'users', data });
  return { ...user, collection: 'users' } as TypedUser;
}
