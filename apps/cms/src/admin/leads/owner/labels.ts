import { type AdminLanguage, adminLanguage } from '../../../fields/admin-label.ts';

const pl = {
  owner: 'Opiekun',
  nobody: 'nikt',
  you: 'Ty',
  accept: 'Przyjmij',
  take: 'Przejmij',
  handOn: 'Przekaż…',
  giveBack: 'Oddaj',
  giveBackHint: 'Zapytanie wróci do skrzynki bez opiekuna.',
  to: 'Komu przekazać?',
  choose: 'Wybierz osobę',
  hand: 'Przekaż',
  cancel: 'Anuluj',
  awayUntil: '{name} (nie ma do {day})',
  standIn: '{name}: nieobecność do {day}. Zastępca: {standIn}.',
  away: '{name}: nieobecność do {day}, bez zastępcy.',
  noColleagues: 'Nie ma drugiej osoby, która pracuje z takimi zapytaniami.',
  loading: 'Wczytuję…',
  failed: 'Nie udało się wczytać listy osób. Zamknij i spróbuj jeszcze raz.',
};

type Labels = typeof pl;

const en: Labels = {
  owner: 'Assigned to',
  nobody: 'nobody',
  you: 'you',
  accept: 'Take it',
  take: 'Take over',
  handOn: 'Hand on…',
  giveBack: 'Give back',
  giveBackHint: 'The lead goes back to the inbox, assigned to nobody.',
  to: 'To whom?',
  choose: 'Choose a person',
  hand: 'Hand on',
  cancel: 'Cancel',
  awayUntil: '{name} (away until {day})',
  standIn: '{name} is away until {day}. Stand-in: {standIn}.',
  away: '{name} is away until {day}, without a stand-in.',
  noColleagues: 'No other person works on such leads.',
  loading: 'Loading…',
  failed: 'The list of people could not be loaded. Close it and try once more.',
};

const WORDS: Record<AdminLanguage, Labels> = { pl, en };

/** Language of the back office as one of ours, with the labels of a lead's owner in it. */
export function ownerLabels(language: string): { locale: AdminLanguage; words: Labels } {
  const locale = adminLanguage(language);
  return { locale, words: WORDS[locale] };
}
