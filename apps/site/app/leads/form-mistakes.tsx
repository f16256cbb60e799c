import type { FieldErrors, FieldMessage } from '@osnowa/contract';
import { useMessages } from '../i18n/i18n.tsx';
import { ErrorSummary, type FieldMistake } from '../ui/error-summary.tsx';
import { type FormDescription, fieldId } from './form-description.ts';
import type { LeadFormState } from './use-lead-form.ts';

/** The mistakes that are left of the last attempt, in the order of the fields. */
export function FormMistakes({ form, state }: { form: FormDescription; state: LeadFormState }) {
  const { forms } = useMessages();
  const { result, attempt, errors } = state;
  const found = result?.kind === 'invalid' ? Object.keys(result.fields) : [];
  const left = Object.entries(errors).filter(([field]) => found.includes(field));
  return (
    <ErrorSummary
      title={forms.summaryTitle}
      errors={mistakesIn(form, Object.fromEntries(left), forms.fields)}
      attempt={attempt}
    />
  );
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
