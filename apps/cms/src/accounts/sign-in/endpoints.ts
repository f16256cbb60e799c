import { Forbidden, type PayloadRequest, type TypedUser } from 'payload';
import { z } from 'zod';
import { endpoint, signedIn } from '../../kit/endpoint.ts';
import { env } from '../../platform/process/env.ts';
import { recordAudit } from '../audit.ts';
import { hasRole } from '../roles.ts';
import { endPush, endPushHere, endPushOfSession, pushDeviceHere } from './devices/push-here.ts';
import { relyingParty } from './origins.ts';
import { passkeyEndpoints } from './passkeys/endpoints.ts';
import { passkeysOf } from './passkeys/passkeys.ts';
import { ownAccount } from './person.ts';
import { secondFactorEndpoints } from './second-factor/endpoints.ts';
import {
  endSecondFactor,
  hasSecondFactor,
  isSecondStepDue,
  recoveryCodesLeft,
} from './second-factor/second-factor.ts';
import { endSessions, openSessions } from './sessions.ts';
import { recordSignInChange } from './sign-in-changes.ts';
import { forgetCodeTries } from './tries.ts';

/** Ends one session by its id; without an id, all other sessions. */
const ended = z.object({ session: z.string().min(1).max(100).optional() });

/** How a person signs in, for the person alone. */
async function ownState(req: PayloadRequest) {
  const { id } = ownAccount(req);
  const [secondFactor, recoveryCodes, passkeys] = await Promise.all([
    hasSecondFactor(req.payload, id),
    recoveryCodesLeft(req.payload, id),
    passkeysOf(req.payload, id),
  ]);
  return {
    secondFactor,
    isDue: isSecondStepDue(req.user),
    recoveryCodes,
    passkeyHost: relyingParty(env.CMS_URL)?.id ?? null,
    passkeys: passkeys.map(({ id: key, name, createdAt, usedAt }) => ({
      id: key,
      name,
      createdAt,
      usedAt,
    })),
    sessions: openSessions(req.user as TypedUser),
  };
}

async function end(req: PayloadRequest, { session }: z.output<typeof ended>) {
  const { id } = ownAccount(req);
  const own = (req.user as { _sid?: string })._sid ?? null;
  const which = session === undefined ? { allBut: own } : { only: session };
  const count = await endSessions(req.payload, id, which);
  if (session === undefined) {
    await endPush(req.payload, id, (await pushDeviceHere(req))?.id ?? null);
  } else {
    await endPushOfSession(req.payload, id, session);
    if (session === own) await endPushHere(req);
  }
  if (count > 0) {
    await recordAudit(req.payload, req, { action: 'sessions-ended', detail: String(count) });
  }
  return { ended: count };
}

/**
 * The account of a colleague that an administrator looks at. For their own the administrator shows
 * a code, as everybody does.
 * @throws Forbidden, NotFound
 */
async function colleague(req: PayloadRequest): Promise<{ id: number; email: string }> {
  const id = Number(req.routeParams?.id);
  if (!hasRole(req.user, 'admin') || id === req.user?.id) throw new Forbidden(req.t);
  return req.payload.findByID({ collection: 'users', id, depth: 0 });
}

async function stateOf(req: PayloadRequest) {
  const { id } = await colleague(req);
  const [secondFactor, passkeys] = await Promise.all([
    hasSecondFactor(req.payload, id),
    passkeysOf(req.payload, id),
  ]);
  return { secondFactor, passkeys: passkeys.length };
}

/**
 * For a person whose phone is lost: without its codes and passkeys, the password signs in. Sessions
 * and notifications end, because the phone may have them.
 */
async function reset(req: PayloadRequest) {
  const { id: account, email } = await colleague(req);
  const { payload } = req;
  await endSecondFactor(payload, account, {});
  await payload.db.deleteMany({
    collection: 'passkeys',
    where: { account: { equals: account } },
  });
  await endSessions(payload, account, { allBut: null });
  await endPush(payload, account);
  await forgetCodeTries(account, req);
  const mail = { account, change: 'second-factor-off', byOther: true } as const;
  await recordSignInChange(req, mail, { subject: email });
  return {};
}

/** Endpoints for how people sign in, next to Payload's own. Below `/payload/users`. */
export const signInEndpoints = [
  endpoint({ path: '/sign-in', method: 'get', run: ownState }),
  endpoint({ path: '/end-sessions', method: 'post', who: signedIn, body: ended, run: end }),
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  endpoint({ path: '/:id/sign-in', method: 'get', run: stateOf }),
  endpoint({ path: '/:id/second-factor/off', method: 'post', run: reset }),
];
