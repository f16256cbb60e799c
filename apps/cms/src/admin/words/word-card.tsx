'use client';

import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { fill, placeholdersIn } from '@osnowa/text';
import { useId, useRef } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { placeName, type useSavedWords } from './use-saved-words.ts';

import { wordPlace } from './word-places.ts';
import { wordRefusal } from './word-refusal.ts';
import type { BuiltInWord } from './word-table.ts';

interface CardProps {
  word: BuiltInWord;
  /** Other places with the same text. */
  alsoAt: readonly string[];
  hasCode: boolean;
  page: ReturnType<typeof useSavedWords>;
  language: AdminLanguage;
}

/** One text in all of its languages. */
export function WordCard({ word, alsoAt, hasCode, page, language }: CardProps) {
  const { key, texts } = word;
  const place = wordPlace(key, language);
  const forms: Readonly<Record<string, string>> = screenWords(language).siteWords.pluralForms;
  const form = placeholdersIn(Object.values(texts).join(' ')).includes('n')
    ? forms[key.slice(key.lastIndexOf('.') + 1)]
    : undefined;
  const locales = LOCALE_CODES.filter((locale) => texts[locale] !== undefined);
  const first = texts[locales[0] ?? DEFAULT_LOCALE];
  return (
    <section className="words__card" aria-label={`${place}: ${first}`} data-word={key}>
      <header>
        <strong>{place}</strong>
        {hasCode ? <code>{key}</code> : null}
        {form ? <em>{form}</em> : null}
      </header>
      {alsoAt.length > 0 ? (
        <p className="words__also">
          {fill(screenWords(language).siteWords.page.alsoAt, { places: alsoAt.join('; ') })}
        </p>
      ) : null}
      <Placeholders texts={texts} language={language} />
      {locales.map((locale) => (
        <WordField key={locale} word={word} locale={locale} page={page} language={language} />
      ))}
    </section>
  );
}

function Placeholders({
  texts,
  language,
}: Pick<BuiltInWord, 'texts'> & { language: AdminLanguage }) {
  const names = placeholdersIn(Object.values(texts).join(' '));
  if (names.length === 0) return null;
  const meanings: Readonly<Record<string, string>> = screenWords(language).siteWords.placeholders;
  return (
    <p className="words__placeholders">
      {screenWords(language).siteWords.page.placeholders}{' '}
      {names.map((name) => (
        <span key={name}>
          <code>{`{${name}}`}</code> {meanings[name]}
        </span>
      ))}
    </p>
  );
}

/** The built-in text of one language, and the text in its field. */
function WordField({
  word,
  locale,
  page,
  language,
}: Pick<CardProps, 'word' | 'page' | 'language'> & { locale: Locale }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const place = { key: word.key, locale };
  const name = placeName(place);
  const builtIn = word.texts[locale] ?? '';
  const own = page.stored[name];
  const current = own?.text ?? builtIn;
  const value = page.typed[name] ?? current;
  const outcome = page.outcomes[name];
  const isBusy = outcome?.state === 'saving';
  const isTyped = value !== current;
  const refusal = isTyped || own ? wordRefusal(word, builtIn, value.trim(), language) : null;
  const says = outcome?.state === 'refused' ? outcome.says : (refusal ?? outcome?.says);
  const isWrong = outcome?.state === 'refused' || refusal !== null;
  const say = (label: keyof ScreenWords['siteWords']['page']) =>
    screenWords(language).siteWords.page[label];
  /** The pressed button disappears afterwards: the focus stays at the text. */
  const save = async (text: string | null) => {
    await page.save(place, text);
    field.current?.focus();
  };
  const label = fill(say('own'), {
    language: LOCALES[locale].name,
    place: wordPlace(word.key, language),
  });
  return (
    <div className="words__language">
      <abbr title={LOCALES[locale].name}>{locale}</abbr>
      <p className="words__built-in" lang={locale}>
        {builtIn}
      </p>
      <div>
        <textarea
          ref={field}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={says ? id : undefined}
          className={own ? 'words__own' : undefined}
          lang={locale}
          rows={Math.max(1, Math.ceil(builtIn.length / 44))}
          value={value}
          onChange={({ currentTarget }) =>
            page.type(place, currentTarget.value === current ? null : currentTarget.value)
          }
        />
        <div className="words__actions">
          {isTyped ? (
            <>
              <button
                type="button"
                className="words__save"
                disabled={isBusy}
                onClick={() => void save(value)}
              >
                {say('save')}
              </button>
              <button type="button" disabled={isBusy} onClick={() => page.type(place, null)}>
                {say('discard')}
              </button>
            </>
          ) : null}
          {own && !isTyped ? (
            <>
              <span className="words__changed">
                {own.by ? fill(say('changedBy'), { name: own.by }) : say('changed')}
              </span>
              <button type="button" disabled={isBusy} onClick={() => void save(null)}>
                {say('goBack')}
              </button>
            </>
          ) : null}
        </div>
        <p id={id} role="status" className={isWrong ? 'words__refusal' : 'words__outcome'}>
          {says}
        </p>
      </div>
    </div>
  );
}
