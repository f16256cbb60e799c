import { Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { refusal } from '../../kit/endpoint.ts';
import { isOwnPassword } from './second-factor/own-password.ts';
import { hasSecondFactor, spendCode } from './second-factor/second-factor.ts';
import { recordSignInChange } from './sign-in-changes.ts';
import { forgetCodeTries, takeCodeTry } from './tries.ts';

/** The account of a request that is about it. */
export interface OwnAccount {
  id: number;
  email: string;
  name: string;
}

/** Proof that the person at the keyboard is the one who signed in. */
export const proof = z.object({
  /** The code of the app, or a recovery code, where the second step is on; else the password. */
  proof: z.string().min(1).max(200),
});

/** The signed-in person. @throws Forbidden */
export function ownAccount(req: PayloadRequest): OwnAccount {
  if (!req.user) throw new Forbidden(req.t);
  const { id, email, name } = req.user as unknown as OwnAccount;
  return { id, email, name };
}

/**
 * Checks the person once more before a change of how the account is signed in to: an open session
 * on an unattended computer is no proof.
 * @throws APIError 400 unless it is right, 429 for too many tries
 */
export async function confirmPerson(req: PayloadRequest, given: string): Promise<void> {
  const { id } = ownAccount(req);
  if (!(await hasSecondFactor(req.payload, id))) {
    if (!(await isOwnPassword(req, given))) {
      throw refusal(req, (w) => w.accounts.person.wrongPassword);
    }
    return;
  }
  await takeCodeTry(id, req);
  const kind = await spendCode(req.payload, id, given, {});
  if (!kind) throw refusal(req, (w) => w.accounts.atSignIn.wrongCode);
  await forgetCodeTries(id, req);
  if (kind === 'recovery') {
    await recordSignInChange(req.payload, req, { account: id, change: 'recovery-code' });
  }
}
