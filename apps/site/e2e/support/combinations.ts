import { test } from 'vitest';
import { stack } from './env.ts';

export const LANGUAGES = ['pl', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether every combination runs (`npm run test:all`) or one of each kind (`npm test`). */
export const { everything } = stack;

/** Address of a path in a language. */
export const inLanguage = (language: Language, path: string) =>
  language === 'pl' ? path : `/${language}${path === '/' ? '' : path}`;

/** Rows of a table: all of them if everything runs, otherwise the one for this file. */
export function rows<Row>(all: readonly Row[], ofThisFile: number): readonly Row[] {
  return everything ? all : all.slice(ofThisFile, ofThisFile + 1);
}

/**
 * A test that runs before a release: `npm test` covers its subject on another
 * document, in another order or another setting; or few people do it, and the content service's tests
 * have its rules.
 */
export const beforeRelease = test.runIf(everything);
