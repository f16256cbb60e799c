import { type FormType, isLocale, type Locale } from '@osnowa/contract';
import type { Pair } from '../submission-fields.ts';
import { languageIn, scriptIn } from './language.ts';
import { MOST_WORDS, wordsIn } from './words-in.ts';

/** What the classifier reads of a lead. */
export interface ReadLead {
  formType: FormType;
  locale: string;
  fullName?: string | null;
  companyName?: string | null;
  mail: string;
  phoneNumber?: string | null;
  phoneNormalised?: string | null;
  message?: string | null;
  details?: unknown;
  extra?: unknown;
  flags?: unknown;
}

/** Traits of a lead as a whole, beside its words. `label` completes the sentence that lists them. */
export const SHAPES = {
  'one-link': { pl: 'odnośnik w treści', en: 'a link in the text' },
  'many-links': { pl: 'kilka odnośników w treści', en: 'several links in the text' },
  markup: { pl: 'znaczniki HTML lub BBCode', en: 'HTML or BBCode tags' },
  capitals: { pl: 'dużo wielkich liter', en: 'many capitals' },
  shouting: { pl: 'dużo wykrzykników', en: 'many exclamation marks' },
  money: { pl: 'kwoty i procenty', en: 'sums of money and percentages' },
  'other-language': {
    pl: 'treść w innym języku niż strona',
    en: 'a language other than the page’s',
  },
  'other-script': { pl: 'inny alfabet niż łaciński', en: 'a script other than Latin' },
  'no-text': { pl: 'brak treści', en: 'no text' },
  'short-text': { pl: 'bardzo krótka treść', en: 'a very short text' },
  'long-text': { pl: 'bardzo długa treść', en: 'a very long text' },
  'one-word-name': { pl: 'nazwisko z jednego słowa', en: 'a name of one word' },
  'odd-name': {
    pl: 'cyfry lub wielka litera wewnątrz nazwiska',
    en: 'digits or a capital inside the name',
  },
  'no-company': { pl: 'brak firmy', en: 'no company' },
  'company-as-name': { pl: 'firma taka sama jak nazwisko', en: 'a company that equals the name' },
  'no-phone': { pl: 'brak telefonu', en: 'no phone number' },
  'foreign-phone': {
    pl: 'telefon z innego kraju niż język strony',
    en: 'a phone number from another country',
  },
  'unread-phone': {
    pl: 'telefon, którego nie da się odczytać',
    en: 'a phone number that cannot be read',
  },
  'digits-in-mail': {
    pl: 'ciąg cyfr w adresie e-mail',
    en: 'a row of digits in the email address',
  },
} as const;

type Shape = keyof typeof SHAPES;

/** One thing that is true of a lead, and how people may be told of it. */
export type Sign =
  | { key: string; word: string }
  | { key: string; shape: Shape }
  | { key: string; domain: string }
  | { key: string; silent: true };

/** All signs of a lead: each once, words first. The same lead always has the same ones. */
export function signsOf(lead: ReadLead): Sign[] {
  const text = textOf(lead);
  const words = wordsIn(text).slice(0, MOST_WORDS);
  return [...words.map((word): Sign => ({ key: `word ${word}`, word })), ...otherSigns(lead, text)];
}

/** Characters of a long text that are read: thousands of leads are, in the process that takes forms. */
const MOST_READ = 5_000;

/** The visitor's own text: the message, and what was typed into further fields. */
function textOf({ message, details, extra }: ReadLead): string {
  const pairs = [details, extra].flatMap((list) => (Array.isArray(list) ? (list as Pair[]) : []));
  return [message ?? '', ...pairs.map(({ value }) => String(value))].join('\n').slice(0, MOST_READ);
}

function otherSigns(lead: ReadLead, text: string): Sign[] {
  const shapes = [...shapesOfText(text, lead.locale), ...shapesOfSender(lead)];
  const domain = lead.mail.split('@').at(-1)?.toLowerCase() ?? '';
  const ending = domain.split('.').at(-1) ?? '';
  const flags = Array.isArray(lead.flags) ? lead.flags.map(String) : [];
  const silent = [
    `form ${lead.formType}`,
    `ending ${ending}`,
    ...flags.map((flag) => `flag ${flag}`),
  ];
  return [
    ...shapes.map((shape): Sign => ({ key: `shape ${shape}`, shape })),
    { key: `domain ${domain}`, domain },
    ...silent.map((key): Sign => ({ key, silent: true })),
  ];
}

const LINK = /https?:\/\/|www\.|\bhref=/gi;

/** Characters; a text between them has a usual length. */
const SHORT = 25;
const LONG = 1_500;

/** Part of the letters that are capitals, above which a text is loud. */
const LOUD = 0.3;

function shapesOfText(text: string, locale: string): Shape[] {
  const trimmed = text.trim();
  const links = (trimmed.match(LINK) ?? []).length;
  const letters = trimmed.match(/\p{L}/gu) ?? [];
  const capitals = trimmed.match(/\p{Lu}/gu) ?? [];
  const language = languageIn(trimmed);
  const found: Record<string, boolean> = {
    'one-link': links === 1,
    'many-links': links > 1,
    markup: /<\/?[a-z][^<>]*>|\[\/?(?:url|b|link)\b/i.test(trimmed),
    capitals: letters.length > 20 && capitals.length > letters.length * LOUD,
    shouting: (trimmed.match(/!/g) ?? []).length >= 3,
    money: (trimmed.match(/[$€£%]|\b(?:usd|eur|pln|zł)\b/gi) ?? []).length >= 2,
    'other-language': language !== null && isLocale(locale) && language !== locale,
    'other-script': scriptIn(trimmed) !== 'Latin',
    'no-text': trimmed === '',
    'short-text': trimmed !== '' && trimmed.length <= SHORT,
    'long-text': trimmed.length >= LONG,
  };
  return namesOf(found);
}

/** Calling codes of the countries where the languages of the site are spoken. */
const AT_HOME: Record<Locale, readonly string[]> = {
  pl: ['+48'],
  de: ['+49', '+43', '+41'],
  en: ['+44', '+353', '+1', '+48'],
};

function shapesOfSender(lead: ReadLead): Shape[] {
  const name = (lead.fullName ?? '').trim();
  const company = (lead.companyName ?? '').trim();
  const phone = lead.phoneNormalised ?? '';
  const codes = isLocale(lead.locale) ? AT_HOME[lead.locale] : [];
  const found: Record<string, boolean> = {
    'one-word-name': name !== '' && !/\s/.test(name),
    'odd-name': /\d|\p{Ll}\p{Lu}/u.test(name),
    'no-company': company === '',
    'company-as-name': company !== '' && company.toLowerCase() === name.toLowerCase(),
    'no-phone': !lead.phoneNumber,
    'foreign-phone': phone !== '' && !codes.some((code) => phone.startsWith(code)),
    'unread-phone': Boolean(lead.phoneNumber) && phone === '',
    'digits-in-mail': /\d{3,}.*@/.test(lead.mail),
  };
  return namesOf(found);
}

function namesOf(found: Readonly<Record<string, boolean>>): Shape[] {
  return Object.keys(found).filter((name): name is Shape => Boolean(found[name]));
}
