import { boundedBody } from '@osnowa/http';
import { APIError, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inAdminLanguage } from '../../fields/default-language.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';

import { isOwnPassword } from './second-factor/own-password.ts';
import { hasSecondFactor, spendCode } from './second-factor/second-factor.ts';
import { recordSignInChange } from './sign-in-changes.ts';
import { forgetCodeTries, takeCodeTry } from './tries.ts';

/** Largest request, in bytes: a new passkey with its proof, several times over. */
const MAX_BYTES = 64 * 1024;

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

/** An error that the back office shows next to the control that caused it. */
export function refusal(req: PayloadRequest, words: AdminLabel, status = 400): APIError {
  return new APIError(inAdminLanguage(words, req), status, null, true);
}

/**
 * The body of a request.
 * @param most bytes
 * @throws APIError 400, 413
 */
export async function bodyOf<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  most = MAX_BYTES,
): Promise<z.output<Schema>> {
  const bytes = await boundedBody(req as unknown as Request, most);
  if (!bytes) throw new APIError('The request is too large.', 413);
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new APIError('This request is not understood.', 400, { cause: String(cause) });
  }
}

/**
 * Checks the person once more before a change of how the account is signed in to: an open session
 * on an unattended computer is no proof.
 * @throws APIError 400 unless it is right, 429 for too many tries
 */
export async function confirmPerson(req: PayloadRequest, given: string): Promise<void> {
  const { id } = ownAccount(req);
  if (!(await hasSecondFactor(req.payload, id))) {
    if (!(await isOwnPassword(req, given)))
      throw refusal(
        req,
        label((w) => w.accounts.person.wrongPassword),
      );
    return;
  }
  await takeCodeTry(id, req);
  const kind = await spendCode(req.payload, id, given, {});
  if (!kind)
    throw refusal(
      req,
      label((w) => w.accounts.atSignIn.wrongCode),
    );
  await forgetCodeTries(id, req);
  if (kind === 'recovery') {
    await recordSignInChange(req.payload, req, { account: id, change: 'recovery-code' });
  }
}
