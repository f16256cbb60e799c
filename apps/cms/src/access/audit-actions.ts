/** Events of the audit log. */
export const AUDIT_ACTIONS = [
  { value: 'login', label: { pl: 'Logowanie', en: 'Sign-in', de: 'Anmeldung' } },
  {
    value: 'login-failed',
    label: { pl: 'Nieudane logowanie', en: 'Failed sign-in', de: 'Fehlgeschlagene Anmeldung' },
  },
  { value: 'export', label: { pl: 'Eksport', en: 'Export', de: 'Export' } },
  { value: 'download', label: { pl: 'Pobranie pliku', en: 'Download', de: 'Download' } },
  { value: 'deletion', label: { pl: 'Usunięcie', en: 'Deletion', de: 'Löschung' } },
  {
    value: 'erasure',
    label: { pl: 'Usunięcie danych osoby', en: 'Erasure of a person', de: 'Löschung einer Person' },
  },
  {
    value: 'withdrawal',
    label: { pl: 'Wycofanie zgody', en: 'Consent withdrawn', de: 'Widerruf der Einwilligung' },
  },
  {
    value: 'extension',
    label: { pl: 'Dłuższe przechowywanie', en: 'Storage extended', de: 'Speicherung verlängert' },
  },
  {
    value: 'retention',
    label: { pl: 'Koniec przechowywania', en: 'Retention', de: 'Ende der Aufbewahrung' },
  },
  {
    value: 'retention-refused',
    label: {
      pl: 'Usuwanie wstrzymane',
      en: 'Retention held back',
      de: 'Aufbewahrungslauf angehalten',
    },
  },
] as const;

/** One of the events of the audit log. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number]['value'];
