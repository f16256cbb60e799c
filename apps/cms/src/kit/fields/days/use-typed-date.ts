'use client';

import type { DateField } from 'payload';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../payload.ts';
import { screenWords } from '../../screen-words.ts';
import { readsAsDate, unreadable } from './read-typed.ts';

/** Settings of a picker, as a field has them. */
export type PickerSettings = NonNullable<NonNullable<DateField['admin']>['date']>;

/** Overrides of the picker, and the sentence below it. */
interface TypedDate {
  overrides: NonNullable<PickerSettings['overrides']>;
  /** Why the text in the field cannot be saved; `null`: it is a date, or there is none. */
  refusal: string | null;
  /** The refusal once the person has left the field: not with each letter. */
  shown: string | null;
}

/**
 * Leaves a text that is no date in its field, to be corrected. The picker alone restores the former
 * date, and has read the beginning of the text where it is one: `7.12.2026` of `7.12.2026 25:00`.
 * @param date settings of the picker; its formats are a list (typed-dates.ts)
 * @param value of the field
 * @param putBack restores the value that the field had before the typing
 */
export function useTypedDate<Value>(
  date: PickerSettings | undefined,
  value: Value,
  putBack: (before: Value) => void,
): TypedDate {
  const { i18n } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const before = useRef(value);
  const isPutBack = useRef(false);
  // Chosen from the calendar, or saved: the text is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the change of the value
  useEffect(() => {
    if (!isPutBack.current) setText(null);
    isPutBack.current = false;
  }, [value]);

  const formats = [(date?.overrides as { dateFormat?: unknown } | undefined)?.dateFormat ?? []];
  const takes = (typed: string) =>
    typed === '' || readsAsDate(typed, formats.flat() as string[], i18n.dateFNS);
  const leave = () => {
    setLeft(true);
    if (text === null || value === before.current) return;
    isPutBack.current = true;
    putBack(before.current);
  };
  const onChangeRaw = ({ target }: SyntheticEvent) => {
    const typed = target instanceof HTMLInputElement ? target.value : '';
    if (text === null) setLeft(false);
    setText(takes(typed) ? null : typed);
  };
  const onFocus = () => {
    if (text === null) before.current = value;
  };
  const handlers = { onBlur: leave, onCalendarClose: leave, onChangeRaw, onFocus };
  const refusal =
    text === null ? null : unreadable(date?.pickerAppearance, screenWords(i18n.language));
  return {
    overrides: {
      ...date?.overrides,
      ...handlers,
      ...(text !== null && { value: text }),
    } as TypedDate['overrides'],
    refusal,
    shown: isLeft ? refusal : null,
  };
}
