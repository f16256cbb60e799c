import { type AdminLanguage, adminLanguage } from '../../../fields/admin-label.ts';

const pl = {
  person: 'Osoba',
  leadsOf: {
    one: '{n} zapytanie',
    few: '{n} zapytania',
    many: '{n} zapytań',
    other: '{n} zapytania',
  },
  ofThisPerson: {
    one: '{n} zapytanie tej osoby',
    few: '{n} zapytania tej osoby',
    many: '{n} zapytań tej osoby',
    other: '{n} zapytania tej osoby',
  },
  openPerson: 'Osoba i firma',
  mail: 'E-mail',
  phone: 'Telefon',
  company: 'Firma',
  leads: 'Zapytania',
  estimates: 'Oszacowania',
  mails: 'Wiadomości',
  noMails: 'Nie ma wiadomości.',
  newsletter: 'Newsletter',
  notSubscribed: 'Nie zapisano.',
  consents: 'Zgody',
  consentOf: 'wersja {version}, {time}',
  noVersion: 'bez wersji',
  withdrawn: 'wycofana {time}',
  entered: 'wpisane ręcznie, bez zgody z formularza',
  colleagues: 'Inne osoby z firmy {domain}',
  noColleagues: 'Nikt inny z adresem w {domain} jeszcze nie pisał.',
  publicMailbox: 'Adres jest w ogólnodostępnej poczcie, więc nie wskazuje firmy.',
  merge: 'Połącz',
  mergeWith: 'Połącz z zapytaniem',
  mergeHint:
    'Rozmowa toczy się dalej w wybranym zapytaniu. To znika ze skrzynki i da się je rozdzielić.',
  chooseLead: 'Wybierz…',
  separate: 'Rozdziel',
  mergedInto: 'Połączono z',
  joined: 'Połączone zapytania',
  chooseFirst: 'Wybierz zapytanie, z którym połączyć.',
  failed: 'Nie udało się. Odśwież stronę i spróbuj jeszcze raz.',
  received: 'otrzymano',
  sent: 'wysłano',
};

type Labels = typeof pl;

const en: Labels = {
  person: 'Person',
  leadsOf: { one: '{n} lead', few: '{n} leads', many: '{n} leads', other: '{n} leads' },
  ofThisPerson: {
    one: '{n} lead of this person',
    few: '{n} leads of this person',
    many: '{n} leads of this person',
    other: '{n} leads of this person',
  },
  openPerson: 'Person and company',
  mail: 'Email',
  phone: 'Phone',
  company: 'Company',
  leads: 'Leads',
  estimates: 'Estimates',
  mails: 'Messages',
  noMails: 'There are no messages.',
  newsletter: 'Newsletter',
  notSubscribed: 'Not subscribed.',
  consents: 'Consents',
  consentOf: 'version {version}, {time}',
  noVersion: 'without a version',
  withdrawn: 'withdrawn {time}',
  entered: 'entered by hand, without the consent of a form',
  colleagues: 'Other people of {domain}',
  noColleagues: 'Nobody else with an address at {domain} has written yet.',
  publicMailbox: 'The address is at a public provider, so it names no company.',
  merge: 'Merge',
  mergeWith: 'Merge into the lead',
  mergeHint:
    'The conversation goes on in the chosen lead. This one leaves the inbox, and can be separated again.',
  chooseLead: 'Choose…',
  separate: 'Separate',
  mergedInto: 'Merged into',
  joined: 'Merged leads',
  chooseFirst: 'Choose the lead to merge into.',
  failed: 'That did not work. Reload the page and try once more.',
  received: 'received',
  sent: 'sent',
};

const WORDS: Record<AdminLanguage, Labels> = { pl, en };

/** Language of the back office as one of ours, with the labels of a person's page in it. */
export function personLabels(language: string): { locale: AdminLanguage; words: Labels } {
  const locale = adminLanguage(language);
  return { locale, words: WORDS[locale] };
}

/** A number with its noun, in the form that the number needs. */
export function counted(n: number, forms: Labels['leadsOf'], locale: AdminLanguage): string {
  const form = new Intl.PluralRules(locale).select(n);
  const words = form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
  return words.replace('{n}', String(n));
}
