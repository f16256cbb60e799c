import type { AdminLabel, AdminLanguage } from '../../fields/admin-label.ts';
import { WORD_GROUPS, wordGroupOf } from './word-groups.ts';

/** Nearer places within a group, by the beginning of their keys. */
const NEARER: Readonly<Record<string, AdminLabel>> = {
  'blog.found': { pl: 'liczba artykułów', en: 'number of articles' },
  'blog.foundFor': { pl: 'wynik wyszukiwania', en: 'result of a search' },
  'blog.minutes': { pl: 'czas czytania', en: 'reading time' },
  'details.realizationsFound': { pl: 'liczba realizacji', en: 'number of case studies' },
  'details.employment': { pl: 'wymiar pracy', en: 'kind of employment' },
  'forms.topics': { pl: 'lista „Temat”', en: 'list “Topic”' },
  'forms.consultationTopics': { pl: 'lista „Temat rozmowy”', en: 'list “Topic of the call”' },
  'forms.reasons': { pl: 'dlaczego nie wysłano', en: 'why it was not sent' },
  'forms.sent.contact': { pl: 'po wysłaniu zapytania', en: 'after an enquiry was sent' },
  'forms.sent.consultation': { pl: 'po zamówieniu rozmowy', en: 'after a call was booked' },
  'forms.sent.newsletter': { pl: 'po zapisie na newsletter', en: 'after a newsletter sign-up' },
  'forms.sent.career': { pl: 'po zgłoszeniu do pracy', en: 'after a job application' },
  'forms.sent.quote': { pl: 'po wysłaniu wyceny', en: 'after a quote was sent' },
  'forms.fields': { pl: 'zdanie przy złej odpowiedzi', en: 'sentence at a wrong answer' },
  'sections.steps': { pl: 'liczba kroków', en: 'number of steps' },
  'sections.days': { pl: 'liczba dni', en: 'number of days' },
  'calculators.personDays': { pl: 'liczba osobodni', en: 'number of person-days' },
  'calculators.weeks': { pl: 'liczba tygodni', en: 'number of weeks' },
  'calculators.team': { pl: 'liczba osób', en: 'number of people' },
  'calculators.chosen': { pl: 'liczba wybranych pozycji', en: 'number of chosen items' },
  'calculators.wizard.stages': { pl: 'nazwa kroku', en: 'name of a step' },
  'calculators.wizard.channels': {
    pl: 'odpowiedzi: gdzie aplikacja',
    en: 'answers: where the app is',
  },
  'calculators.wizard.months': { pl: 'liczba miesięcy', en: 'number of months' },
  'calculators.wizard.hardware': { pl: 'odpowiedzi: sprzęt', en: 'answers: hardware' },
  'calculators.wizard.sentCalculator': { pl: 'po wysłaniu', en: 'after sending' },
  'calculators.wizard.unanswered': { pl: 'brak odpowiedzi', en: 'an answer is missing' },
  'cookies.purposes': { pl: 'cele', en: 'purposes' },
  'estimate.subjects': { pl: 'rodzaj oszacowania', en: 'kind of estimate' },
  'frame.meanings': {
    pl: 'co znaczy skrót w menu i stopce',
    en: 'what a term in menus stands for',
  },
  'frame.languages': { pl: 'nazwy języków', en: 'names of languages' },
  'links.confirm': { pl: 'potwierdzenie zapisu', en: 'confirming a sign-up' },
  'links.unsubscribe': { pl: 'wypisanie z newslettera', en: 'leaving the newsletter' },
  'links.request': { pl: '„Co nam przesłano”', en: '“My request”' },
  'links.request.fields': { pl: 'nazwa odpowiedzi', en: 'name of an answer' },
  'links.request.topics': { pl: 'temat zapytania', en: 'topic of the request' },
  'mail.newsletter.optIn': { pl: 'prośba o potwierdzenie', en: 'request to confirm' },
  'mail.newsletter.already': { pl: 'adres jest już na liście', en: 'address on the list already' },
  'mail.newsletter.welcome': { pl: 'powitanie', en: 'welcome' },
  'mail.notices.withdrawal': { pl: 'wycofanie zgody', en: 'withdrawal of consent' },
  'mail.notices.digest': { pl: 'kwarantanna', en: 'quarantine' },
  'mail.notices.morning': { pl: 'zestawienie na dziś', en: 'summary of the day' },
  'mail.notices.morning.lines': { pl: 'wiersze', en: 'lines' },
  'mail.confirmation.call': { pl: 'prośba o telefon', en: 'request for a call' },
  'mail.notices.reply': { pl: 'klient odpisał', en: 'the customer has replied' },
  'mail.notices.lost': { pl: 'odpowiedź nie dotarła', en: 'a reply was not delivered' },
  'mail.colleagues.assigned': { pl: 'przydział zapytania', en: 'a lead is assigned' },
  'mail.colleagues.half': { pl: 'połowa czasu minęła', en: 'half the time has passed' },
  'mail.colleagues.overdue': { pl: 'termin minął', en: 'overdue' },
  'mail.colleagues.twice': { pl: 'dwukrotnie po terminie', en: 'twice overdue' },
  'mail.reply.topics': { pl: 'temat zapytania', en: 'topic of the request' },
  'mail.reply.reminder': { pl: 'przypomnienie o następnym kroku', en: 'reminder of the next step' },
  'mail.lead.consultationTopics': { pl: 'temat rozmowy', en: 'topic of the call' },
  'mail.lead.parameters': { pl: 'skąd przyszło zapytanie', en: 'where the lead came from' },
  'print.subjects': { pl: 'rodzaj oszacowania', en: 'kind of estimate' },
  'print.personDays': { pl: 'liczba osobodni', en: 'number of person-days' },
  'print.weeks': { pl: 'liczba tygodni', en: 'number of weeks' },
  'print.people': { pl: 'liczba osób', en: 'number of people' },
};

