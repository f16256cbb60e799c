import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { endpoint, forbiddenUnless } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';
import { isStrongPassword } from './password.ts';

/** Every way to set a password goes through here: new account, change, reset by mail. */
export const strongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return;
  const data = (args as { data?: { password?: unknown; email?: unknown } }).data;
  if (!data || data.password === undefined || data.password === null) return;
  const mail = typeof data.email === 'string' ? data.email : req.user?.email;
  if (typeof data.password === 'string' && isStrongPassword(data.password, mail)) return;
  // Not as an error of the field: Payload would show the field's name without the reason.
  throw new APIError(wordsFor(req).accounts.weak, 400, undefined, true);
};

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
    throw new APIError(wordsFor(req).accounts.last, 400, undefined, true);
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
