import { pluralForm } from '@osnowa/text';
import type { AdminLanguage } from '../../fields/admin-label.ts';
import { type Classifier, reasonsFor } from './classifier.ts';
import { SIMILAR_FROM } from './quality.ts';
import { type ReadLead, SHAPES, type Sign, signsOf } from './signs.ts';

/** Signs that are named. */
const NAMED = 4;

const WORDS = {
  pl: {
    similar: {
      one: 'Podobne do {n} zgłoszenia oznaczonego jako spam',
      other: 'Podobne do {n} zgłoszeń oznaczonych jako spam',
    },
    word: 'słowo „{word}”',
    domain: 'adres w domenie {domain}',
    only: 'To tylko podpowiedź: stan zmienia człowiek.',
  },
  en: {
    similar: {
      one: 'Similar to {n} lead marked as spam',
      other: 'Similar to {n} leads marked as spam',
    },
    word: 'the word “{word}”',
    domain: 'an address at {domain}',
    only: 'This is only a hint: a person changes the state.',
  },
} as const;

/**
 * Why a lead is called similar to spam, in words with the strongest signs and how many leads marked
 * as spam had each; `null` where it is not similar.
 */
export function likenessInWords(
  classifier: Classifier,
  lead: ReadLead & { spamLikeness?: number | null },
  language: AdminLanguage,
): string | null {
  const rating = lead.spamLikeness ?? 0;
  if (rating < SIMILAR_FROM * 100) return null;
  const reasons = reasonsFor(classifier, signsOf(lead), NAMED);
  if (reasons.length === 0) return null;
  const words = WORDS[language];
  const alike = Math.max(...reasons.map(({ spam }) => spam));
  const similar = pluralForm(language, alike, words.similar).replace('{n}', String(alike));
  const signs = reasons.map(({ sign, spam }) => `${inWords(sign, language)} (${spam})`);
  return `${similar} (${rating}%): ${signs.join(', ')}. ${words.only}`;
}

function inWords(sign: Sign, language: AdminLanguage): string {
  const words = WORDS[language];
  if ('word' in sign) return words.word.replace('{word}', sign.word);
  if ('shape' in sign) return SHAPES[sign.shape][language];
  return 'domain' in sign ? words.domain.replace('{domain}', sign.domain) : '';
}
