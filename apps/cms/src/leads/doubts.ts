import type { Locale } from '@osnowa/contract';
import { SPAM_FLAGS } from './spam-flags.ts';

const WORDS: Record<Locale, { spam: string; unsolved: string }> = {
  pl: {
    spam: 'Ostrożnie, to może być spam',
    unsolved:
      'Nie wiadomo, czy formularz wysłał człowiek: sprawdzenie nie zostało wykonane. Tak bywa, gdy przeglądarka działa bez skryptów.',
  },
  en: {
    spam: 'Careful, this may be spam',
    unsolved:
      'It is not known whether a person sent this form: the check did not run. This happens in browsers without scripts.',
  },
  de: {
    spam: 'Vorsicht, das könnte Spam sein',
    unsolved:
      'Ob ein Mensch das Formular gesendet hat, ist nicht bekannt: Die Prüfung lief nicht. Das kommt vor, wenn ein Browser ohne Skripte arbeitet.',
  },
};

/** What the desk should know before it believes a lead, in words; `null` when nothing speaks against it. */
export function doubtsInWords(
  { state, verification, flags }: { state: string; verification: string; flags?: unknown },
  locale: Locale,
): string | null {
  const { spam, unsolved } = WORDS[locale];
  const given: unknown[] = Array.isArray(flags) ? flags : [];
  const signs = SPAM_FLAGS.filter(({ value }) => given.includes(value));
  const isUnverified = state === 'unverified' || state === 'quarantined';
  const sentences = [
    ...(signs.length > 0
      ? [`${spam}: ${signs.map(({ label }) => label[locale]).join('; ')}.`]
      : []),
    ...(isUnverified && verification !== 'verified' ? [unsolved] : []),
  ];
  return sentences.join(' ') || null;
}
