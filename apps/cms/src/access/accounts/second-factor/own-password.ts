import { AuthenticationError, type PayloadRequest } from 'payload';
import { forgetTriesOf } from '../tries.ts';

/** Ends a sign-in that only asked about the password: its transaction is undone. */
export class PasswordIsRight extends Error {
  override name = 'PasswordIsRight';
}

/**
 * Whether it is the password of the signed-in person. Asked as a sign-in that opens no session, so
 * that tries count, and take as long, as there.
 * @throws APIError 429 for too many tries
 */
export async function isOwnPassword(req: PayloadRequest, password: string): Promise<boolean> {
  const email = String(req.user?.email);
  const { headers, i18n } = req;
  try {
    await req.payload.login({
      collection: 'users',
      data: { email, password },
      req: { headers, i18n, context: { checksPassword: true } },
    });
  } catch (error) {
    if (error instanceof AuthenticationError) return false;
    if (!(error instanceof PasswordIsRight)) throw error;
  }
  await forgetTriesOf(email, req);
  return true;
}
