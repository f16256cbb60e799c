'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useField, useFieldPath, useFormFields } from '../../kit/payload.ts';
import type { FactChoice } from './fact-choices.ts';
import { FactOptions, FactValues, useFacts } from './fact-list.tsx';
import { factsWith, type Query, queryIn } from './fact-query.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Keys that move the caret away from what is typed. */
const LEAVING: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

interface MenuProps {
  input: Input;
  path: string;
  query: Query;
  /** @param caret where it goes after a choice */
  onClose(caret?: number): void;
}

function Menu({ input, path, query, onClose }: MenuProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const { setValue } = useField<string>({ path });
  const choices = factsWith(useFacts(true)?.choices ?? [], query.words);
  const choose = ({ key }: FactChoice) => {
    const token = `{fact:${key}}`;
    const after = input.value.slice(query.from + query.typed.length).replace(/^\}/, '');
    const text = input.value.slice(0, query.from) + token + after;
    if (text === input.value) return onClose();
    setValue(text);
    onClose(query.from + token.length);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = choices[at];
    const { key, isComposing, shiftKey } = event;
    if (LEAVING.includes(key)) onClose();
    if (!chosen || isComposing || shiftKey) return;
    if (key === 'ArrowDown') setAt((at + 1) % choices.length);
    else if (key === 'ArrowUp') setAt((at || choices.length) - 1);
    else if (key === 'Enter') choose(chosen);
    else if (key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: Event) => press(event as KeyboardEvent);
    input.addEventListener('keydown', listener);
    return () => input.removeEventListener('keydown', listener);
  }, [input]);
  const hasChoices = choices.length > 0;
  useEffect(() => {
    // Payload's input takes no attributes by configuration.
    if (!hasChoices) return;
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-activedescendant', `${id}-${at}`);
    return () => {
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, id, at, hasChoices]);
  return hasChoices ? <FactOptions id={id} choices={choices} at={at} onChoose={choose} /> : null;
}

const inputBeside = (place: HTMLElement | null) =>
  place?.parentElement?.querySelector<Input>('input, textarea');

/**
 * Below a field for plain text: the facts that it may refer to, while somebody types behind a brace,
 * and the values of those that it refers to.
 */
export function FactPicker({ path: rendered }: { path: string }) {
  const path = useFieldPath() || rendered;
  const value: unknown = useFormFields(([fields]) => fields[path]?.value);
  const place = useRef<HTMLDivElement>(null);
  const caret = useRef<number>(undefined);
  const [open, setOpen] = useState<{ input: Input; query: Query } | null>(null);
  const look = useEffectEvent(() => {
    const input = inputBeside(place.current);
    if (!input || document.activeElement !== input) return setOpen(null);
    const query = queryIn(input.value.slice(0, input.selectionEnd ?? 0));
    setOpen(query && { input, query });
  });
  useEffect(() => {
    const input = inputBeside(place.current);
    const leaving = new AbortController();
    input?.addEventListener('click', () => look(), { signal: leaving.signal });
    input?.addEventListener('blur', () => setOpen(null), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  // Not at the event “input”: what React renders between the browser's event and its own handler of
  // it puts the value before the letter back into the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input has its new value by then
  useLayoutEffect(() => {
    if (caret.current === undefined) return look();
    open?.input.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
    setOpen(null);
  }, [value]);
  const close = (at?: number) => {
    caret.current = at;
    if (at === undefined) setOpen(null);
  };
  return (
    <div ref={place}>
      {open ? <Menu key={open.query.words} {...open} path={path} onClose={close} /> : null}
      <FactValues text={typeof value === 'string' ? value : ''} />
    </div>
  );
}
