import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../../database/writes/transaction.ts';
import { label } from '../../../kit/words.ts';
import { env } from '../../../process/env.ts';
import { bodyOf, confirmPerson, ownAccount, proof, refusal } from '../person.ts';
import { recordSignInChange } from '../sign-in-changes.ts';
import { takePasskeyTry } from '../tries.ts';
import { openSession } from './open-session.ts';
import {
  accountOfPasskey,
  registrationOptions,
  removePasskey,
  signInOptions,
  storePasskey,
} from './passkeys.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

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
  if (!found)
    throw refusal(
      req,
      label((w) => w.accounts.passkeys.noParty),
    );
  return found;
}

async function options(req: PayloadRequest): Promise<Response> {
  const person = ownAccount(req);
  const given = await bodyOf(req, proof);
  const to = party(req);
  await confirmPerson(req, given.proof);
  return Response.json(await registrationOptions(req.payload, to, person));
}

async function add(req: PayloadRequest): Promise<Response> {
  const { id } = ownAccount(req);
  const { name, passkey } = await bodyOf(req, newPasskey);
  const response = passkey as unknown as RegistrationResponseJSON;
  try {
    await inTransaction(req.payload, async (within) => {
      await storePasskey(req.payload, party(req), id, { response, name }, within);
      const by = { user: req.user, ...within } as Parameters<typeof recordSignInChange>[1];
      const mail = { account: id, change: 'passkey-added', name } as const;
      await recordSignInChange(req.payload, by, mail, { subject: name });
    });
  } catch (err) {
    req.payload.logger.warn({ err, msg: 'A passkey could not be added.' });
    throw refusal(
      req,
      label((w) => w.accounts.passkeys.notStored),
    );
  }
  return Response.json({});
}

async function remove(req: PayloadRequest): Promise<Response> {
  const { id } = ownAccount(req);
  const given = await bodyOf(req, proof);
  await confirmPerson(req, given.proof);
  const name = await removePasskey(req.payload, id, Number(req.routeParams?.id));
  if (name === null) throw new NotFound(req.t);
  const mail = { account: id, change: 'passkey-removed', name } as const;
  await recordSignInChange(req.payload, req, mail, { subject: name });
  return Response.json({});
}

async function challenge(req: PayloadRequest): Promise<Response> {
  return Response.json(await signInOptions(req.payload, party(req)));
}

/** Signs in with a passkey alone: the device has checked a fingerprint, a face or its PIN. */
async function signIn(req: PayloadRequest): Promise<Response> {
  const response = (await bodyOf(req, fromBrowser)) as unknown as AuthenticationResponseJSON;
  const to = party(req);
  const giveBack = await takePasskeyTry(req);
  const opened = await openSession(req, async (within) => {
    try {
      return await accountOfPasskey(req.payload, to, response, within);
    } catch (err) {
      req.payload.logger.warn({ err, msg: 'A passkey was refused.' });
      throw refusal(
        req,
        label((w) => w.accounts.passkeys.refused),
        401,
      );
    }
  });
  giveBack();
  return opened;
}

/** Passkeys: a person's own, and signing in with one. Below `/payload/users`. */
export const passkeyEndpoints: Endpoint[] = [
  { path: '/passkeys/options', method: 'post', handler: options },
  { path: '/passkeys', method: 'post', handler: add },
  { path: '/passkeys/:id', method: 'delete', handler: remove },
  { path: '/passkeys/challenge', method: 'post', handler: challenge },
  { path: '/passkeys/sign-in', method: 'post', handler: signIn },
];
