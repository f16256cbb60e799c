'use client';

import { useForm, useFormFields, useFormSubmitted } from '@payloadcms/ui';
import type { DateFieldValidation } from 'payload';
import { useCallback, useEffect, useRef } from 'react';
import { type PickerSettings, useTypedDate } from './use-typed-date.ts';

/**
 * {@link useTypedDate} for a field of a form, which is not saved while its text is no date.
 * @param own rule of the field
 * @returns settings of the picker, the sentence below it, and the rule: the own one before the first
 *   text that is no date
 */
export function useTypedField(
  path: string,
  date: PickerSettings | undefined,
  own?: DateFieldValidation,
) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const { dispatchFields, setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const { overrides, refusal, shown } = useTypedDate(date, value, (before) =>
    dispatchFields({ type: 'UPDATE', path, value: before }),
  );
  const wasRefused = useRef(false);
  // Otherwise there would be nothing to save, and leaving the page would ask nothing.
  useEffect(() => {
    if (refusal === null) return;
    wasRefused.current = true;
    setModified(true);
  }, [refusal, setModified]);
  const rule = useCallback<DateFieldValidation>(
    (checked, options) => refusal ?? own?.(checked, options) ?? true,
    [refusal, own],
  );
  return {
    date: { ...date, overrides } as PickerSettings,
    // After an attempt to save, Payload shows it at the field itself.
    shown: isSubmitted ? null : shown,
    validate: refusal !== null || wasRefused.current ? rule : own,
  };
}
