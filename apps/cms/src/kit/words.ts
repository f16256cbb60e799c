import { de as frameDe } from '@payloadcms/translations/languages/de';
import { en as frameEn } from '@payloadcms/translations/languages/en';
import { pl as framePl } from '@payloadcms/translations/languages/pl';
import { de, payloadDe } from '../messages/de.ts';
import { en, payloadEn } from '../messages/en.ts';
import { payloadPl, pl, type Words } from '../messages/pl.ts';
import {
  ADMIN_LANGUAGES,
  type AdminLabel,
  type AdminLanguage,
  adminLanguage,
} from './office-language.ts';
import { screenPart, setScreenWords } from './screen-words.ts';

export type { Words };

const WORDS: Record<AdminLanguage, Words> = { pl, en, de };

/** Payload's own words. */
export const PAYLOAD_LANGUAGES = { pl: framePl, en: frameEn, de: frameDe };

/**
 * What Payload gets beyond its own words: those that we replace, and ours for its browser
 * (`office-words.tsx`).
 */
export const TRANSLATIONS = {
  pl: { ...payloadPl, office: screenPart(pl) },
  en: { ...payloadEn, office: screenPart(en) },
  de: { ...payloadDe, office: screenPart(de) },
} satisfies Record<AdminLanguage, object>;

for (const language of ADMIN_LANGUAGES) setScreenWords(language, WORDS[language]);

/** The words in the language that an account or a browser wants. */
export function officeWords(wanted: string | null | undefined): Words {
  return WORDS[adminLanguage(wanted)];
}

/** The words in the language of the person who sent a request. */
export function wordsFor(req: { i18n?: { language: string } }): Words {
  return officeWords(req.i18n?.language);
}

/** A label of the configuration: a text in every language of the back office. */
export function label(pick: (words: Words) => string): AdminLabel {
  const texts = ADMIN_LANGUAGES.map((language) => [language, pick(WORDS[language])]);
  return Object.fromEntries(texts) as AdminLabel;
}

/** Labels of values by their names. */
export function labels<Name extends string | number>(
  pick: (words: Words) => Readonly<Record<Name, string>>,
): Record<Name, AdminLabel> {
  const names = Object.keys(pick(pl)) as Name[];
  const named = names.map((name) => [name, label((words) => pick(words)[name])]);
  return Object.fromEntries(named) as Record<Name, AdminLabel>;
}

/** Options of a choice, in the order of its values. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  pick: (words: Words) => Readonly<Record<Value, string>>,
): { value: Value; label: AdminLabel }[] {
  return values.map((value) => ({ value, label: label((words) => pick(words)[value]) }));
}
