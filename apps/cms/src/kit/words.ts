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
import { setScreenWords } from './screen-words.ts';

export type { Words };

/** A word or a sentence in any language. */
export type Sentence = (words: Words) => string;

const WORDS: Record<AdminLanguage, Words> = { pl, en, de };

/** Payload's own words. */
export const PAYLOAD_LANGUAGES = { pl: framePl, en: frameEn, de: frameDe };

/** What Payload's own components read of our words (payload.patch). */
const readByPayload = ({ media, picker }: Words) => ({ media: { bulk: media.bulk }, picker });

/** What Payload gets beyond its own words: those that we replace, and those of ours that it reads. */
export const TRANSLATIONS = {
  pl: { ...payloadPl, office: readByPayload(pl) },
  en: { ...payloadEn, office: readByPayload(en) },
  de: { ...payloadDe, office: readByPayload(de) },
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
export function label(pick: Sentence): AdminLabel {
  const texts = ADMIN_LANGUAGES.map((language) => [language, pick(WORDS[language])]);
  return Object.fromEntries(texts) as AdminLabel;
}

/** Names of one record and of many. */
export function oneAndMany(pick: (words: Words) => { singular: string; plural: string }) {
  return { singular: label((w) => pick(w).singular), plural: label((w) => pick(w).plural) };
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

/** Options of a choice that has every value with a word. */
export function optionsIn(pick: (words: Words) => Readonly<Record<string, string>>) {
  return optionsOf(Object.keys(pick(pl)), pick);
}
