import { ECDH } from 'node:crypto';
import { Forbidden, NotFound, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { seesLeads } from '../accounts/access.ts';
import { browserName } from '../accounts/sign-in/devices/browser.ts';
import { pushCookie, pushDeviceHere } from '../accounts/sign-in/devices/push-here.ts';
import { ownAccount } from '../accounts/sign-in/person.ts';
import { endpoint, forbiddenUnless, refusal } from '../kit/endpoint.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { findStored } from '../platform/database/stored.ts';
import { deliverTrial } from './deliveries.ts';
import { isPostable } from './post.ts';
import { pushKey } from './push-key.ts';

/** Devices of one account; of more, the one that was added first is deleted. */
const MOST = 20;

function bytesLong(length: number) {
  return z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === length);
}

/** Whether notices can be encrypted for this key: others would be tried for three days. */
function isOnCurve(key: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

const subscription = z.object({
  endpoint: z.string().max(2_000),
  keys: z.object({ p256dh: bytesLong(65).refine(isOnCurve), auth: bytesLong(16) }),
});

type Subscription = z.output<typeof subscription>;

const named = z.object({ device: z.number().int() });

function devicesOf(req: PayloadRequest, account: number) {
  return findStored(req.payload, 'push-devices', {
    where: { account: { equals: account } },
    sort: 'id',
    fields: ['endpoint', 'browser', 'createdAt', 'usedAt'],
  });
}

async function listed(req: PayloadRequest, account: number): Promise<Response> {
  const devices = await devicesOf(req, account);
  const { publicKey } = pushKey();
  return Response.json({ publicKey, devices }, { headers: { 'cache-control': 'no-store' } });
}

/** Adds the browser of the request. One that another account used before now is this account's. */
async function add(req: PayloadRequest, { endpoint: address, keys }: Subscription) {
  const { id: account } = ownAccount(req);
  if (!isPostable(address)) throw refusal(req, (w) => w.leadRules.pushEndpoints.badAddress);
  const collection = 'push-devices';
  await req.payload.db.deleteMany({ collection, where: { endpoint: { equals: address } } });
  const language = adminLanguage(req.i18n?.language);
  const browser = browserName(req.headers.get('user-agent'));
  const now = new Date().toISOString();
  const { _sid: session = null } = req.user as { _sid?: string };
  const its = { account, session, endpoint: address, ...keys, language, browser };
  const data = { ...its, createdAt: now, updatedAt: now };
  await req.payload.db.create({ collection, data, returning: false });
  const tooMany = (await devicesOf(req, account)).slice(0, -MOST).map(({ id }) => id);
  if (tooMany.length > 0) {
    await req.payload.db.deleteMany({ collection, where: { id: { in: tooMany } } });
  }
  const answer = await listed(req, account);
  answer.headers.append('Set-Cookie', pushCookie(address));
  return answer;
}

/**
 * The browser of the request has another address, which its push service gave it. It may come while
 * no session is open: the cookie of the browser proves which device it is.
 * @throws NotFound when the device was ended meanwhile
 */
async function renew(req: PayloadRequest, { endpoint: address, keys }: Subscription) {
  if (!isPostable(address)) throw refusal(req, (w) => w.leadRules.pushEndpoints.badAddress);
  const device = await pushDeviceHere(req);
  if (!device) throw new NotFound(req.t);
  const collection = 'push-devices';
  const others: Where = {
    and: [{ endpoint: { equals: address } }, { id: { not_equals: device.id } }],
  };
  await req.payload.db.deleteMany({ collection, where: others });
  const data = { endpoint: address, ...keys };
  await req.payload.db.updateOne({ collection, id: device.id, data, returning: false });
  return Response.json({}, { headers: { 'Set-Cookie': pushCookie(address) } });
}

async function remove(req: PayloadRequest, { device }: z.output<typeof named>) {
  const { id: account } = ownAccount(req);
  const where: Where = { and: [{ id: { equals: device } }, { account: { equals: account } }] };
  await req.payload.db.deleteMany({ collection: 'push-devices', where });
  return listed(req, account);
}

async function trial(req: PayloadRequest, { device }: z.output<typeof named>) {
  const { id: account, name } = ownAccount(req);
  const known = (await devicesOf(req, account)).find(({ id }) => id === device);
  if (!known) throw new Forbidden(req.t);
  const target = [name, known.browser].filter(Boolean).join(', ');
  const result = await deliverTrial(req.payload, { kind: 'push', id: device, name: target });
  // The browser chose the address: the content there is not shown to its owner.
  return { ...result, answer: null };
}

const own = { method: 'post', who: forbiddenUnless(seesLeads) } as const;

/** Notifications on the devices of the signed-in person. Below `/payload/users`. */
export const pushEndpoints = [
  endpoint({ ...own, path: '/push', method: 'get', run: (req) => listed(req, ownAccount(req).id) }),
  endpoint({ ...own, path: '/push', body: subscription, run: add }),
  endpoint({ path: '/push/renew', method: 'post', body: subscription, run: renew }),
  endpoint({ ...own, path: '/push/remove', body: named, run: remove }),
  endpoint({ ...own, path: '/push/test', body: named, run: trial }),
];
