'use client';

import { fill } from '@osnowa/text';
import { hasDraftsEnabled } from 'payload/shared';
import {
  type EditingRights,
  editingRights,
  languageNames,
  writesEverything,
  writesIn,
  writesShared,
} from '../../access/editing-rights.ts';
import { useWords } from '../../kit/office-words.tsx';
import { useAuth, useDocumentInfo, useLocale } from '../../kit/payload.ts';

type Sentence = 'otherLanguage' | 'sharedFields' | 'drafts' | 'live';

function sentencesFor(rights: EditingRights, locale: string, hasDrafts: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  if (!writesEverything(rights) && !writesIn(rights, locale)) sentences.push('otherLanguage');
  else if (!writesShared(rights)) sentences.push('sharedFields');
  if (!rights.mayPublish) sentences.push(hasDrafts ? 'drafts' : 'live');
  return sentences;
}

/** Above a form: limits of this person's rights in it, and people with more. Others see nothing. */
export function RightsNotice() {
  const words = useWords().languages;
  const { user } = useAuth();
  const { code } = useLocale();
  const { docConfig } = useDocumentInfo();
  const rights = editingRights(user);
  if (!rights) return null;
  const hasDrafts = docConfig !== undefined && hasDraftsEnabled(docConfig as never);
  const sentences = sentencesFor(rights, code, hasDrafts);
  if (sentences.length === 0) return null;
  const names = languageNames(rights.languages);
  return (
    <p className="notice notice--plain">
      {sentences.map((one) => fill(words[one], { languages: names })).join(' ')}
    </p>
  );
}
