import { ATTACHMENTS, type FieldErrors } from '@osnowa/contract';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useMessages } from '../i18n/i18n.tsx';
import { Field } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { Textarea } from '../ui/textarea.tsx';
import styles from './fields.module.css';
import { type FormDescription, fieldId } from './form-description.ts';
import type { FormValues } from './form-result.ts';

interface Fields {
  form: FormDescription;
  errors: FieldErrors;
  /** What was typed before the page was loaded again. */
  values: FormValues;
  /** Told when files were chosen or removed. */
  onFiles: () => void;
}

const FieldsContext = createContext<Fields | null>(null);

/** Gives the fields of a form what they show. */
export function FieldsProvider({ children, ...fields }: Fields & { children: ReactNode }) {
  return (
    <FieldsContext value={fields}>
      <div className={styles.fields}>{children}</div>
    </FieldsContext>
  );
}

/** What a field needs to know of its form. */
function useField(name: string) {
  const fields = useContext(FieldsContext);
  const { forms } = useMessages();
  if (!fields) throw new Error(`The field ${name} stands outside a form`);
  const { form, errors, values, onFiles } = fields;
  const code = errors[name];
  const tied = { id: fieldId(form, name), error: code && forms.fields[code] };
  return { tied, value: values[name], onFiles };
}

type Labelled = { name: string; label: string; hint?: string; optional?: boolean };

/** A line of text, over half the width. */
export function TextField({
  name,
  label,
  hint,
  optional,
  ...input
}: Labelled & Omit<ComponentProps<'input'>, 'name'>) {
  const { tied, value } = useField(name);
  return (
    <Field {...tied} label={label} hint={hint} optional={optional}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={name}
          defaultValue={value}
          aria-required={!optional || undefined}
        />
      )}
    </Field>
  );
}

/** Name of a person. */
export function NameField() {
  const { forms } = useMessages();
  return <TextField name="fullName" label={forms.fullName} autoComplete="name" />;
}

/** E-mail address. */
export function MailField() {
  const { forms } = useMessages();
  const kind = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
  return <TextField name="mail" label={forms.mail} {...kind} />;
}

/** Phone number of any country. */
export function PhoneField({
  name = 'phoneNumber',
  label,
  optional,
}: {
  name?: 'phoneNumber' | 'phone';
  label?: string;
  optional?: boolean;
}) {
  const { forms } = useMessages();
  const kind = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;
  return <TextField name={name} label={label ?? forms.phoneNumber} optional={optional} {...kind} />;
}

/** A choice of one, which nobody has made yet. */
export function ChoiceField<Value extends string>({
  name,
  label,
  empty,
  choices,
  words,
  initial,
}: Labelled & {
  empty: string;
  choices: readonly Value[];
  words: Record<Value, string>;
  /** What is chosen at first, if anything. */
  initial?: Value | undefined;
}) {
  const { tied, value = initial ?? '' } = useField(name);
  return (
    <Field {...tied} label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value} aria-required>
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words[choice]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Several lines over the whole width. */
export function MessageField({ label, hint, optional }: Omit<Labelled, 'name'>) {
  const { tied, value } = useField('message');
  return (
    <Field {...tied} label={label} hint={hint} optional={optional} className={styles.wide}>
      {(control) => (
        <Textarea
          {...control}
          name="message"
          defaultValue={value}
          aria-required={!optional || undefined}
        />
      )}
    </Field>
  );
}

/** Files, checked before they travel. A page that was loaded again has lost what was chosen. */
export function AttachmentField({
  label,
  multiple = false,
}: {
  label: string;
  multiple?: boolean;
}) {
  const { forms } = useMessages();
  const { tied, value, onFiles } = useField(ATTACHMENTS.field);
  const limits = multiple ? forms.attachmentsHint : forms.attachmentHint;
  const hint = value ? `${forms.attachmentAgain} ${limits}` : limits;
  const accept = ATTACHMENTS.extensions.map((extension) => `.${extension}`).join(',');
  return (
    <Field {...tied} label={label} hint={hint} optional className={styles.wide}>
      {(control) => (
        <>
          <FileDrop
            {...control}
            name={ATTACHMENTS.field}
            accept={accept}
            multiple={multiple}
            onFiles={onFiles}
          />
          <details className={styles.types}>
            <summary>{forms.attachmentTypesTitle}</summary>
            <p>{forms.attachmentTypes}</p>
          </details>
        </>
      )}
    </Field>
  );
}
