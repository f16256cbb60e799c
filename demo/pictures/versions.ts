import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Picture } from './picture.ts';
import { LANGUAGES, type Language, Translator, type Words } from './translate.ts';

const WORDS = join(import.meta.dirname, 'words');

/** Screens whose words stay as they are in every language, and why. */
export const UNTRANSLATED: Readonly<Record<string, string>> = {
  'hotel-room-3': 'a guest from Britain reads the tablet of the room in English',
};

const files = new Map<string, Words | null>();

/** Name of a picture's file without folder, language and extension, such as `df-app-2`. */
export function nameOf(picture: Picture): string {
  return basename(picture.file).split('.')[0] ?? '';
}

/** The words of a screen: those of its set, `null` where it has none. */
export function wordsOf(picture: Picture): Words | null {
  const name = nameOf(picture);
  if (name in UNTRANSLATED) return null;
  const file = join(WORDS, `${name.replace(/-\d+$/, '')}.yaml`);
  let words = files.get(file);
  if (words === undefined) {
    words = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Words) : null;
    files.set(file, words);
  }
  return words;
}

/** File of a version: `erp-1.webp` is Polish, `erp-1.de.webp` German. */
function versionFile(file: string, language: Language): string {
  return language === LANGUAGES[0] ? file : file.replace(/(?=\.webp$)/, `.${language}`);
}

/** A screen in one language. */
export type Version = Picture & { language: Language; missing: ReadonlySet<string> };

/** A screen in every language that it has words in; `[]` when it has none. */
export function versionsOf(picture: Picture): Version[] {
  const words = wordsOf(picture);
  if (!words) return [];
  return LANGUAGES.map((language) => {
    const translator = new Translator(words, language);
    // Also where nothing changes: the words must know every text of the screen.
    const body = translator.body(picture.body);
    return {
      ...picture,
      file: versionFile(picture.file, language),
      language,
      body: language === words.written ? picture.body : body,
      missing: translator.missing,
    };
  });
}

/** Each screen in its languages, other pictures as they are. */
export function inTheirLanguages(pictures: readonly Picture[]): Picture[] {
  return pictures.flatMap((picture) => {
    const versions = versionsOf(picture);
    return versions.length > 0 ? versions : [picture];
  });
}
