import {
  APIError,
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { wordsFor } from '../../../kit/words.ts';
import { isTranslator } from '../../translators.ts';
import { recordSignInChange } from '../sign-in-changes.ts';
import { forgetCodeTries, takeCodeTry } from '../tries.ts';
import { PasswordIsRight } from './own-password.ts';
import { hasSecondFactor, spendCode } from './second-factor.ts';

/** The password is right, and the account's second step is missing. */
class CodeNeeded extends APIError<{ secondFactor: 'needed' }> {
  /** With this name Payload logs one line of information, and no error. */
  override name = 'Forbidden';

  constructor(req: PayloadRequest) {
    super(wordsFor(req).accounts.atSignIn.needed, 401, { secondFactor: 'needed' }, true);
  }
}

/** The password is right, the code is not. */
export class CodeRefused extends APIError<{ secondFactor: 'refused' }> {
  constructor(req: PayloadRequest) {
    super(wordsFor(req).accounts.atSignIn.wrongCode, 401, { secondFactor: 'refused' }, true);
  }
}

/** Marks for the hooks below that this operation sets a password by the link in a mail. */
export const noteReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  req.context.resetsPassword = operation === 'resetPassword';
};

/**
 * The second step of a sign-in: the request with e-mail address and password has a code too. It runs
 * once the password is right, in the transaction of the sign-in, so that a refusal leaves no
 * session.
 * @throws CodeNeeded, CodeRefused, APIError 429 for too many codes
 */
export const askForCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  // Only a link opens a translator's account, even where somebody has set a password.
  if (isTranslator(user)) throw new AuthenticationError(req.t);
  if (req.context.checksPassword) throw new PasswordIsRight();
  if (req.context.resetsPassword) return;
  const account = user.id as number;
  if (!(await hasSecondFactor(req.payload, account, req))) return;
  const code: unknown = req.data?.code;
  if (typeof code !== 'string' || code.trim() === '') throw new CodeNeeded(req);
  await takeCodeTry(account, req);
  const kind = await spendCode(req.payload, account, code, req);
  if (!kind) throw new CodeRefused(req);
  await forgetCodeTries(account, req);
  if (kind === 'recovery') {
    const mail = { account, change: 'recovery-code' } as const;
    await recordSignInChange(req.payload, { ...req, user }, mail);
  }
};

/**
 * A link in a mail sets the password, and is no second factor: the session that Payload has just
 * opened ends in the same transaction, and the person signs in.
 */
export const noSessionByReset: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!req.context.resetsPassword) return;
  if (!(await hasSecondFactor(req.payload, user.id as number, req))) return;
  req.context.leavesNoSession = true;
  const data = { sessions: [] };
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data,
    req,
    returning: false,
  });
};

/** The answer to such a reset says nothing of the account. */
export const silentReset: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'resetPassword' && req.context.leavesNoSession
    ? { ...result, token: '', user: null }
    : result;
