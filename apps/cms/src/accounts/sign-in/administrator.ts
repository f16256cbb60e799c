import { randomBytes } from 'node:crypto';
import { NAMES } from '@osnowa/brand';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { endpoint, forbiddenUnless, refusal } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';

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

async function isOnlyAdministrator(id: number | string, req: PayloadRequest): Promise<boolean> {
  const where = { roles: { contains: 'admin' } };
  const { docs } = await req.payload.db.find({
    collection: 'users',
    where,
    pagination: false,
    req,
  });
  return docs.length === 1 && docs[0]?.id === id;
}

const onChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const stays = operation === 'create' || !data.roles || data.roles.includes('admin');
  if (!stays && (await isOnlyAdministrator(originalDoc.id, req))) {
    const errors = [{ path: 'roles', message: wordsFor(req).accounts.last }];
    throw new ValidationError({ collection: 'users', errors, req }, req.t);
  }
  return data;
};

const onDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isOnlyAdministrator(id, req)) {
    throw refusal(req, (w) => w.accounts.last);
  }
};

/** The back office always has an administrator. */
export const keepAnAdministrator = { onChange, onDelete };

/**
 * Replaces Payload's endpoint by which the first visitor creates the first account: here `npm
 * start` creates it. Also closes the one that confirms an e-mail address, which no account needs.
 */
export const closedEndpoints = ['/first-register', '/verify/:id'].map((path) =>
  endpoint({ path, method: 'post', who: forbiddenUnless(() => false), run: async () => ({}) }),
);
