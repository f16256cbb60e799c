'use client';

import { fill } from '@osnowa/text';
import { useState } from 'react';
import type { ComparedText } from '../../changes/translations/comparison.ts';
import { isOpen } from '../../changes/translations/is-open.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { ComparedField } from './compared-field.tsx';
import { ComparedRichText } from './compared-rich-text.tsx';
import { useUnsavedWarning } from './unsaved-warning.ts';
import { type TranslationOf, unsavedIn, useTranslation } from './use-translation.ts';

interface Props extends TranslationOf {
  /** Names of both languages, each in itself. */
  names: { original: string; target: string };
  hasDrafts: boolean;
  /** Labels of the texts and addresses in the form, by their keys. */
  labels: Readonly<Record<string, string>>;
  forms: Readonly<Record<string, string>>;
}

/** A document's texts, original left and translation right; stale and missing ones are marked. */
export function Comparison(props: Props) {
  const { target, names, hasDrafts, language, labels, forms } = props;
  const { texts, typed, refused, isSaving, change, type, discard } = useTranslation(props);
  const [isOpenOnly, setIsOpenOnly] = useState(false);
  const unsaved = unsavedIn(texts, typed);
  const count = unsaved.reduce((all, { blocks }) => all + (blocks?.length ?? 1), 0);
  useUnsavedWarning(count > 0);
  const isUnsaved = (text: ComparedText) => unsaved.some(({ key }) => key === text.key);
  const shown = isOpenOnly ? texts.filter((text) => isOpen(text) || isUnsaved(text)) : texts;
  const say = (word: keyof ScreenWords['translations']['comparison']) =>
    screenWords(language).translations.comparison[word];
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
          {isSaving ? say('saving') : count > 0 ? fill(say('unsaved'), { n: count }) : null}
        </span>
        <button
          type="button"
          className="comparison__save"
          disabled={isSaving || count === 0}
          onClick={() => void change({ written: unsaved })}
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
      {shown.map((text) => {
        const { key, kind, translation: seen } = text;
        const field = {
          ...{ text, target, language },
          ...{ label: labels[key] ?? text.path, form: forms[key] ?? '' },
          isBusy: isSaving,
          onCopy: () => void change({ written: [{ key, seen }] }),
        };
        return kind === 'richText' ? (
          <ComparedRichText
            key={key}
            {...field}
            {...{ isOpenOnly, refused, typed }}
            onType={type}
            onDiscard={discard}
            onEdit={(edit) => void change({ written: [{ key, blocks: [edit] }] })}
          />
        ) : (
          <ComparedField
            key={key}
            {...field}
            value={typed[key] ?? seen}
            problem={refused[key]}
            onType={(value) => type(key, value)}
            onConfirm={() => void change({ confirmed: [key] })}
          />
        );
      })}
    </>
  );
}
