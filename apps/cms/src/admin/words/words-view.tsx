import { isLocale } from '@osnowa/contract';
import type { ListViewServerProps } from 'payload';
import { adminLanguage } from '../../kit/office-language.ts';
import { Gutter, SetStepNav } from '../../kit/payload.ts';
import { officeWords } from '../../kit/words.ts';
import { WORD_TABLE } from './word-table.ts';
import { type StoredText, Words } from './words.tsx';

import './words.css';

/** The page “Words of the site”, in place of a list: all texts, built in and changed. */
export async function WordsView({ i18n, payload, user }: ListViewServerProps) {
  const language = adminLanguage(i18n.language);
  const { docs } = await payload.find({
    collection: 'changed-words',
    depth: 0,
    pagination: false,
    sort: 'key',
    overrideAccess: false,
    user,
  });
  const stored = docs.flatMap(({ key, locale, text, updatedBy }): StoredText[] =>
    isLocale(locale) ? [{ key, locale, text, by: updatedBy ?? null }] : [],
  );
  return (
    <main>
      <Gutter className="words">
        <SetStepNav nav={[{ label: officeWords(language).siteWords.page.title }]} />
        <h1>{officeWords(language).siteWords.page.title}</h1>
        <p className="words__about">{officeWords(language).siteWords.page.about}</p>
        <Words
          words={[...WORD_TABLE.values()]}
          first={stored}
          language={language}
          user={user?.id ?? ''}
        />
      </Gutter>
    </main>
  );
}
