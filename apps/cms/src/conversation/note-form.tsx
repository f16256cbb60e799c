'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useAsk } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { copyName, removeCopy, storeCopy, storedCopy } from '../kit/form/local-copy.ts';
import { useOfficeLanguage, useWords } from '../kit/office-words.tsx';
import { useLoadAnew, usePageReady } from '../kit/page-ready.ts';
import { screenWords } from '../kit/screen-words.ts';
import { NOTE_KINDS, type NoteKind } from '../kit/states/states.ts';
import { useMention } from './mention.tsx';

/** Stores a note of a telephone call, or a remark for colleagues. */
export function NoteForm({ lead, user }: { lead: number; user: number }) {
  const words = useWords().leads.answer;
  const language = useOfficeLanguage();
  const id = useId();
  const [kind, setKind] = useState<NoteKind>('call');
  const copy = copyName(user, `note ${lead}`, '');
  const field = useRef<HTMLTextAreaElement>(null);
  const { ask, problem: error, setProblem: setError, isBusy } = useAsk();
  const isReady = usePageReady();
  const loadAnew = useLoadAnew();

  const keep = () => {
    const text = field.current?.value ?? '';
    storeCopy(copy, { at: Date.now(), savedAt: null, values: { text } });
    setError(null);
  };
  const { look, choices, onKeyDown } = useMention(field, keep);

  // The field itself is read, so that a text counts that was typed before the scripts ran.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = `${storedCopy(copy)?.values.text ?? ''}`;
  }, [copy]);

  async function save() {
    const text = field.current?.value.trim() ?? '';
    if (text === '') return setError(words.noteEmpty);
    if (!(await ask('/lead-notes', { body: { lead, kind, text } }))) return;
    removeCopy(copy);
    if (field.current) field.current.value = '';
    await loadAnew();
  }

  return (
    <div className="stack">
      <fieldset className="actions">
        <legend className="field-label">{words.noteKind}</legend>
        {NOTE_KINDS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={kind === value}
              onChange={() => setKind(value)}
            />
            {screenWords(language).states.noteKinds[value]}
          </label>
        ))}
      </fieldset>
      <div>
        <label className="field-label" htmlFor={id}>
          {words.noteText}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={5_000}
          aria-invalid={error ? true : undefined}
          onKeyDown={onKeyDown}
          onChange={() => {
            keep();
            look();
          }}
        />
        {choices}
        <p className="quiet">{words.noteHint}</p>
        <Problem text={error} />
      </div>
      <div className="actions">
        <SmallButton disabled={isBusy || !isReady} onClick={() => void save()}>
          {words.saveNote}
        </SmallButton>
      </div>
    </div>
  );
}
