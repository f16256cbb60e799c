import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { limitsOf } from '../../platform/database/shared-limit.ts';
import { idsOf } from '../../platform/database/sql.ts';
import { onePerPayload } from '../../platform/process/shared.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';

/** Changes and events that a mail reports to the owner of an account. */
export type SignInChange =
  | 'address-changed'
  | 'codes-refused'
  | 'logins-failed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'password-changed'
  | 'password-reset'
  | 'recovery-code'
  | 'recovery-codes'
  | 'second-factor-off'
  | 'second-factor-on';

/** The mail about a change of how an account is signed in to, or about tries to do so. */
export interface SignInMail {
  /** The account that the mail goes to. */
  account: number;
  change: SignInChange;
  /** Account that others try to sign in to, in the mail to an administrator. */
  about?: number;
  /** An administrator did it. */
  byOther?: boolean;
  /** Name of a passkey. */
  name?: string;
  /** Encrypted: the address that the account had before. */
  to?: string;
  /** ISO time. */
  at: string;
}

/** Has a mail sent, in the transaction of a request if it has one. */
async function notify(
  payload: Payload,
  mail: Omit<SignInMail, 'at'>,
  transactionID?: number | string,
): Promise<void> {
  await payload.jobs.queue({
    task: 'newDeviceMail',
    input: { ...mail, at: new Date().toISOString() },
    waitUntil: new Date(),
    ...(transactionID && { req: { transactionID } as PayloadRequest }),
  });
}

/** Records a change of how an account is signed in to in the audit log, and mails its owner. */
export async function recordSignInChange(
  by: Pick<PayloadRequest, 'payload' | 'user' | 'transactionID'>,
  mail: Omit<SignInMail, 'at'>,
  entry: Partial<AuditEntry> = {},
): Promise<void> {
  await recordAudit(by.payload, by, { action: mail.change, ...entry } as AuditEntry);
  await notify(by.payload, mail, await by.transactionID);
}

/** For the accounts: a successful sign-in, or a new password by the link in a mail. */
export const recordLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  const by = { ...req, user };
  const { resetsPassword, hasPasskey, leavesNoSession } = req.context;
  if (resetsPassword) {
    await recordSignInChange(by, { account: Number(user.id), change: 'password-reset' });
  }
  if (leavesNoSession) return;
  await recordAudit(req.payload, by, { action: hasPasskey ? 'passkey-login' : 'login' });
};

/** Notifies the old address of an account of the new one. */
export const notifyOfAddress: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = previousDoc?.email;
  if (!before || before === doc.email) return doc;
  const to = req.payload.encrypt(before);
  await recordSignInChange(
    req,
    { account: doc.id, change: 'address-changed', byOther: req.user?.id !== doc.id, to },
    { action: 'password-changed', subject: before, detail: `e-mail: ${doc.email}` },
  );
  return doc;
};

const DAY_MS = 24 * 60 * 60_000;

/** So many failed tries at an account within a day are reported to its owner and administrators. */
const NOTIFIED_TRIES = {
  'login-failed': { most: 100, change: 'logins-failed' },
  // A person at this step knows the password.
  'code-refused': { most: 10, change: 'codes-refused' },
} as const;

const oncePerDay = onePerPayload('notice-limits', (payload) =>
  limitsOf(payload)('told', [{ most: 1, ms: DAY_MS }]),
);

/** Reports many failed tries at an account, once a day. */
export async function notifyOfTries(
  payload: Payload,
  { id, email }: { id: number; email: string },
  action: keyof typeof NOTIFIED_TRIES,
): Promise<void> {
  const { most, change } = NOTIFIED_TRIES[action];
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const where = {
    action: { equals: action },
    person: { equals: email },
    createdAt: { greater_than: since },
  };
  const { totalDocs } = await payload.db.count({ collection: 'audit', where });
  if (totalDocs < most || !(await oncePerDay(payload).take(`${change} ${id}`)).ok) return;
  const others = { roles: { contains: 'admin' }, id: { not_equals: id } };
  await notify(payload, { account: id, change });
  for (const account of await idsOf(payload, 'users', others)) {
    await notify(payload, { account, about: id, change });
  }
}
