'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';
import { SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useTranslation } from '../../kit/payload.ts';

interface InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter presses the button next to the field, and does not save the account. */
  onEnter: () => void;
  type?: 'text' | 'password';
  autoComplete?: 'one-time-code' | 'current-password' | 'off';
}

/** A field of the panel. It is no field of the account: nothing of it is saved with the form. */
export function PanelInput(props: InputProps) {
  const { label, value, onChange, onEnter, type = 'text', autoComplete = 'off' } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="field-type text sign-in__field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface ProofProps extends Pick<InputProps, 'value' | 'onChange' | 'onEnter'> {
  /** Whether the account's second step is on: a code is asked for, and otherwise the password. */
  byCode: boolean;
}

/** The field in which a person says once more who they are. */
export function ProofInput({ byCode, ...input }: ProofProps) {
  const words = useWords().signIn;
  return (
    <PanelInput
      {...input}
      label={byCode ? words.code : words.password}
      type={byCode ? 'text' : 'password'}
      autoComplete={byCode ? 'one-time-code' : 'current-password'}
    />
  );
}

/** Writes a moment in the company's time. */
export function useMoment(): (iso: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SCHEDULE_ZONE,
  });
  return (iso) => format.format(new Date(iso));
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const words = useWords().signIn.codes;
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section className="sign-in__codes" aria-label={words.heading}>
      <h4>{words.heading}</h4>
      <p>{words.about}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <SmallButton onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </SmallButton>
        <a
          className="btn btn--style-secondary btn--size-small btn--no-margin"
          download={words.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {words.download}
        </a>
        <SmallButton buttonStyle="primary" onClick={onDone}>
          {words.done}
        </SmallButton>
      </div>
    </section>
  );
}
