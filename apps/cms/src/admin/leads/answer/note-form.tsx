'use client';

import { useOfficeLanguage, useWords } from '../../../kit/office-words.tsx';
import { screenWords } from '../../../kit/screen-words.ts';
import './answer.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { NoteKind } from '../../../fields/states.ts';
import { NOTE_KINDS } from '../../../fields/states.ts';
import { useAsk } from '../../../kit/ask.ts';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { loadAnew, usePageReady } from '../steps/page-ready.ts';

/** Stores a note of a telephone call, or a remark for colleagues. */
export function NoteForm({ lead, user }: { lead: number; user: number }) {
  const words = useWords().leads.answer;
  const language = useOfficeLanguage();
  const id = useId();
  const [kind, setKind] = useState<NoteKind>('call');
  const key = `note:${user}:${lead}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const { ask, problem: error, setProblem: setError, isBusy } = useAsk();
  const isReady = usePageReady();

  // Typed text stays in the tab until it is saved: a step of the lead's state, or the end of the
  // session, loads the page anew. The field itself is read, so that a text counts that was typed
  // before the scripts ran.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = sessionStorage.getItem(key) ?? '';
  }, [key]);

  async function save() {
    const text = field.current?.value.trim() ?? '';
    if (text === '') return setError(words.noteEmpty);
    if (!(await ask('/lead-notes', { body: { lead, kind, text } }))) return;
    sessionStorage.removeItem(key);
    loadAnew();
  }

  return (
    <div className="answer">
      <fieldset className="answer__kinds">
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
      <div className={`field-type textarea answer__line${error ? ' error' : ''}`}>
        <label className="field-label" htmlFor={id}>
          {words.noteText}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={5_000}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            sessionStorage.setItem(key, target.value);
            setError(null);
          }}
        />
        <p className="answer__hint">{words.noteHint}</p>
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
