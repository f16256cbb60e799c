import { LOCALES, type Locale } from '@osnowa/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number as typed, in E.164 (`+48501002003`), read as one of the language's country where
 * it has no country code.
 * @returns `null` when no valid number can be made of it; what was typed is stored in any case
 */
export function normalisedPhone(typed: string, locale: Locale): string | null {
  const country = LOCALES[locale].country;
  const candidates = [typed, typed.replace(/\(0\)/g, ''), typed.replace(/\(0\)/g, '0')];
  for (const candidate of candidates) {
    const number = parsePhoneNumberFromString(candidate, country);
    if (number?.isValid()) return number.number;
  }
  return null;
}

/** A number in E.164 as it is read: `+48 501 002 003`; `null` for what is none. */
export function internationalPhone(normalised: string | null | undefined): string | null {
  const number = normalised ? parsePhoneNumberFromString(normalised) : undefined;
  return number?.formatInternational() ?? null;
}
