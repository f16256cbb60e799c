import type { Words } from '../messages/pl.ts';
import { type AdminLanguage, adminLanguage } from './office-language.ts';

export type { Words };

/** A word of any language. */
export type Word = (words: Words) => string;

const known = new Map<AdminLanguage, Words>();

/** Whether the words of a language are known to this process, or to this page. */
export function areWordsKnown(language: AdminLanguage): boolean {
  return known.has(language);
}

/** Makes the words of a language known to this process, or to this page. */
export function setScreenWords(language: AdminLanguage, words: Words): void {
  known.set(language, words);
}

/** The words in the language that an account or a browser wants, on the server and in the browser. */
export function screenWords(wanted: string | null | undefined): Words {
  const language = adminLanguage(wanted);
  const words = known.get(language);
  if (!words) throw new Error(`The words of the back office in “${language}” are not loaded.`);
  return words;
}
