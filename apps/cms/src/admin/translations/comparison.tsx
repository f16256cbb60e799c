'use client';

import type { Locale } from '@osnowa/contract';
import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { ComparedText } from '../../changes/translations/comparison.ts';
import { isOpen } from '../../changes/translations/is-open.ts';
import type { AdminLanguage } from '../../fields/admin-label.ts';
import { ComparedField } from './compared-field.tsx';
import { COMPARISON_WORDS, type ComparisonWord } from './comparison-labels.ts';
import { storedTyped, storeTyped, type TypedTexts, typedPlace } from './typed-texts.ts';
import { useUnsavedWarning } from './unsaved-warning.ts';

interface Props {
  source: string;
  /** Empty for a global. */
  document: string;
  target: Locale;
  /** Names of both languages, each in itself. */
  names: { original: string; target: string };
  hasDrafts: boolean;
  language: AdminLanguage;
  /** The author's account. */
  user: number | string;
  /** Labels of the texts and addresses in the form, by their keys. */
  labels: Readonly<Record<string, string>>;
  forms: Readonly<Record<string, string>>;
  first: readonly ComparedText[];
}

/** What a request to save asks for, beside the document. */
interface Changes {
  written?: { key: string; text?: string }[];
  confirmed?: string[];
}

async function send(body: object): Promise<{ texts?: ComparedText[]; refusal?: string }> {
  const response = await fetch('/payload/translations', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as {
    texts?: ComparedText[];
    errors?: { message?: string }[];
  };
  return response.ok ? { texts: answer.texts } : { refusal: answer.errors?.[0]?.message };
}

/** Typed texts, which this tab of the browser keeps until they are saved. */
function useTypedTexts(place: string) {
  const [typed, setTyped] = useState<TypedTexts>({});
  useEffect(() => setTyped(storedTyped(place)), [place]);
  const change = (next: (before: TypedTexts) => TypedTexts) =>
    setTyped((before) => {
      const texts = next(before);
      storeTyped(place, texts);
      return texts;
    });
  return [typed, change] as const;
}

/** Sends changes; what was typed stays until an answer says that it is stored. */
function useTranslation(props: Props) {
  const { source, document, target, language, user } = props;
  const [texts, setTexts] = useState(props.first);
  // An accepted proposal has the server send the texts anew.
  useEffect(() => setTexts(props.first), [props.first]);
  const [typed, setTyped] = useTypedTexts(typedPlace(user, source, document, target));
  const [isSaving, setIsSaving] = useState(false);
  const change = async ({ written = [], confirmed = [] }: Changes) => {
    setIsSaving(true);
    try {
      const request = { source, document, language: target, written, confirmed };
      const { texts: stored, refusal } = await send(request);
      if (!stored) throw new Error(refusal);
      setTexts(stored);
      setTyped((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([key, text]) => {
            const sent = written.find((one) => one.key === key);
            return !sent || (sent.text !== undefined && sent.text !== text);
          }),
        ),
      );
      toast.success(COMPARISON_WORDS.saved[language]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toast.error([COMPARISON_WORDS.failed[language], reason].filter(Boolean).join(' '));
    } finally {
      setIsSaving(false);
    }
  };
  const type = (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text }));
  return { texts, typed, isSaving, change, type };
}

/** A document's texts, original left and translation right, with what is stale or missing. */
export function Comparison(props: Props) {
  const { target, names, hasDrafts, language, labels, forms } = props;
  const { texts, typed, isSaving, change, type } = useTranslation(props);
  const [isOpenOnly, setIsOpenOnly] = useState(false);
  const unsaved = texts.filter(
    ({ key, translation }) => (typed[key] ?? translation) !== translation,
  );
  useUnsavedWarning(unsaved.length > 0);
  const save = () =>
    change({ written: unsaved.map(({ key }) => ({ key, text: typed[key] ?? '' })) });
  const shown = isOpenOnly ? texts.filter((text) => isOpen(text) || unsaved.includes(text)) : texts;
  const say = (word: ComparisonWord) => COMPARISON_WORDS[word][language];
  return (
    <>
      <div className="comparison__bar">
        <label>
          <input
            type="checkbox"
            checked={isOpenOnly}
            onChange={({ currentTarget }) => setIsOpenOnly(currentTarget.checked)}
          />{' '}
          {say('openOnly')}
        </label>
        <span role="status">
          {isSaving
            ? say('saving')
            : unsaved.length > 0
              ? say('unsaved').replace('{n}', String(unsaved.length))
              : null}
        </span>
        <button
          type="button"
          className="comparison__save"
          disabled={isSaving || unsaved.length === 0}
          onClick={() => void save()}
        >
          {say(hasDrafts ? 'save' : 'publish')}
        </button>
      </div>
      {texts.length === 0 ? <p>{say('nothing')}</p> : null}
      {texts.length > 0 && !texts.some(isOpen) ? <p>{say('allDone')}</p> : null}
      <div className="comparison__languages-bar" aria-hidden="true">
        <span>
          {say('original')}: {names.original}
        </span>
        <span>{names.target}</span>
      </div>
      {shown.map((text) => (
        <ComparedField
          key={text.key}
          text={text}
          label={labels[text.key] ?? text.path}
          form={forms[text.key] ?? ''}
          target={target}
          language={language}
          value={typed[text.key] ?? text.translation}
          isBusy={isSaving}
          onType={(value) => type(text.key, value)}
          onCopy={() => void change({ written: [{ key: text.key }] })}
          onConfirm={() => void change({ confirmed: [text.key] })}
        />
      ))}
    </>
  );
}
