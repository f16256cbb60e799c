import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint, refusal, signedIn } from '../../../kit/endpoint.ts';
import { inTransaction } from '../../../platform/database/writes/transaction.ts';
import { env } from '../../../platform/process/env.ts';
import { type RelyingParty, relyingParty } from '../origins.ts';
import { confirmPerson, ownAccount, proof } from '../person.ts';
import { openSession } from '../sessions.ts';
import { recordSignInChange } from '../sign-in-changes.ts';
import { takePasskeyTry } from '../tries.ts';
import {
  accountOfPasskey,
  registrationOptions,
  removePasskey,
  signInOptions,
  storePasskey,
} from './passkeys.ts';

/** A passkey's answer from the browser; the library checks everything inside. */
const fromBrowser = z.looseObject({
  id: z.string().min(1).max(1_500),
  response: z.looseObject({}),
});

const newPasskey = z.object({
  name: z.string().trim().min(1).max(60),
  passkey: fromBrowser,
});

function party(req: PayloadRequest): RelyingParty {
  const found = relyingParty(env.CMS_URL);
  if (!found) throw refusal(req, (w) => w.accounts.passkeys.noParty);
  return found;
}

type Proof = z.output<typeof proof>;

async function options(req: PayloadRequest, given: Proof) {
  const person = ownAccount(req);
  const to = party(req);
  await confirmPerson(req, given.proof);
  return registrationOptions(req.payload, to, person);
}

async function add(req: PayloadRequest, { name, passkey }: z.output<typeof newPasskey>) {
  const { id } = ownAccount(req);
  const { payload, user } = req;
  const response = passkey as unknown as RegistrationResponseJSON;
  try {
    await inTransaction(payload, async (within) => {
      await storePasskey(payload, party(req), id, { response, name }, within);
      const mail = { account: id, change: 'passkey-added', name } as const;
      await recordSignInChange({ payload, user, ...within }, mail, { subject: name });
    });
  } catch (err) {
    payload.logger.warn({ err, msg: 'A passkey could not be added.' });
    throw refusal(req, (w) => w.accounts.passkeys.notStored);
  }
  return {};
}

async function remove(req: PayloadRequest, given: Proof) {
  const { id } = ownAccount(req);
  await confirmPerson(req, given.proof);
  const name = await removePasskey(req.payload, id, Number(req.routeParams?.id));
  if (name === null) throw new NotFound(req.t);
  const mail = { account: id, change: 'passkey-removed', name } as const;
  await recordSignInChange(req, mail, { subject: name });
  return {};
}

/** Signs in with a passkey alone: the device has checked a fingerprint, a face or its PIN. */
async function signIn(req: PayloadRequest, passkey: z.output<typeof fromBrowser>) {
  const response = passkey as unknown as AuthenticationResponseJSON;
  const to = party(req);
  const giveBack = await takePasskeyTry(req);
  req.context.hasPasskey = true;
  const opened = await openSession(req, async (within) => {
    try {
      return await accountOfPasskey(req.payload, to, response, within);
    } catch (err) {
      req.payload.logger.warn({ err, msg: 'A passkey was refused.' });
      throw refusal(req, (w) => w.accounts.passkeys.refused, 401);
    }
  });
  giveBack();
  return opened;
}

const own = { method: 'post', who: signedIn, body: proof } as const;

/** Passkeys: a person's own, and signing in with one. Below `/payload/users`. */
export const passkeyEndpoints = [
  endpoint({ ...own, path: '/passkeys/options', run: options }),
  endpoint({ ...own, path: '/passkeys', body: newPasskey, run: add }),
  endpoint({ ...own, path: '/passkeys/:id', method: 'delete', run: remove }),
  endpoint({
    path: '/passkeys/challenge',
    method: 'post',
    run: (req) => signInOptions(req.payload, party(req)),
  }),
  endpoint({ path: '/passkeys/sign-in', method: 'post', body: fromBrowser, run: signIn }),
];
