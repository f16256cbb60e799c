import { clientAddress, truncatedAddress } from '@osnowa/http/client-address';
import { AuthenticationError, type CollectionAfterErrorHook } from 'payload';
import { recordAudit } from '../audit.ts';

/**
 * Records a failed sign-in: the account if there is one, and the network. An unknown e-mail address
 * is not stored, because it may be a stranger's address, or a password.
 */
export const recordFailedLogin: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof AuthenticationError)) return;
  const { email } = (req.data ?? {}) as { email?: unknown };
  const where = { email: { equals: String(email).trim().toLowerCase() } };
  const account = await req.payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where,
  });
  const address = clientAddress(req.headers, 1);
  await recordAudit(req.payload, account && { user: account as never }, {
    action: 'login-failed',
    ...(address && { detail: truncatedAddress(address) }),
  });
};
