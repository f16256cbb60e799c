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
  { value: 'login', label: { pl: 'Logowanie', en: 'Sign-in' } },
  {
    value: 'login-failed',
    label: { pl: 'Nieudane logowanie', en: 'Failed sign-in' },
  },
  {
    value: 'passkey-login',
    label: { pl: 'Logowanie kluczem dostępu', en: 'Sign-in with a passkey' },
  },
  {
    value: 'code-refused',
    label: { pl: 'Odrzucony kod przy logowaniu', en: 'Code refused at sign-in' },
  },
  { value: 'recovery-code', label: { pl: 'Użyty kod zapasowy', en: 'Recovery code used' } },
  {
    value: 'password-changed',
    label: { pl: 'Zmienione hasło lub adres', en: 'Password or address changed' },
  },
  { value: 'password-reset', label: { pl: 'Nowe hasło z linku', en: 'Password set by a link' } },
  {
    value: 'second-factor-on',
    label: { pl: 'Włączona weryfikacja dwuetapowa', en: 'Two-step verification turned on' },
  },
  {
    value: 'second-factor-off',
    label: { pl: 'Wyłączona weryfikacja dwuetapowa', en: 'Two-step verification turned off' },
  },
  {
    value: 'recovery-codes',
    label: { pl: 'Nowe kody zapasowe', en: 'New recovery codes' },
  },
  { value: 'passkey-added', label: { pl: 'Dodany klucz dostępu', en: 'Passkey added' } },
  { value: 'passkey-removed', label: { pl: 'Usunięty klucz dostępu', en: 'Passkey removed' } },
  { value: 'new-device', label: { pl: 'Logowanie z nowego urządzenia', en: 'New device' } },
  { value: 'sessions-ended', label: { pl: 'Zakończone sesje', en: 'Sessions ended' } },
  {
    value: 'channel',
    label: { pl: 'Zmiana webhooka lub klucza API', en: 'Change of a webhook or API key' },
  },
  { value: 'export', label: { pl: 'Eksport', en: 'Export' } },
  { value: 'download', label: { pl: 'Pobranie pliku', en: 'Download' } },
  { value: 'deletion', label: { pl: 'Usunięcie', en: 'Deletion' } },
  {
    value: 'erasure',
    label: { pl: 'Usunięcie danych osoby', en: 'Erasure of a person' },
  },
  {
    value: 'withdrawal',
    label: { pl: 'Wycofanie zgody', en: 'Consent withdrawn' },
  },
  {
    value: 'extension',
    label: { pl: 'Dłuższe przechowywanie', en: 'Storage extended' },
  },
  {
    value: 'retention',
    label: { pl: 'Koniec przechowywania', en: 'Retention' },
  },
  {
    value: 'retention-refused',
    label: {
      pl: 'Usuwanie wstrzymane',
      en: 'Retention held back',
    },
  },
] as const;

/** One of the events of the audit log. */
type AuditAction = (typeof AUDIT_ACTIONS)[number]['value'];
