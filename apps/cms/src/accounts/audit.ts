import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';

/** One entry: no name, address or words of a visitor, only ids. */
export interface AuditEntry {
  action: AuditAction;
  /** Number or name of its subject, such as a lead's reference. */
  subject?: string;
  /** Counts, filters or file names: never a visitor's own text. */
  detail?: string;
}

/**
 * Writes an entry, in the transaction of the request if it has one.
 * @param by the request of the person; `null` is the system itself (retention, command line)
 */
export async function recordAudit(
  payload: Payload,
  by: Partial<Pick<PayloadRequest, 'user' | 'transactionID'>> | null,
  { action, subject, detail }: AuditEntry,
): Promise<void> {
  const now = new Date().toISOString();
  const person = by?.user && 'email' in by.user ? by.user.email : null;
  await payload.db.create({
    collection: 'audit',
    data: {
      action,
      person,
      subject: subject ?? null,
      detail: detail ?? null,
      createdAt: now,
      updatedAt: now,
    },
    returning: false,
    ...(by?.transactionID ? { req: { transactionID: by.transactionID } } : {}),
  });
}

/** For collections with visitors' data: a deletion by hand. */
export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const name = typeof doc.reference === 'string' ? doc.reference : String(id);
  await recordAudit(req.payload, req, {
    action: 'deletion',
    subject: name,
    detail: collection.slug,
  });
};

/** Events of the audit log. */
export const AUDIT_ACTIONS = [
  'offer-sent',
  'offer-withdrawn',
  'offer-link-renewed',
  'login',
  'login-failed',
  'passkey-login',
  'code-refused',
  'recovery-code',
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'sessions-ended',
  'channel',
  'export',
  'download',
  'deletion',
  'erasure',
  'withdrawal',
  'extension',
  'person-address',
  'retention',
  'retention-refused',
] as const;

/** One of the events of the audit log. */
type AuditAction = (typeof AUDIT_ACTIONS)[number];
