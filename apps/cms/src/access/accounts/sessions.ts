import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
} from 'payload';
import { endPush } from './devices/push-here.ts';
import { IDLE_SECONDS } from './idle.ts';
import { recordSignInChange } from './sign-in-changes.ts';

/** A session ends after this long in any case, in seconds. */
const LONGEST_SECONDS = 12 * 60 * 60;

interface Session {
  id: string;
  createdAt: string | Date;
}

/**
 * Extends a session while it is used, but never beyond twelve hours: the last extension is thirty
 * minutes before.
 * @throws Forbidden
 */
export const endAtLast: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'refresh') return;
  const user = req.user as { _sid?: string; sessions?: Session[] | null } | null;
  const session = user?.sessions?.find(({ id }) => id === user._sid);
  const age = session ? Date.now() - new Date(session.createdAt).getTime() : Infinity;
  if (age > (LONGEST_SECONDS - IDLE_SECONDS) * 1000) throw new Forbidden(req.t);
};

/** Marks for `endAll` that this operation sets a password. */
export const notePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return;
  const { data } = args as { data?: { password?: unknown } };
  req.context.setsPassword = typeof data?.password === 'string';
};

/**
 * With a new password every session of the account ends, the one that changed it included, and with
 * them the notifications of its devices; its passkeys go when somebody else set the password.
 */
export const endAll: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.context.setsPassword) return doc;
  await req.payload.db.updateOne({
    collection: 'users',
    id: doc.id,
    data: { sessions: [] },
    req,
    returning: false,
  });
  await endPush(req.payload, doc.id, null, req);
  const byOther = req.user?.id !== doc.id;
  if (byOther) {
    // The person may have lost the account: additions of an intruder must not outlive the password.
    const where = { account: { equals: doc.id } };
    await req.payload.db.deleteMany({ collection: 'passkeys', where, req });
  }
  const mail = { account: doc.id, change: 'password-changed', byOther } as const;
  await recordSignInChange(req.payload, req, mail, { subject: doc.email });
  return doc;
};
