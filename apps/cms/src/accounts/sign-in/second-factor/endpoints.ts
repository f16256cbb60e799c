import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint, refusal, signedIn } from '../../../kit/endpoint.ts';
import { inTransaction } from '../../../platform/database/writes/transaction.ts';
import { confirmPerson, ownAccount, proof } from '../person.ts';
import { recordSignInChange } from '../sign-in-changes.ts';
import { forgetCodeTries, takeCodeTry } from '../tries.ts';
import {
  appAddress,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  qrOutline,
  replaceRecoveryCodes,
} from './second-factor.ts';

type Proof = z.output<typeof proof>;

const code = z.object({ code: z.string().min(1).max(50) });

/** The own account, once its person is confirmed. @throws Refusal 400 where the second step is not so */
async function confirmed(req: PayloadRequest, given: Proof, isOn: boolean) {
  const account = ownAccount(req);
  if ((await hasSecondFactor(req.payload, account.id)) !== isOn) {
    throw refusal(req, (w) => w.accounts.secondFactor[isOn ? 'isOff' : 'isOn']);
  }
  await confirmPerson(req, given.proof);
  return account;
}

/** A new secret, to be read by an app; it counts once it is confirmed. */
async function begin(req: PayloadRequest, given: Proof) {
  const { id, email } = await confirmed(req, given, false);
  const secret = await beginSecondFactor(req.payload, id);
  if (!secret) throw refusal(req, (w) => w.accounts.secondFactor.isOn);
  const address = appAddress(secret, email);
  return { secret, address, picture: qrOutline(address) };
}

/** The first code of the app turns the second step on, and answers with the recovery codes. */
async function confirm(req: PayloadRequest, given: z.output<typeof code>) {
  const { payload, user } = req;
  const { id: account } = ownAccount(req);
  await takeCodeTry(account, req);
  const recoveryCodes = await inTransaction(payload, async (within) => {
    if (!(await confirmSecondFactor(payload, account, given.code, within))) return null;
    const by = { payload, user, ...within };
    await recordSignInChange(by, { account, change: 'second-factor-on' });
    return replaceRecoveryCodes(payload, account, within);
  });
  if (!recoveryCodes) throw refusal(req, (w) => w.accounts.atSignIn.wrongCode);
  await forgetCodeTries(account, req);
  return { recoveryCodes };
}

async function newCodes(req: PayloadRequest, given: Proof) {
  const { payload, user } = req;
  const { id: account } = await confirmed(req, given, true);
  const recoveryCodes = await inTransaction(payload, async (within) => {
    await recordSignInChange({ payload, user, ...within }, { account, change: 'recovery-codes' });
    return replaceRecoveryCodes(payload, account, within);
  });
  return { recoveryCodes };
}

async function off(req: PayloadRequest, given: Proof) {
  const { payload, user } = req;
  const { id: account } = await confirmed(req, given, true);
  await inTransaction(payload, async (within) => {
    await endSecondFactor(payload, account, within);
    const by = { payload, user, ...within };
    await recordSignInChange(by, { account, change: 'second-factor-off' });
  });
  return {};
}

const own = { method: 'post', who: signedIn, body: proof } as const;

/** A person's own second step: `POST /payload/users/second-factor/…`. */
export const secondFactorEndpoints = [
  endpoint({ ...own, path: '/second-factor/begin', run: begin }),
  endpoint({ ...own, path: '/second-factor/confirm', body: code, run: confirm }),
  endpoint({ ...own, path: '/second-factor/recovery-codes', run: newCodes }),
  endpoint({ ...own, path: '/second-factor/off', run: off }),
];
