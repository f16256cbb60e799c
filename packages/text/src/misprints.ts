import type { Locale } from '@osnowa/contract';

interface Rule {
  broken: RegExp;
  says: string;
}

const FOREIGN = 'a foreign word for which the glossary has one of our own';
const ANOTHER_WORD = 'a word that the glossary replaces';

const EVERYWHERE: readonly Rule[] = [
  { broken: /["']/, says: 'a straight quotation mark or apostrophe' },
  { broken: /--|\.\.\./, says: 'typewriter dashes or dots' },
  { broken: /\p{L} - \p{L}/u, says: 'a hyphen for a dash' },
  { broken: /\S {2,}\S/, says: 'two spaces' },
  { broken: / [,.;:!?](?:\s|$)/, says: 'a space before a full stop or its like' },
  { broken: /!/, says: 'an exclamation mark' },
];

const IN_LANGUAGE: Readonly<Record<Locale, readonly Rule[]>> = {
  pl: [
    { broken: /[“‘’‚]/, says: 'quotation marks that are not „ and ”' },
    { broken: /„[^”]*(?:„|$)/, says: 'quotation marks that do not close' },
    { broken: /[\d}] %/, says: 'a space before %' },
    { broken: /(?<!\d)(?<!\d )\d \d{3}(?!\d| \d)/, says: 'a space in a number of four digits' },
    {
      broken: /\b(?:link(?:i|iem|u|ów)?|workflow|dashboard\w*|feedback\w*|case study)\b/i,
      says: FOREIGN,
    },
    { broken: /\bPaństw\p{L}*/u, says: 'a reader who is not addressed as „Ty”' },
  ],
  en: [
    { broken: /[„‚‘«»]/, says: 'quotation marks that are not “ and ”' },
    { broken: /“[^”]*(?:“|$)/, says: 'quotation marks that do not close' },
    { broken: /[\d}] %/, says: 'a space before %' },
    { broken: /\d \d{3}(?!\d)/, says: 'a space in a number' },
    {
      broken:
        /\b(?:\w*(?:organiz|customiz|optimiz|recogniz|analyz)\w*|colors?|centers?|catalogs?)\b/i,
      says: 'American spelling',
    },
    {
      broken: /\b(?:e-mail(?:s|ed)?|advisors?|quotations?|inquir(?:y|ies))\b/i,
      says: ANOTHER_WORD,
    },
  ],
  de: [
    { broken: /[”’«»]/, says: 'quotation marks that are not „ and “' },
    { broken: /„[^“]*(?:„|$)/, says: 'quotation marks that do not close' },
    { broken: /[\d}]%/, says: 'no space before %' },
    { broken: /\d,\d{3}(?!\d)/, says: 'an English comma in a number' },
    { broken: /\b(?:Dashboard|Feedback|Meeting)/, says: FOREIGN },
    {
      broken:
        /\b(?:Werktag|Produktion|Web-Anwendung|Desktop-Anwendung|Online-Shop|Implementierung|Email|Dokumentenumlauf|Handy)/,
      says: ANOTHER_WORD,
    },
    { broken: /\b(?:du|dich|dir|dein\w*)\b/i, says: 'a reader who is not addressed as „Sie“' },
  ],
};

const NOT_PROSE = /\+\d[\d ]+\d|!(?=\[)|\]\([^)]*\)/g;

/**
 * Typographic errors of a text in its language, each in words; empty for a correct text. Telephone
 * numbers and the syntax of Markdown links and pictures are ignored.
 */
export function misprints(text: string, locale: Locale): string[] {
  const prose = text.replaceAll('\u00A0', ' ').replace(NOT_PROSE, 'x');
  return [...EVERYWHERE, ...IN_LANGUAGE[locale]]
    .filter(({ broken }) => broken.test(prose))
    .map(({ says }) => says);
}
