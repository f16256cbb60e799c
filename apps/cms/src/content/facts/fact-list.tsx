'use client';

import { isLocale, type Locale } from '@osnowa/contract';
import { type FactToken, factTokens, mentionsFact, shownFact } from '@osnowa/text/facts';
import { useMemo } from 'react';
import { useShared } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import { useDocumentInfo, useFormFields, useLocale } from '../../kit/payload.ts';
import type { FactChoice, FactChoices } from './fact-choices.ts';
import { placeFault } from './place-fault.ts';

/** What a place of a text shows, or why it shows nothing. */
interface Shown {
  value: string | null;
  fault: string | null;
}

interface KnownFacts {
  choices: readonly FactChoice[];
  shown(place: FactToken): Shown;
}

/** Fields with the language of a document whose texts are in one language only. */
const OWN_LANGUAGE: Readonly<Record<string, string>> = {
  posts: 'language',
  'changed-words': 'locale',
};

/** Language of the form, or of the document. */
function useTextLanguage(): Locale {
  const { code } = useLocale();
  const { collectionSlug = '' } = useDocumentInfo();
  const field = OWN_LANGUAGE[collectionSlug];
  const own = useFormFields(([fields]) => field && fields?.[field]?.value);
  return isLocale(own) ? own : (code as Locale);
}

/** The facts in the language of the text; `null` until they are there. */
export function useFacts(isWanted: boolean): KnownFacts | null {
  const language = useTextLanguage();
  const words = useWords();
  const path = isWanted ? `/facts/choices?locale=${language}` : null;
  const answer = useShared<FactChoices>(path);
  return useMemo(() => {
    if (!answer) return null;
    const { day, facts } = answer;
    const byKey = new Map(facts.map((one) => [one.key, one]));
    const shown = (place: FactToken) => ({
      value: shownFact(place, language, byKey, day),
      fault: placeFault(place, language, { byKey, day }, words),
    });
    return { choices: facts, shown };
  }, [answer, language, words]);
}

interface OptionsProps {
  /** Those of the options begin with it. */
  id: string;
  choices: readonly FactChoice[];
  /** Position of the option that Enter takes. */
  at: number | null;
  /** Of the editor, which gives it an English name. */
  isInListbox?: boolean;
  onChoose(choice: FactChoice): void;
}

/** The list alone is scrolled: the editor puts it to its place only afterwards. */
function bringIntoView(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!list) return;
  const { offsetHeight, offsetTop } = option;
  const least = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.max(least, Math.min(list.scrollTop, offsetTop));
}

/** Facts with their values; the focus stays in the text. */
export function FactOptions({ id, choices, at, isInListbox, onChoose }: OptionsProps) {
  const { many } = useWords().content.facts;
  const own = isInListbox
    ? {
        role: 'none',
        ref: (list: HTMLElement | null) => list?.parentElement?.setAttribute('aria-label', many),
      }
    : { role: 'listbox', 'aria-label': many };
  return (
    <div className="fact-options" id={id} {...own}>
      {choices.map((choice, nth) => (
        <div
          key={choice.key}
          className="line"
          id={`${id}-${nth}`}
          ref={nth === at ? bringIntoView : null}
          role="option"
          aria-selected={nth === at}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(choice);
          }}
        >
          <code>{choice.key}</code>
          <b>{choice.shown}</b>
          <small className="quiet">{choice.note}</small>
        </div>
      ))}
    </div>
  );
}

/** Below a text that refers to facts: what each place shows. */
export function FactValues({ text }: { text: string }) {
  const facts = useFacts(mentionsFact(text));
  const places = new Map(factTokens(text).map((place) => [place.token, place]));
  if (!facts || places.size === 0) return null;
  return (
    <div className="line quiet">
      {[...places].map(([token, place]) => {
        const { fault, value } = facts.shown(place);
        return fault ? (
          <span key={token} className="problem">
            {fault}
          </span>
        ) : (
          <span key={token}>
            {token.slice('{fact:'.length, -1)}: {value}
          </span>
        );
      })}
    </div>
  );
}
