'use client';

import { fill } from '@osnowa/text';
import { RenderLexical } from '@payloadcms/richtext-lexical/client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { useWords } from '../../../kit/office-words.tsx';
import { leftPlaceholders, wordsIn } from '../../../leads/conversation/placeholders.ts';
import type { SaveState } from './draft-keeper.ts';
import { useMarkedPlaceholders } from './marked-placeholders.ts';

/** The page is one form: Enter in a line of ours must not save the lead. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

interface LineProps {
  label: 'to' | 'subject' | 'time';
  /** Value of the label's placeholder, such as the time zone. */
  detail?: string;
  type: 'text' | 'email' | 'datetime-local';
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A text field with its label and its error. */
export function AnswerLine({ label, detail = '', type, value, error, onChange }: LineProps) {
  const words = useWords().leads.answer;
  const id = useId();
  return (
    <div className={`field-type text answer__line${error ? ' error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {fill(words[label], { zone: detail })}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-mistake` : undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={ignoreEnter}
      />
      <Problem id={`${id}-mistake`} text={error} />
    </div>
  );
}

interface BodyProps {
  value: unknown;
  error?: string | undefined;
  onChange: (value: unknown) => void;
}

/** The text, in the editor of the templates, so that both know the same elements. */
export function AnswerBody({ value, error, onChange }: BodyProps) {
  const words = useWords().leads.answer;
  const [first] = useState(value);
  const place = useRef<HTMLDivElement>(null);
  useMarkedPlaceholders(place);
  const missing = [...new Set(leftPlaceholders(wordsIn(value)))].map((word) => `{${word}}`);
  return (
    <div ref={place} className={`answer__body${error ? ' error' : ''}`}>
      <RenderLexical
        name="answer"
        label={words.text}
        schemaPath="collection.reply-templates.body"
        initialValue={first as never}
        value={(value ?? undefined) as never}
        setValue={(next) => onChange(next)}
        Loading={<div className="answer__loading" />}
      />
      {missing.length > 0 ? (
        <p className="answer__missing">{fill(words.missing, { words: missing.join(', ') })}</p>
      ) : null}
      <Problem text={error} />
    </div>
  );
}

/** The lines below the text of the mail. */
export function Signature({ text }: { text: string }) {
  const words = useWords().leads.answer;
  return (
    <p className="answer__signature">
      {text ? <span>{words.signature}: </span> : null}
      {text || words.noSignature}
    </p>
  );
}

interface SaveLineProps {
  state: SaveState;
  /** Why the server takes no draft. */
  refusal: string | null;
  /** Whether the other window left a draft. */
  hasOther: boolean;
  onSettle: (mine: boolean) => void;
}

/** Whether typed text is stored; after two windows wrote at once, the choice between them. */
export function SaveLine({ state, refusal, hasOther, onSettle }: SaveLineProps) {
  const words = useWords().leads.answer;
  if (state === 'untouched') return null;
  if (state !== 'conflict') {
    const sentences = {
      saving: words.saving,
      saved: words.saved,
      unsaved: words.unsaved,
      'signed-out': words.signedOut,
      refused: refusal,
    };
    const isWrong = state !== 'saving' && state !== 'saved';
    return (
      <p role={isWrong ? 'alert' : 'status'} className={isWrong ? 'problem' : 'answer__hint'}>
        {sentences[state]}
      </p>
    );
  }
  return (
    <div role="alert" className="answer__conflict">
      <p>{hasOther ? words.conflict : words.conflictGone}</p>
      <div className="actions">
        <SmallButton onClick={() => onSettle(true)}>{words.keepMine}</SmallButton>
        {hasOther ? (
          <SmallButton onClick={() => onSettle(false)}>{words.takeTheirs}</SmallButton>
        ) : null}
      </div>
    </div>
  );
}
