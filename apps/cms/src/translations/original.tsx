'use client';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { missingTerms } from '@osnowa/text/glossary';
import { useSearchParams } from 'next/navigation';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useAsk, useLoaded } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useFieldPath,
  useForm,
  useFormFields,
} from '../kit/payload.ts';
import { align } from './alignment.ts';
import { isOpen, type Sentence } from './basis.ts';
import type { ComparedText } from './comparison.ts';
import type { Originals } from './endpoints.ts';
import { type FormattedNode, FormattedText } from './formatted-text.tsx';
import {
  setOriginals,
  shownText,
  useGoOn,
  useOriginals,
  useTarget,
  waitingIn,
} from './originals.ts';
import { keyAt } from './text-keys.ts';
import './translations.css';

interface Props {
  /** Of the field when it was rendered: its row may have been moved since. */
  path: string;
}

/** The original of a field; `null` in the original's own language, and where it has no text. */
function useText({ path: rendered }: Props) {
  const target = useTarget();
  const path = useFieldPath() || rendered;
  const key = useFormFields(([fields]) => (target ? keyAt(path, fields) : ''));
  const originals = useOriginals(target?.name ?? null);
  const text = originals?.texts.find((one) => one.key === key);
  return target && originals && text ? { path, target, originals, text } : null;
}

/** Before the input of a field in another language: the original, with what changed in it. */
export function Original(props: Props) {
  const { original } = useWords().translations.beside;
  const found = useText(props);
  if (!found) return null;
  const { text } = found;
  const isStale = isOpen(text) && text.translation !== '';
  const colour = isStale ? '--theme-warning-500' : isOpen(text) ? '--theme-error-500' : null;
  const style = colour ? ({ '--original-state': `var(${colour})` } as CSSProperties) : undefined;
  const label = `${original}: ${LOCALES[DEFAULT_LOCALE].name}`;
  return (
    <div className="original" role="note" aria-label={label} lang={DEFAULT_LOCALE} style={style}>
      {text.kind === 'richText' ? (
        <FormattedOriginal text={text} isStale={isStale} />
      ) : isStale ? (
        <Sentences sentences={text.sentences} />
      ) : (
        <p>{text.original}</p>
      )}
    </div>
  );
}

/** Its changed sentences are above it, and marked where they are. */
function FormattedOriginal({ text, isStale }: { text: ComparedText; isStale: boolean }) {
  const { root } = (text.formatted ?? {}) as { root?: FormattedNode };
  const open = isStale ? text.sentences.filter(({ state }) => state !== 'current') : [];
  const changed = open.flatMap(({ now }) => (now === null ? [] : [now]));
  return (
    <>
      {open.length > 0 ? <Sentences sentences={open} /> : null}
      <FormattedText nodes={root?.children ?? []} changed={changed} />
    </>
  );
}

function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ul>
      {sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place
        <li key={at}>
          <SentenceState {...sentence} />
        </li>
      ))}
    </ul>
  );
}

/** Words that stayed, went or came. */
interface WordChange {
  kind: 'same' | 'removed' | 'added';
  words: string;
}

/** Changes between two states of a sentence, word by word. */
function wordChanges(before: string, now: string): WordChange[] {
  const [earlier, present] = [before.split(' '), now.split(' ')];
  const changes: WordChange[] = [];
  const add = (kind: WordChange['kind'], word: string | undefined) => {
    if (word === undefined) return;
    const last = changes.at(-1);
    if (last?.kind === kind) last.words += ` ${word}`;
    else changes.push({ kind, words: word });
  };
  for (const pair of align(earlier, present)) {
    const old = pair.before === null ? undefined : earlier[pair.before];
    const fresh = pair.now === null ? undefined : present[pair.now];
    if (old === fresh) add('same', old);
    else {
      add('removed', old);
      add('added', fresh);
    }
  }
  return changes;
}

