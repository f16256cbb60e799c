'use client';

import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { missingTerms, type Term } from '@osnowa/text/glossary';
import { type ReactNode, useId } from 'react';
import type { Sentence } from '../../changes/translations/basis.ts';
import type { ComparedText } from '../../changes/translations/comparison.ts';
import { type Compared, isOpen } from '../../changes/translations/is-open.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';

import { wordChanges } from './word-changes.ts';

/** A text with its possible actions. */
export interface ComparedFieldProps {
  text: ComparedText;
  label: string;
  /** Address of the field in the form; a translator without an account has none. */
  form?: string;
  target: Locale;
  language: AdminLanguage;
  value: string;
  isBusy: boolean;
  /** Why it was not saved. */
  problem?: string | undefined;
  isReadOnly?: boolean;
  /** Notes below the field. */
  children?: ReactNode;
  onType(value: string): void;
  onCopy(): void;
  /** Without it, nothing has to be confirmed. */
  onConfirm?: () => void;
}

/** One text: its original with the changes, and its translation in a field. */
export function ComparedField(props: ComparedFieldProps) {
  const { text, label, form, target, language, value, isBusy, onType, onCopy, onConfirm } = props;
  const { children, isReadOnly = false, problem } = props;
  const id = useId();
  const say = (word: keyof ScreenWords['translations']['comparison']) =>
    screenWords(language).translations.comparison[word];
  const isStale = isOpen(text) && text.translation !== '';
  const terms = missingTerms(text.original, value, target);
  return (
    <section className="comparison__text" aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>{label}</h2>
      <div>
        <Original text={text} language={language} />
        {text.kind === 'richText' && isStale ? (
          <p className="comparison__original comparison__whole" lang="pl">
            {text.original}
          </p>
        ) : null}
      </div>
      <div>
        <textarea
          aria-labelledby={`${id}-label`}
          lang={target}
          rows={Math.max(1, Math.ceil(text.original.length / 48))}
          value={value}
          readOnly={isReadOnly}
          placeholder={say('missing')}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <div className="comparison__actions">
          {isStale && !isReadOnly && onConfirm ? (
            <button type="button" disabled={isBusy} onClick={onConfirm}>
              {say('unchanged')}
            </button>
          ) : null}
          {text.translation === '' && text.original !== '' && !isReadOnly ? (
            <button type="button" disabled={isBusy} onClick={onCopy}>
              {say('copy')}
            </button>
          ) : null}
          {form === undefined ? null : <a href={form}>{say('inForm')}</a>}
        </div>
        {problem ? (
          <FieldProblem stored={text.translation} value={value} language={language}>
            {problem}
          </FieldProblem>
        ) : null}
        {value === '' ? null : <Terms terms={terms} target={target} language={language} />}
        {children}
      </div>
    </section>
  );
}

interface ProblemProps {
  /** The translation that is stored. */
  stored: string;
  value: string;
  language: AdminLanguage;
  children: ReactNode;
}

/** Why a field was not saved, and the stored text. */
export function FieldProblem({ stored, value, language, children }: ProblemProps) {
  return (
    <div className="comparison__problem" role="alert">
      <p>{children}</p>
      {stored === '' || stored === value ? null : (
        <p>{fill(screenWords(language).translations.blocks.stored, { text: stored })}</p>
      )}
    </div>
  );
}

/** A line; its marks look unlike its words. */
export function MarkedLine({ children }: { children: string }) {
  return children.split(/(<\/?\d+\/?>)/).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <span key={at} className="comparison__mark">
        {piece}
      </span>
    ),
  );
}

/** The original; its stale and missing sentences are marked. */
export function Original({ text, language }: { text: Compared; language: AdminLanguage }) {
  const isWhole = !isOpen(text) || text.translation === '';
  if (isWhole) {
    return (
      <p className="comparison__original" lang="pl">
        <MarkedLine>{text.original}</MarkedLine>
      </p>
    );
  }
  return (
    <ul className="comparison__sentences" lang="pl">
      {text.sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place
        <li key={at} className={`comparison__sentence comparison__sentence--${sentence.state}`}>
          <SentenceState sentence={sentence} language={language} />
        </li>
      ))}
    </ul>
  );
}

function SentenceState({ sentence, language }: { sentence: Sentence; language: AdminLanguage }) {
  const { before, now, state } = sentence;
  const say = (word: keyof ScreenWords['translations']['comparison']) =>
    screenWords(language).translations.comparison[word];
  if (state === 'current') return now;
  if (before === null) {
    return (
      <>
        <small>{say('added')}</small>
        {now}
      </>
    );
  }
  const changes = now === null ? [] : wordChanges(before, now);
  return (
    <>
      <small>{say('was')}</small>
      <span>
        {now === null ? (
          <del>{before}</del>
        ) : (
          changes.map(({ kind, words }, at) =>
            kind === 'added' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
              <Words key={at} words={words} isChanged={kind === 'removed'} as="del" />
            ),
          )
        )}
      </span>
      <small>{say('is')}</small>
      <span>
        {now === null
          ? say('gone')
          : changes.map(({ kind, words }, at) =>
              kind === 'removed' ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
                <Words key={at} words={words} isChanged={kind === 'added'} as="ins" />
              ),
            )}
      </span>
    </>
  );
}

interface WordsProps {
  words: string;
  isChanged: boolean;
  as: 'del' | 'ins';
}

function Words({ words, isChanged, as: Mark }: WordsProps) {
  return isChanged ? <Mark>{words} </Mark> : <>{words} </>;
}

interface TermsProps {
  terms: readonly Term[];
  target: Locale;
  language: AdminLanguage;
}

/** Terms of the original whose agreed translation is not in the translation. */
export function Terms({ terms, target, language }: TermsProps) {
  if (terms.length === 0) return null;
  const or = ` ${screenWords(language).translations.comparison.or} `;
  return (
    <ul className="comparison__terms" aria-live="polite">
      {terms.map((term) => (
        <li key={term.pl}>
          {fill(screenWords(language).translations.comparison.term, {
            term: term.pl,
            agreed: (target === 'pl' ? [] : term[target]).join(or),
          })}
        </li>
      ))}
    </ul>
  );
}
