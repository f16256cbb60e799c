import { createHmac } from 'node:crypto';
import type {
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { parseCookies } from 'payload/shared';
import { env } from '../../../platform/process/env.ts';
import { cookieName, lastingCookie } from './browser.ts';

/** Name of the cookie by which a browser names its own device, whether or not a session is open. */
const COOKIE = 'adm-push';

const collection = 'push-devices';

/** A device that asks for notifications. */
interface PushDevice {
  id: number;
  account: number | null;
  endpoint: string;
}

/** Only the server can make it of an address: to know where notices go gives no right to them. */
function proofOf(endpoint: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`push ${endpoint}`).digest('base64url');
}

/** The `Set-Cookie` header for the browser that has just subscribed. */
export function pushCookie(endpoint: string): string {
  return lastingCookie(COOKIE, proofOf(endpoint));
}

type Within = Pick<PayloadRequest, 'transactionID'> | undefined;

/** The device that is the browser of a request; `null` when it has none. */
export async function pushDeviceHere(
  { headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>,
  req?: Within,
): Promise<PushDevice | null> {
  const proof = parseCookies(headers).get(cookieName(COOKIE));
  if (!proof) return null;
  // A team has only a few devices.
  const { docs } = await payload.db.find<PushDevice>({
    collection,
    select: { account: true, endpoint: true },
    pagination: false,
    ...(req && { req }),
  });
  return docs.find(({ endpoint }) => proofOf(endpoint) === proof) ?? null;
}

/**
 * Ends the notifications of an account.
 * @param but id of a device that continues to get them
 */
export async function endPush(
  payload: Payload,
  account: number,
  but: number | null = null,
  req?: Within,
): Promise<void> {
  const its: Where = { account: { equals: account } };
  const where = but === null ? its : { and: [its, { id: { not_equals: but } }] };
  await payload.db.deleteMany({ collection, where, ...(req && { req }) });
}

/** Ends the notifications of the browser in which a session was opened. */
export async function endPushOfSession(
  payload: Payload,
  account: number,
  session: string,
): Promise<void> {
  const where: Where = {
    and: [{ account: { equals: account } }, { session: { equals: session } }],
  };
  await payload.db.deleteMany({ collection, where });
}

/** Ends the notifications of the browser of a request. */
export async function endPushHere(
  { headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>,
  req?: Within,
): Promise<void> {
  const device = await pushDeviceHere({ headers, payload }, req);
  if (!device) return;
  const where = { id: { equals: device.id } };
  await payload.db.deleteMany({ collection, where, ...(req && { req }) });
}

/** After a sign-out a browser gets no notifications of leads. */
export const endPushAtSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await endPushHere(req, req);
};

/** The same where the session had ended before: Payload then refuses to sign out. */
export const endPushWithoutSession: CollectionAfterErrorHook = async ({ req }) => {
  if (!req.user && req.pathname?.endsWith('/users/logout')) await endPushHere(req);
};

/**
 * At a sign-in: the device of this browser belongs to the session that has just been opened;
 * another person's notifications here end. A new password by a mail ends the notifications of all
 * devices, as it ends the sessions.
 */
export const followSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI === 'local') return;
  const { payload } = req;
  const account = user.id as number;
  if (req.context.resetsPassword) await endPush(payload, account, null, req);
  const device = await pushDeviceHere(req, req);
  if (!device) return;
  if (device.account !== account) return endPushHere(req, req);
  const session = (user.sessions as { id: string }[] | null | undefined)?.at(-1)?.id;
  if (session === undefined || req.context.leavesNoSession) return;
  const { id } = device;
  await payload.db.updateOne({ collection, id, data: { session }, req, returning: false });
};