/** A sentence; a changed one as it was and as it is. */
function SentenceState({ before, now, state }: Sentence) {
  const { added, gone, is, was } = useWords().translations.beside;
  if (state === 'current') return now;
  if (before === null) {
    return (
      <>
        <small>{added}</small> <ins>{now}</ins>
      </>
    );
  }
  const changes = wordChanges(before, now ?? '');
  const words = (left: 'removed' | 'added', Mark: 'del' | 'ins') =>
    changes
      .filter(({ kind }) => kind === 'same' || kind === left)
      .map(({ kind, words: said }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
        kind === 'same' ? `${said} ` : <Mark key={at}>{said} </Mark>,
      );
  return (
    <>
      <small>{was}</small> {now === null ? <del>{before}</del> : words('removed', 'del')}
      <br />
      <small>{now === null ? gone : is}</small> {now === null ? null : words('added', 'ins')}
    </>
  );
}

/** After the input: copies the original, confirms the translation, and goes on to the next text. */
export function OriginalActions(props: Props) {
  const found = useText(props);
  return found?.originals.isWritable ? <Actions {...found} /> : null;
}

function Actions({ originals, path, target, text }: NonNullable<ReturnType<typeof useText>>) {
  const { language, name, source, document } = target;
  const words = useWords().translations.beside;
  const { disabled, dispatchFields, setModified } = useForm();
  const value = useFormFields(([fields]) => shownText(fields[path]?.value, language));
  const { ask, isBusy } = useAsk(toast.error);
  const goOn = useGoOn(language);
  const { formatted, key, original, sentences, translation } = text;
  const terms = value === '' ? [] : missingTerms(original, value, language);

  const copy = () => {
    const copied = formatted ?? original;
    // A formatted text is shown anew where its first value changes.
    dispatchFields({ type: 'UPDATE', path, value: copied, initialValue: copied });
    setModified(true);
  };
  const confirm = async () => {
    const seen = sentences.flatMap(({ now }) => (now === null ? [] : [now]));
    const body = { source, document, language, key, seen };
    const answer = await ask<Originals>('/translations', { body });
    if (!answer) return;
    setOriginals(name, answer);
    await goOn(answer, key);
  };
  const isWaiting = isOpen(text) && value === translation;
  const hasNext = isOpen(text) && originals.texts.some((one) => one !== text && isOpen(one));
  const acts = [
    value === '' && original !== '' && { word: words.copy, act: copy, isChange: true },
    isWaiting && translation !== '' && { word: words.unchanged, act: confirm, isChange: true },
    hasNext && { word: words.goOn, act: () => goOn(originals, key) },
  ].filter((one) => one !== false);
  return (
    <>
      {acts.length > 0 ? (
        <div className="actions">
          {acts.map(({ word, act, isChange }) => (
            <SmallButton
              key={word}
              disabled={isChange && (disabled || isBusy)}
              onClick={() => void act()}
            >
              {word}
            </SmallButton>
          ))}
        </div>
      ) : null}
      <Terms terms={terms} target={language} />
    </>
  );
}

interface TermsProps {
  terms: ReturnType<typeof missingTerms>;
  target: Locale;
}

/** Terms of the original whose agreed translation is not in the translation. */
function Terms({ terms, target }: TermsProps) {
  const { or, term: sentence } = useWords().translations.beside;
  return (
    <div className="quiet" aria-live="polite">
      {terms.map((term) => (
        <div key={term.pl}>
          {fill(sentence, {
            term: term.pl,
            agreed: (target === DEFAULT_LOCALE ? [] : term[target]).join(` ${or} `),
          })}
        </div>
      ))}
    </div>
  );
}

/**
 * Next to the buttons of a form in another language than the original: reads the originals of all
 * its fields, says how many sentences wait, and goes from one to the next.
 */
export function OpenSentences() {
  const target = useTarget();
  return target ? <OfLanguage key={target.name} target={target} /> : null;
}

function OfLanguage({ target }: { target: NonNullable<ReturnType<typeof useTarget>> }) {
  const { language, name } = target;
  const { data } = useDocumentInfo();
  const { loaded, problem } = useLoaded<Originals>(`/translations?${name}`, {
    renewed: data?.updatedAt,
  });
  useEffect(() => {
    if (loaded) setOriginals(name, loaded);
  }, [loaded, name]);
  useEffect(() => () => setOriginals(name, null), [name]);

  const { next } = useWords().translations.beside;
  const [fields] = useAllFormFields();
  const originals = useOriginals(name);
  const goOn = useGoOn(language);
  /** Path of the field that the address has opened, and key of the text that was opened since. */
  const opened = useRef(useSearchParams().get('field'));
  const last = useRef<string | null>(null);
  if (!originals) return <Problem text={problem} />;
  const waiting = waitingIn(originals, fields, language);
  const count = waiting
    .flatMap(({ sentences }) => sentences)
    .filter(({ state }) => state !== 'current').length;
  if (count === 0 || !originals.isWritable) return null;
  return (
    <SmallButton
      className="to-translate"
      onClick={async () => {
        const from = last.current ?? (opened.current && keyAt(opened.current, fields));
        last.current = await goOn(originals, from);
      }}
    >
      {fill(next, { n: count })}
    </SmallButton>
  );
}
