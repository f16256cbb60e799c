import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { PayloadRequest } from 'payload';
import { editingRights, languageNames, writesIn } from '../accounts/editing-rights.ts';
import { Refusal } from '../kit/endpoint.ts';
import { type Words, wordsFor } from '../kit/words.ts';

/** A sentence in the language of the person, with the names of languages that it may contain. */
export function refusal(
  name: keyof Words['changes']['languages'],
  req: PayloadRequest,
  languages = '',
): string {
  return fill(wordsFor(req).changes.languages[name], { languages });
}

/** @throws Refusal 403 */
export function refuse(
  name: keyof Words['changes']['languages'],
  req: PayloadRequest,
  languages = '',
): never {
  throw new Refusal(refusal(name, req, languages), 403);
}

/**
 * Refuses people who do not write a language.
 * @throws Refusal 403 with their languages
 */
export function refuseOtherLanguages(
  req: PayloadRequest,
  locale: Locale | '',
  name: keyof Words['changes']['languages'] = 'language',
): void {
  const rights = editingRights(req.user);
  if (rights && writesIn(rights, locale)) return;
  refuse(name, req, languageNames(rights?.languages ?? []));
}
