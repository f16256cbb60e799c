import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../../database/writes/transaction.ts';
import { endpoint, refusal, signedIn } from '../../../kit/endpoint.ts';
import { confirmPerson, ownAccount, proof } from '../person.ts';
import { recordSignInChange } from '../sign-in-changes.ts';
import { forgetCodeTries, takeCodeTry } from '../tries.ts';
import { appAddress, qrOutline } from './app-codes.ts';

import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.ts';

type Proof = z.output<typeof proof>;

const code = z.object({ code: z.string().min(1).max(50) });

function withTransaction(req: PayloadRequest, transactionID: PayloadRequest['transactionID']) {
  return { user: req.user, ...(transactionID !== undefined && { transactionID }) };
}

/** A new secret, to be read by an app; it counts once it is confirmed. */
async function begin(req: PayloadRequest, given: Proof) {
  const { id, email } = ownAccount(req);
  if (await hasSecondFactor(req.payload, id))
    throw refusal(req, (w) => w.accounts.secondFactor.isOn);
  await confirmPerson(req, given.proof);
  const secret = await beginSecondFactor(req.payload, id);
  if (!secret) throw refusal(req, (w) => w.accounts.secondFactor.isOn);
  const address = appAddress(secret, email);
  return { secret, address, picture: qrOutline(address) };
}

/** The first code of the app turns the second step on, and answers with the recovery codes. */
async function confirm(req: PayloadRequest, given: z.output<typeof code>) {
  const { id } = ownAccount(req);
  await takeCodeTry(id, req);
  const recoveryCodes = await inTransaction(req.payload, async (within) => {
    if (!(await confirmSecondFactor(req.payload, id, given.code, within))) return null;
    const by = withTransaction(req, within.transactionID);
    await recordSignInChange(req.payload, by, { account: id, change: 'second-factor-on' });
    return replaceRecoveryCodes(req.payload, id, within);
  });
  if (!recoveryCodes) throw refusal(req, (w) => w.accounts.atSignIn.wrongCode);
  await forgetCodeTries(id, req);
  return { recoveryCodes };
}

async function newCodes(req: PayloadRequest, given: Proof) {
  const { id } = ownAccount(req);
  if (!(await hasSecondFactor(req.payload, id)))
    throw refusal(req, (w) => w.accounts.secondFactor.isOff);
  await confirmPerson(req, given.proof);
  const recoveryCodes = await inTransaction(req.payload, async (within) => {
    const by = withTransaction(req, within.transactionID);
    await recordSignInChange(req.payload, by, { account: id, change: 'recovery-codes' });
    return replaceRecoveryCodes(req.payload, id, within);
  });
  return { recoveryCodes };
}

async function off(req: PayloadRequest, given: Proof) {
  const { id } = ownAccount(req);
  if (!(await hasSecondFactor(req.payload, id)))
    throw refusal(req, (w) => w.accounts.secondFactor.isOff);
  await confirmPerson(req, given.proof);
  await inTransaction(req.payload, async (within) => {
    await endSecondFactor(req.payload, id, within);
    const by = withTransaction(req, within.transactionID);
    await recordSignInChange(req.payload, by, { account: id, change: 'second-factor-off' });
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
