import { createHash, randomBytes } from 'node:crypto';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterLoginHook, Payload, PayloadRequest, TypedUser } from 'payload';
import { parseCookies } from 'payload/shared';
import { adminLanguage } from '../../../kit/office-language.ts';
import { queryBuilder, tablesOf } from '../../../platform/database/sql.ts';
import { recordAudit } from '../../audit.ts';
import { isTranslator } from '../../translators.ts';
import { browserName, cookieName, lastingCookie } from './browser.ts';

/** Most known browsers per account: of more, those used longest ago are deleted. */
const MOST = 20;

interface Device {
  id: number;
  token: string;
  language: string;
}

/** The mail about a sign-in from a browser that the account has not used before. */
export interface NewDeviceMail {
  account: number;
  /** The language of the back office in the browser that the account used before. */
  language: string;
  browser: string | null;
  /** ISO time of the sign-in. */
  at: string;
}

/** Name of the cookie by which a browser is known again. */
const COOKIE = 'adm-device';

/** The hash contains the account, so that rows of two accounts do not reveal a shared browser. */
function hashOf(account: number, value: string): string {
  return createHash('sha256').update(`${account} ${value}`).digest('base64url');
}

async function devicesOf(payload: Payload, account: number, req: PayloadRequest) {
  const { docs } = await payload.db.find<Device>({
    collection: 'known-devices',
    where: { account: { equals: account } },
    sort: '-usedAt',
    pagination: false,
    req,
  });
  return docs;
}

/** @returns the devices that were known before; `null` when this one is among them */
async function remember(req: PayloadRequest, account: number, token: string) {
  const { payload } = req;
  const collection = 'known-devices';
  const before = await devicesOf(payload, account, req);
  const known = before.find((device) => device.token === token);
  const language = adminLanguage(req.i18n?.language);
  const data = { account, token, language, usedAt: new Date().toISOString() };
  if (known) {
    await payload.db.updateOne({ collection, id: known.id, data, req, returning: false });
    return null;
  }
  await payload.db.create({ collection, data, req, returning: false });
  const tooMany = before.slice(MOST - 1).map(({ id }) => id);
  if (tooMany.length > 0) {
    await payload.db.deleteMany({ collection, where: { id: { in: tooMany } }, req });
  }
  return before;
}

/** Stores the browser of the session that has just been opened. */
async function noteBrowser(
  req: PayloadRequest,
  user: Partial<TypedUser>,
  browser: string | null,
): Promise<void> {
  const session = (user.sessions as { id: string }[] | null | undefined)?.at(-1);
  if (!session) return;
  const { users_sessions: table } = tablesOf(req.payload);
  await queryBuilder(req.payload, req)
    .update(table)
    .set({ browser, usedAt: new Date().toISOString() })
    .where(eq(table.id, session.id));
}

/**
 * After a sign-in: stores the browser with the session, and sends a mail when the account has not
 * been used there. The first browser of an account causes no mail.
 */
export const noteDevice: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI === 'local' || req.context.leavesNoSession) return;
  const account = user.id as number;
  const browser = browserName(req.headers.get('user-agent'));
  await noteBrowser(req, user, browser);
  // A translator's account has no mailbox.
  if (isTranslator(user)) return;
  const value =
    parseCookies(req.headers).get(cookieName(COOKIE)) ?? randomBytes(32).toString('base64url');
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', lastingCookie(COOKIE, value));
  const before = await remember(req, account, hashOf(account, value));
  if (before === null || before.length === 0) return;
  await recordAudit(req.payload, { ...req, user }, { action: 'new-device' });
  const language = before[0]?.language ?? 'pl';
  const input: NewDeviceMail = { account, language, browser, at: new Date().toISOString() };
  await req.payload.jobs.queue({ task: 'newDeviceMail', input, waitUntil: new Date(), req });
};
