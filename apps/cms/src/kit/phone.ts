import { LOCALES, type Locale } from '@osnowa/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Signs between a number and an extension, a word or a second number. */
const BETWEEN = /[\p{L},;:|#]+|\s\/\s|(?=\+)/u;

/**
 * The first phone number in a typed text, in E.164 (`+48501002003`), read as one of the language's
 * country where it has no country code.
 * @returns `null` when the text has no valid number; the typed text is stored in any case
 */
export function normalisedPhone(typed: string, locale: Locale): string | null {
  const country = LOCALES[locale].country;
  const parts = typed.normalize('NFKC').split(BETWEEN);
  const candidates = [
    typed,
    typed.replace(/\(0\)/g, ''),
    typed.replace(/\(0\)/g, '0'),
    ...parts.map((part) => part.replace(/[^\p{Nd}+]/gu, ' ')),
  ];
  for (const candidate of candidates) {
    const number = parsePhoneNumberFromString(candidate, country);
    if (number?.isValid()) return number.number;
  }
  return null;
}

/** A number in E.164 as it is read: `+48 501 002 003`; `null` for another value. */
export function internationalPhone(normalised: string | null | undefined): string | null {
  const number = normalised ? parsePhoneNumberFromString(normalised) : undefined;
  return number?.formatInternational() ?? null;
}

/**
 * A lead's phone number as a person reads it: in its international form, or as it was typed where
 * that says more (an extension, a second number, a word) or is no number.
 */
export function readablePhone({
  phoneNumber,
  phoneNormalised,
}: {
  phoneNumber?: string | null;
  phoneNormalised?: string | null;
}): string | null {
  const typed = phoneNumber?.trim() ?? '';
  const digits = typed.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
  const isWhole = phoneNormalised?.endsWith(digits) && !/\p{L}/u.test(typed);
  return (isWhole ? internationalPhone(phoneNormalised) : null) ?? (typed || null);
}
