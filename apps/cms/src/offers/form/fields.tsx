'use client';

import { type ReactNode, useId, useState } from 'react';
import { Problem } from '../../kit/controls.tsx';

interface Named {
  label: string;
  /** Why the offer cannot be sent with it. */
  problem?: string | undefined;
  hint?: string | undefined;
}

/** A field with its name above it, and what is wrong or to be known below. */
function Field({
  id,
  label,
  problem,
  hint,
  children,
}: Named & { id: string; children: ReactNode }) {
  return (
    <div className="offer-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint ? <small className="quiet">{hint}</small> : null}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}

const wrong = (id: string, problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {};

interface TextProps extends Named {
  value: string;
  most: number;
  onChange(value: string): void;
  /** Lines of a longer text. */
  rows?: number;
  lang?: string | undefined;
  /** Id of the list of suggestions. */
  list?: string;
  type?: 'text' | 'date';
}

/** A line of text, a longer text, or a day. */
export function TextInput({ value, most, onChange, rows, lang, list, type, ...named }: TextProps) {
  const id = useId();
  const common = {
    ...{ id, value, maxLength: most, lang, ...wrong(id, named.problem) },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field id={id} {...named}>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type} list={list} {...common} />}
    </Field>
  );
}

interface NumberProps extends Named {
  value: number;
  min: number;
  max: number;
  step: number;
  onChange(value: number): void;
}

/** A number; while something else is typed, the one before counts, and the offer is not sent. */
export function NumberInput({ value, min, max, step, onChange, ...named }: NumberProps) {
  const id = useId();
  const [typed, setTyped] = useState(`${value}`);
  const [counted, setCounted] = useState(value);
  if (value !== counted) {
    setCounted(value);
    if (Number(typed) !== value) setTyped(`${value}`);
  }
  return (
    <Field id={id} {...named}>
      <input
        {...{ id, min, max, step, ...wrong(id, named.problem) }}
        type="number"
        inputMode="decimal"
        required
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (!target.validity.valid || target.value === '') return;
          setCounted(target.valueAsNumber);
          onChange(target.valueAsNumber);
        }}
      />
    </Field>
  );
}

interface ChoiceProps<Value extends string> extends Named {
  value: Value;
  names: Readonly<Record<Value, string>>;
  onChange(value: Value): void;
}

/** One of a few values. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { value, names, onChange, ...named } = props;
  const id = useId();
  return (
    <Field id={id} {...named}>
      <select
        {...{ id, value, ...wrong(id, named.problem) }}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {Object.entries<string>(names).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
