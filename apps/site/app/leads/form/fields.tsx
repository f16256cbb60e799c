import { ATTACHMENTS, type FieldErrors } from '@osnowa/contract';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { grid, wide } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import styles from './form.module.css';
import { type Form, type FormValues, fieldId } from './form.ts';

interface Context {
  form: Form;
  errors: FieldErrors;
  /** Values typed before the page was loaded again. */
  values: FormValues;
  /** Called when files were chosen or removed. */
  onFiles: () => void;
}

const FormContext = createContext<Context | null>(null);

/** Name of the field, given by the form alone. */
const NameContext = createContext('');

/** Shows the fields of a form; each learns its name here. */
export function FormFields({
  fields,
  ...context
}: Context & { fields: Readonly<Record<string, ReactNode>> }) {
  return (
    <FormContext value={context}>
      <div className={grid('6 columns', styles.fields)}>
        {Object.entries(fields).map(([name, field]) => (
          <NameContext key={name} value={name}>
            {field}
          </NameContext>
        ))}
      </div>
    </FormContext>
  );
}

/** Data of its form that a field needs. */
export function useField() {
  const context = useContext(FormContext);
  const name = useContext(NameContext);
  const { forms } = useMessages();
  if (!context) throw new Error('A field stands outside a form');
  const { form, errors, values, onFiles } = context;
  const code = errors[name];
  const tied = { id: fieldId(form, name), error: code && forms.fields[code] };
  return { name, tied, value: values[name], onFiles };
}

type Labelled = { label: string; hint?: string; optional?: boolean };

/** A line of text, over half the width. */
export function TextField({
  label,
  hint,
  optional,
  ...input
}: Labelled & Omit<ComponentProps<'input'>, 'name'>) {
  const { name, tied, value } = useField();
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
  return <TextField label={forms.fullName} autoComplete="name" />;
}

/** E-mail address. */
export function MailField() {
  const { forms } = useMessages();
  const kind = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
  return <TextField label={forms.mail} {...kind} />;
}

/** Phone number of any country. */
export function PhoneField({ label, optional }: Partial<Labelled>) {
  const { forms } = useMessages();
  const kind = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;
  return <TextField label={label ?? forms.phoneNumber} optional={optional} {...kind} />;
}

/** A choice of one, without a default. */
export function ChoiceField<Value extends string>({
  label,
  empty,
  words,
  optional,
  initial,
}: Labelled & {
  empty?: string;
  words: Record<Value, string>;
  /** The initial choice, if any. */
  initial?: Value | undefined;
}) {
  const { forms } = useMessages();
  const { name, tied, value = initial ?? '' } = useField();
  return (
    <Field {...tied} label={label} optional={optional}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={value}
          aria-required={!optional || undefined}
        >
          <option value="">{empty ?? forms.choose}</option>
          {Object.entries<string>(words).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Several lines over the whole width. */
export function MessageField({ label, hint, optional }: Labelled) {
  const { name, tied, value } = useField();
  return (
    <Field {...tied} label={label} hint={hint} optional={optional} className={wide}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          defaultValue={value}
          aria-required={!optional || undefined}
        />
      )}
    </Field>
  );
}

/** Files, checked before they are sent. A reloaded page has lost the chosen files. */
export function AttachmentField({
  label,
  multiple = false,
}: {
  label: string;
  multiple?: boolean;
}) {
  const { forms } = useMessages();
  const { name, tied, value, onFiles } = useField();
  const limits = multiple ? forms.attachmentsHint : forms.attachmentHint;
  const hint = value ? `${forms.attachmentAgain} ${limits}` : limits;
  const accept = ATTACHMENTS.extensions.map((extension) => `.${extension}`).join(',');
  return (
    <Field {...tied} label={label} hint={hint} optional className={wide}>
      {(control) => (
        <>
          <FileDrop
            {...control}
            name={name}
            accept={accept}
            multiple={multiple}
            onFiles={onFiles}
          />
          <details className={roles.small}>
            <summary>{forms.attachmentTypesTitle}</summary>
            <p>{forms.attachmentTypes}</p>
          </details>
        </>
      )}
    </Field>
  );
}
