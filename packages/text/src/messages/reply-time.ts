import type { FactKind, Locale } from '@osnowa/contract';
import { BUILT_IN_FACTS, type Facts, REPLY_TIME, shownFact, valueOn } from '../facts.ts';

/** Built-in texts of the site that say how soon the company replies, as the built-in fact says it. */
export const REPLY_TIME_TEXTS: readonly string[] = [
  'blog.noneHint',
  'calculators.askText',
  'forms.intro',
  'forms.sent.consultation.open',
  'forms.sent.contact.open',
  'forms.sent.quote.open',
  'search.nothingHint',
];

type Units = Partial<Record<FactKind, readonly [one: string, more: string]>>;

/** Units behind `w ciągu`, `within` and `innerhalb von`. */
const WITHIN: Record<Locale, Units> = {
  pl: {
    minutes: ['minuty', 'minut'],
    hours: ['godziny', 'godzin'],
    days: ['dnia', 'dni'],
    workingDays: ['dnia roboczego', 'dni roboczych'],
  },
  en: {
    minutes: ['minute', 'minutes'],
    hours: ['hour', 'hours'],
    days: ['day', 'days'],
    workingDays: ['working day', 'working days'],
  },
  de: {
    minutes: ['Minute', 'Minuten'],
    hours: ['Stunde', 'Stunden'],
    days: ['Tag', 'Tagen'],
    workingDays: ['Arbeitstag', 'Arbeitstagen'],
  },
};

function withinIn(locale: Locale, facts: Facts, day: string): string | null {
  const place = { key: REPLY_TIME, factor: null, day: null, forms: ['number'] };
  const number = shownFact(place, locale, facts, day);
  const fact = facts.get(REPLY_TIME);
  const units = fact && WITHIN[locale][fact.kind];
  const value = fact && valueOn(fact, day);
  return units && number ? `${number} ${units[(value?.to ?? value?.amount) === 1 ? 0 : 1]}` : null;
}

/**
 * These texts with the company’s own reply time; none while it is the built-in one.
 * @param builtIn texts of the language by key
 */
export function repliesIn(
  builtIn: Readonly<Record<string, string>>,
  locale: Locale,
  facts: Facts,
  day: string,
): Record<string, string> {
  const usual = withinIn(locale, BUILT_IN_FACTS, day) ?? '';
  const said = withinIn(locale, facts, day) ?? usual;
  if (said === usual) return {};
  // The first one, because a second may be the length of a call; built-in texts are typeset.
  const place = new RegExp(usual.replace(' ', '\\s'));
  const texts = REPLY_TIME_TEXTS.flatMap((key) => {
    const text = builtIn[key];
    return text === undefined ? [] : [[key, text.replace(place, said)] as const];
  });
  return Object.fromEntries(texts);
}
