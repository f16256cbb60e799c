import type { AdminLabel } from '../../fields/admin-label.ts';

/** Columns of the exported list, in their order. */
export const EXPORT_COLUMNS = {
  reference: { pl: 'Numer', en: 'Reference' },
  createdAt: { pl: 'Otrzymano', en: 'Received' },
  state: { pl: 'Stan', en: 'State' },
  assignee: { pl: 'Opiekun', en: 'Assigned to' },
  firstAnsweredAt: { pl: 'Pierwsza odpowiedź', en: 'First answered' },
  formType: { pl: 'Formularz', en: 'Form' },
  topic: { pl: 'Temat', en: 'Topic' },
  fullName: { pl: 'Imię i nazwisko', en: 'Name' },
  companyName: { pl: 'Firma', en: 'Company' },
  mail: { pl: 'E-mail', en: 'Email' },
  phoneNumber: { pl: 'Telefon', en: 'Phone' },
  message: { pl: 'Wiadomość', en: 'Message' },
  details: { pl: 'Czego dotyczy', en: 'What is wanted' },
  estimate: { pl: 'Szacunek', en: 'Estimate' },
  locale: { pl: 'Język', en: 'Language' },
  page: { pl: 'Strona', en: 'Page' },
  referrer: { pl: 'Strona odsyłająca', en: 'Referrer' },
  campaignSource: { pl: 'Źródło kampanii', en: 'Campaign source' },
  campaignMedium: { pl: 'Medium kampanii', en: 'Campaign medium' },
  campaign: { pl: 'Kampania', en: 'Campaign' },
  campaignOther: {
    pl: 'Inne znaczniki kampanii',
    en: 'Other campaign tags',
  },
  consent: { pl: 'Wersja zgody', en: 'Version of consent' },
  notes: { pl: 'Notatki', en: 'Notes' },
} as const satisfies Record<string, AdminLabel>;
