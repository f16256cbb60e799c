import {
  commitTransaction,
  getFieldsToSign,
  initTransaction,
  jwtSign,
  killTransaction,
  NotFound,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { InTransaction } from '../../../database/writes/transaction.ts';

/**
 * Opens a session as Payload does after a right password, with the same hooks, in one transaction
 * with the check of the person.
 * @param check finds the account; throws to refuse
 */
export async function openSession(
  req: PayloadRequest,
  check: (within: InTransaction) => Promise<number>,
): Promise<Response> {
  const { payload } = req;
  const { config } = payload.collections.users;
  await initTransaction(req);
  try {
    const id = await check(req as InTransaction);
    const where = { id: { equals: id } };
    const user = await payload.db.findOne<TypedUser>({ collection: 'users', where, req });
    if (!user) throw new NotFound(req.t);
    const { sid = '' } = await addSessionToUser({ collectionConfig: config, payload, req, user });
    const signed = { collectionConfig: config, email: String(user.email), sid, user };
    const fieldsToSign = getFieldsToSign(signed as Parameters<typeof getFieldsToSign>[0]);
    const { tokenExpiration } = config.auth;
    const { secret } = payload;
    const { exp, token } = await jwtSign({ fieldsToSign, secret, tokenExpiration });
    req.user = user;
    for (const hook of config.hooks.afterLogin) {
      await hook({ collection: config, context: req.context, req, token, user });
    }
    await commitTransaction(req);
    const shown = await payload.findByID({ collection: 'users', id, overrideAccess: false, user });
    const cookie = generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    });
    return Response.json({ exp, user: shown }, { headers: { 'Set-Cookie': String(cookie) } });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
