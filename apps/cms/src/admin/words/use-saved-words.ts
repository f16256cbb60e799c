'use client';

import type { Locale } from '@osnowa/contract';
import { useEffect, useState } from 'react';
import { ask } from '../../kit/ask.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import {
  storedTyped,
  storeTyped,
  type TypedTexts,
  typedPlace,
} from '../translations/typed-texts.ts';
import { useUnsavedWarning } from '../translations/unsaved-warning.ts';

/** A changed text as it is stored, and the name of the person who saved it. */
export interface StoredText {
  key: string;
  locale: Locale;
  text: string;
  by: string | null;
}

/** Result of the last attempt to save one text. */
export interface Outcome {
  state: 'saving' | 'saved' | 'refused';
  says: string;
}

/** The key of a text, and one language. */
export interface WordPlace {
  key: string;
  locale: Locale;
}

/** Name of a place in the tables of this page. */
export function placeName({ key, locale }: WordPlace): string {
  return `${locale} ${key}`;
}

/** Answers that mean that the session has ended, or that this account may not write. */
const SIGNED_OUT = [401, 403, 404];

/** Sends one text. @returns the stored text, where the answer has it, and a refusal in words */
async function send(
  body: WordPlace & { text: string | null; seen: string | null },
  words: ScreenWords['siteWords']['page'],
): Promise<{ stored?: string | null | undefined; refusal?: string }> {
  interface Stored {
    stored: string | null;
  }
  const answer = await ask<Stored, Stored>('/changed-words/text', { body });
  if (answer.ok) return { stored: answer.body.stored };
  const { data, sentence, status } = answer.refusal;
  if (SIGNED_OUT.includes(status)) return { refusal: words.signedOut };
  return { stored: data.stored, refusal: status === 0 ? words.failed : sentence };
}

type Stored = Readonly<Record<string, StoredText>>;

function byPlace(texts: readonly StoredText[]): Stored {
  return Object.fromEntries(texts.map((one) => [placeName(one), one]));
}

function without<Value>(
  all: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).filter(([one]) => one !== name));
}

/** Typed texts, which this tab of the browser stores until they are saved. */
function useTyped(place: string) {
  const [typed, setTyped] = useState<TypedTexts>({});
  useEffect(() => setTyped(storedTyped(place)), [place]);
  useUnsavedWarning(Object.keys(typed).length > 0);
  const change = (next: (before: TypedTexts) => TypedTexts) =>
    setTyped((before) => {
      const texts = next(before);
      storeTyped(place, texts);
      return texts;
    });
  return [typed, change] as const;
}

/** The state of the page: stored texts, typed texts, and results of saving. */
export function useSavedWords(
  first: readonly StoredText[],
  language: AdminLanguage,
  user: number | string,
) {
  const [stored, setStored] = useState<Stored>(() => byPlace(first));
  const [typed, setTyped] = useTyped(typedPlace(user, 'site-words'));
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});

  const report = (name: string, state: Outcome['state'], says: string) =>
    setOutcomes((before) => ({ ...before, [name]: { state, says } }));

  /** @param text `null` for the built-in one */
  const save = async (place: WordPlace, text: string | null) => {
    const name = placeName(place);
    report(name, 'saving', screenWords(language).siteWords.page.saving);
    const { key, locale } = place;
    const seen = stored[name]?.text ?? null;
    const { stored: now, refusal } = await send(
      { key, locale, text, seen },
      screenWords(language).siteWords.page,
    );
    if (now !== undefined) {
      setStored((before) => {
        const others = without(before, name);
        return now === null ? others : { ...others, [name]: { ...place, text: now, by: null } };
      });
    }
    if (refusal !== undefined) return report(name, 'refused', refusal);
    setTyped((before) =>
      before[name] === (text ?? before[name]) ? without(before, name) : before,
    );
    report(
      name,
      'saved',
      screenWords(language).siteWords.page[now === null ? 'wentBack' : 'saved'],
    );
  };

  /** @param text `null` discards the typed text */
  const type = (place: WordPlace, text: string | null) => {
    const name = placeName(place);
    setTyped((before) => (text === null ? without(before, name) : { ...before, [name]: text }));
    setOutcomes((before) => without(before, name));
  };

  /** Forgets the results of saving: another search begins. */
  const settle = () => setOutcomes({});

  return { stored, typed, outcomes, save, type, settle };
}
