import type { FieldErrors } from '@osnowa/contract';
import { type RefObject, useRef, useState } from 'react';
import type { FormDescription } from './form-description.ts';
import type { FormResult } from './form-result.ts';
import { mistakesOf } from './form-rules.ts';

/** What is said at the fields: of those that were left, and after an attempt to send of all. */
export function useMistakes(
  form: FormDescription,
  formRef: RefObject<HTMLFormElement | null>,
  initial: FormResult | null,
) {
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<FieldErrors>(
    initial?.kind === 'invalid' ? initial.fields : {},
  );

  async function show(field: string) {
    if (!formRef.current) return;
    touched.current.add(field);
    const mistakes = await mistakesOf(form, new FormData(formRef.current));
    const shown = Object.entries(mistakes).filter(([name]) => touched.current.has(name));
    setErrors(Object.fromEntries(shown));
  }

  return {
    errors,
    show,
    /** A field was left; one that is still empty is not complained of yet. */
    left(field: string | null, isFilled: boolean) {
      if (field && (isFilled || touched.current.has(field))) void show(field);
    },
    showAll(fields: FieldErrors) {
      for (const field of Object.keys(fields)) touched.current.add(field);
      setErrors(fields);
    },
    clear() {
      touched.current.clear();
      setErrors({});
    },
  };
}
