/** Events of the audit log. */
export const AUDIT_ACTIONS = [
  { value: 'login', label: { pl: 'Logowanie', en: 'Sign-in' } },
  {
    value: 'login-failed',
    label: { pl: 'Nieudane logowanie', en: 'Failed sign-in' },
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
export type AuditAction = (typeof AUDIT_ACTIONS)[number]['value'];
