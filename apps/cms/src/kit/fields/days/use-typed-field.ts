'use client';

import { useEffect } from 'react';
import { toast, useForm, useFormFields } from '../../payload.ts';
import { type PickerSettings, useTypedDate } from './use-typed-date.ts';

/** The buttons of Payload that save a form; Ctrl+S presses one of them. */
const SAVES = '.form-submit button';

/**
 * {@link useTypedDate} for a field of a form, whose buttons do not save while its text is no date.
 * @returns settings of the picker, and the sentence below it
 */
export function useTypedField(path: string, date: PickerSettings | undefined) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const { dispatchFields, setModified } = useForm();
  const { overrides, refusal, shown } = useTypedDate(date, value, (before) =>
    dispatchFields({ type: 'UPDATE', path, value: before }),
  );
  // Payload runs a form's rules on the server, which never sees this text.
  useEffect(() => {
    if (refusal === null) return;
    // Otherwise there would be nothing to save, and leaving the page would ask nothing.
    setModified(true);
    const refuse = (event: MouseEvent) => {
      const field = document.getElementById(`field-${path.replaceAll('.', '__')}`);
      const button = event.target instanceof Element ? event.target.closest(SAVES) : null;
      if (!button || button.closest('form') !== field?.closest('form')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toast.error(refusal, { id: 'typed-date' });
      field?.querySelector('input')?.focus();
    };
    document.addEventListener('click', refuse, true);
    return () => document.removeEventListener('click', refuse, true);
  }, [path, refusal, setModified]);
  return { date: { ...date, overrides } as PickerSettings, shown };
}
