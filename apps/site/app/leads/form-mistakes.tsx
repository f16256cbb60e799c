import type { FieldErrors, FieldMessage } from '@tkalnia/contract';
import { useMemo } from 'react';
import { useMessages } from '../i18n/i18n.tsx';
import { ErrorSummary, type FieldMistake } from '../ui/error-summary.tsx';
import { type FormDescription, fieldId } from './form-description.ts';
import type { LeadFormState } from './use-lead-form.ts';

/** The mistakes in the order of the fields; a new attempt makes a new list, which takes the focus. */
export function FormMistakes({ form, state }: { form: FormDescription; state: LeadFormState }) {
  const { forms } = useMessages();
  const { result, attempt } = state;
  const broken = result?.kind === 'invalid' ? result.fields : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistakes again are a new list
  const errors = useMemo(
    () => mistakesIn(form, broken ?? {}, forms.fields),
    [broken, attempt, forms],
  );
  return <ErrorSummary title={forms.summaryTitle} errors={errors} />;
}

/** A field that stands in an earlier step is named as well; the line then leads to this form. */
function mistakesIn(
  form: FormDescription,
  broken: FieldErrors,
  words: Record<FieldMessage, string>,
): FieldMistake[] {
  const elsewhere = Object.keys(broken).filter((field) => !form.fields.includes(field));
  const [first = ''] = form.fields;
  const line = (field: string, at: string) => {
    const code = broken[field];
    return code ? [{ id: fieldId(form, at), message: words[code] }] : [];
  };
  return [
    ...form.fields.flatMap((field) => line(field, field)),
    ...elsewhere.flatMap((field) => line(field, first)),
  ];
}
