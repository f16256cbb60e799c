'use client';

import { LOCALES } from '@osnowa/contract';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';
import { placeName, type useSavedWords } from './use-saved-words.ts';
import { wordPlace } from './word-places.ts';
import type { BuiltInWord } from './word-table.ts';

interface Props {
  words: readonly BuiltInWord[];
  page: ReturnType<typeof useSavedWords>;
  language: AdminLanguage;
}

/** Changed texts of places that the site no longer has: nothing that an editor wrote is lost. */
export function UnusedWords({ words, page, language }: Props) {
  const used = new Map(words.map((word) => [word.key, word]));
  const unused = Object.values(page.stored).filter(
    ({ key, locale }) => used.get(key)?.texts[locale] === undefined,
  );
  if (unused.length === 0) return null;
  return (
    <section className="words__unused">
      <h2>{screenWords(language).siteWords.page.unused}</h2>
      <p>{screenWords(language).siteWords.page.unusedAbout}</p>
      <ul>
        {unused.map((one) => {
          const name = placeName(one);
          return (
            <li key={name}>
              <strong>
                {LOCALES[one.locale].name}, {wordPlace(one.key, language) || one.key}
              </strong>
              <span lang={one.locale}>{one.text}</span>
              <button type="button" onClick={() => void page.save(one, null)}>
                {screenWords(language).siteWords.page.remove}
              </button>
              <span role="status">{page.outcomes[name]?.says}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
