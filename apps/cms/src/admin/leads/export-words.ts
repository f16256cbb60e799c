import type { Words } from '../../fields/words.ts';

/** Columns of the exported list, in their order. */
export const EXPORT_COLUMNS = {
  reference: { pl: 'Numer', en: 'Reference', de: 'Nummer' },
  createdAt: { pl: 'Otrzymano', en: 'Received', de: 'Eingegangen' },
  state: { pl: 'Stan', en: 'State', de: 'Status' },
  assignee: { pl: 'Opiekun', en: 'Assigned to', de: 'Zuständig' },
  firstAnsweredAt: { pl: 'Pierwsza odpowiedź', en: 'First answered', de: 'Erste Antwort' },
  formType: { pl: 'Formularz', en: 'Form', de: 'Formular' },
  topic: { pl: 'Temat', en: 'Topic', de: 'Thema' },
  fullName: { pl: 'Imię i nazwisko', en: 'Name', de: 'Name' },
  companyName: { pl: 'Firma', en: 'Company', de: 'Firma' },
  mail: { pl: 'E-mail', en: 'Email', de: 'E-Mail' },
  phoneNumber: { pl: 'Telefon', en: 'Phone', de: 'Telefon' },
  message: { pl: 'Wiadomość', en: 'Message', de: 'Nachricht' },
  details: { pl: 'Czego dotyczy', en: 'What is wanted', de: 'Worum es geht' },
  estimate: { pl: 'Szacunek', en: 'Estimate', de: 'Schätzung' },
  locale: { pl: 'Język', en: 'Language', de: 'Sprache' },
  page: { pl: 'Strona', en: 'Page', de: 'Seite' },
  referrer: { pl: 'Strona odsyłająca', en: 'Referrer', de: 'Verweisende Seite' },
  campaignSource: { pl: 'Źródło kampanii', en: 'Campaign source', de: 'Kampagnenquelle' },
  campaignMedium: { pl: 'Medium kampanii', en: 'Campaign medium', de: 'Kampagnenmedium' },
  campaign: { pl: 'Kampania', en: 'Campaign', de: 'Kampagne' },
  campaignOther: {
    pl: 'Inne znaczniki kampanii',
    en: 'Other campaign tags',
    de: 'Weitere Kampagnenparameter',
  },
  consent: { pl: 'Wersja zgody', en: 'Version of consent', de: 'Fassung der Einwilligung' },
  notes: { pl: 'Notatki', en: 'Notes', de: 'Notizen' },
} as const satisfies Record<string, Words>;
