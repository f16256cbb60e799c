'use client';

import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useMemo, useState } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { placeName, type StoredText, useSavedWords } from './use-saved-words.ts';
import { WordCard } from './word-card.tsx';
import { wordGroupOf, wordPlace } from './word-places.ts';
import type { BuiltInWord } from './word-table.ts';

export type { StoredText };

interface Props {
  words: readonly BuiltInWord[];
  first: readonly StoredText[];
  language: AdminLanguage;
  /** The author's account. */
  user: number | string;
}

/** Texts that are shown at first, and with each press of “Show more”. */
const AT_ONCE = 20;

/** A text as it is compared when it is searched: without case and marks, so that `zolw` finds „Żółw”. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('\u00AD', '');
}

interface Wanted {
  search: string;
  group: string;
  changedOnly: boolean;
  hasCodes: boolean;
}

const NOTHING_WANTED: Wanted = { search: '', group: '', changedOnly: false, hasCodes: false };

type Page = ReturnType<typeof useSavedWords>;

/**
 * The texts that contain every searched word in their key, the built-in texts or an editor's. One that
 * was just saved stays, though it may no longer contain them.
 */
function matching(
  words: readonly BuiltInWord[],
  { search, group, changedOnly }: Wanted,
  { stored, typed, outcomes }: Pick<Page, 'stored' | 'typed' | 'outcomes'>,
  language: AdminLanguage,
): BuiltInWord[] {
  const { groups } = screenWords(language).siteWords;
  const searched = folded(search).split(/\s+/).filter(Boolean);
  return words.filter(({ key, texts }) => {
    const names = LOCALE_CODES.map((locale) => placeName({ key, locale }));
    if (names.some((name) => name in outcomes)) return true;
    if (group !== '' && wordGroupOf(key, groups) !== group) return false;
    if (changedOnly && !names.some((name) => name in stored || name in typed)) return false;
    if (searched.length === 0) return true;
    const own = names.flatMap((name) => [stored[name]?.text ?? '', typed[name] ?? '']);
    const all = folded([key, wordPlace(key, language), ...Object.values(texts), ...own].join(' '));
    return searched.every((word) => all.includes(word));
  });
}

/** The texts of all languages as one string, to find equal ones. */
function said({ texts }: BuiltInWord): string {
  return JSON.stringify(texts);
}

/** The places of each text that has several. */
function placesByText(words: readonly BuiltInWord[], language: AdminLanguage) {
  const keys = new Map<string, string[]>();
  for (const word of words) keys.set(said(word), [...(keys.get(said(word)) ?? []), word.key]);
  return (word: BuiltInWord) =>
    (keys.get(said(word)) ?? [])
      .filter((key) => key !== word.key)
      .map((key) => wordPlace(key, language))
      .filter((place, at, all) => all.indexOf(place) === at);
}

/** Puts equal texts next to each other, at the place of the first. */
function together(words: readonly BuiltInWord[]): BuiltInWord[] {
  return [...Map.groupBy(words, said).values()].flat();
}

/** All texts with their search; each is changed and saved by itself. */
export function Words({ words, first, language, user }: Props) {
  const page = useSavedWords(first, language, user);
  const [wanted, setWanted] = useState<Wanted>(NOTHING_WANTED);
  const [shown, setShown] = useState(AT_ONCE);
  const say = (label: keyof ScreenWords['siteWords']['page']) =>
    screenWords(language).siteWords.page[label];
  const alsoAt = useMemo(() => placesByText(words, language), [words, language]);
  const found = together(matching(words, wanted, page, language));
  const want = (change: Partial<Wanted>) => {
    page.settle();
    setWanted({ ...wanted, ...change });
    setShown(AT_ONCE);
  };
  return (
    <>
      <Search wanted={wanted} onWant={want} found={found.length} language={language} />
      {found.length === 0 ? <p>{say('nothing')}</p> : null}
      {found.slice(0, shown).map((word) => (
        <WordCard
          key={word.key}
          word={word}
          alsoAt={alsoAt(word)}
          hasCode={wanted.hasCodes}
          page={page}
          language={language}
        />
      ))}
      {found.length > shown ? (
        <button type="button" className="words__more" onClick={() => setShown(shown + AT_ONCE)}>
          {say('more')}
        </button>
      ) : null}
      <UnusedWords words={words} page={page} language={language} />
    </>
  );
}

interface SearchProps {
  wanted: Wanted;
  onWant(change: Partial<Wanted>): void;
  found: number;
  language: AdminLanguage;
}

function Search({ wanted, onWant, found, language }: SearchProps) {
  const say = (label: keyof ScreenWords['siteWords']['page']) =>
    screenWords(language).siteWords.page[label];
  return (
    <search className="words__search">
      <label>
        <span>{say('search')}</span>
        <input
          type="search"
          value={wanted.search}
          onChange={({ currentTarget }) => onWant({ search: currentTarget.value })}
        />
      </label>
      <label>
        <span>{say('place')}</span>
        <select
          value={wanted.group}
          onChange={({ currentTarget }) => onWant({ group: currentTarget.value })}
        >
          <option value="">{say('everywhere')}</option>
          {Object.entries(screenWords(language).siteWords.groups).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="words__only">
        <input
          type="checkbox"
          checked={wanted.changedOnly}
          onChange={({ currentTarget }) => onWant({ changedOnly: currentTarget.checked })}
        />
        <span>{say('changedOnly')}</span>
      </label>
      <label className="words__only">
        <input
          type="checkbox"
          checked={wanted.hasCodes}
          onChange={({ currentTarget }) => onWant({ hasCodes: currentTarget.checked })}
        />
        <span>{say('codes')}</span>
      </label>
      <p role="status">{fill(say('found'), { n: found })}</p>
    </search>
  );
}

/** Changed texts of places that the site no longer has: nothing that an editor wrote is lost. */
function UnusedWords({
  words,
  page,
  language,
}: Pick<Props, 'words' | 'language'> & { page: Page }) {
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