const BUTTON: AdminLabel = { pl: 'przycisk', en: 'button' };
const HEADING: AdminLabel = { pl: 'nagłówek', en: 'heading' };
const STEP: AdminLabel = { pl: 'nazwa kroku', en: 'name of a step' };
const SHORT: AdminLabel = { pl: 'krótki kalkulator', en: 'short calculator' };
const FULL: AdminLabel = { pl: 'pełny kalkulator', en: 'full calculator' };

/** Labels that distinguish equal texts at the same place. */
const ROLES: Readonly<Record<string, AdminLabel>> = {
  'forms.callTimeKept': { pl: 'wybrany wcześniej', en: 'chosen before' },
  'calculators.toItems': BUTTON,
  'calculators.functionsTitle': HEADING,
  'calculators.stageSummary': STEP,
  'calculators.stageSend': STEP,
  'calculators.summaryTitle': HEADING,
  'calculators.questionsTitle': SHORT,
  'calculators.instantTitle': { pl: 'szybkie oszacowanie', en: 'quick estimate' },
  'estimate.subjects.kalkulator-dms': FULL,
  'estimate.subjects.kalkulator-dms-n': SHORT,
  'estimate.subjects.kalkulator-erp': FULL,
  'estimate.subjects.kalkulator-erp-n': SHORT,
  'print.subjects.kalkulator-dms': FULL,
  'print.subjects.kalkulator-dms-n': SHORT,
  'print.subjects.kalkulator-erp': FULL,
  'print.subjects.kalkulator-erp-n': SHORT,
};

/** The place of a text, in plain words: `Formularze › po wysłaniu zapytania`. */
export function wordPlace(key: string, language: AdminLanguage): string {
  const group = wordGroupOf(key);
  const parts = key.split('.');
  const nearer = parts
    .map((_, at) => NEARER[parts.slice(0, at + 1).join('.')])
    .concat(ROLES[key])
    .flatMap((label) => label?.[language] ?? []);
  return [...(group ? [WORD_GROUPS[group][language]] : []), ...nearer].join(' › ');
}
