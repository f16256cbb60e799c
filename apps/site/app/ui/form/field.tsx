import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { grid, line, stack, top } from '../layout/layout.ts';
import { Icon } from '../picture/icon.tsx';
import roles from '../text/roles.module.css';
import styles from './field.module.css';

/** Props that `Field` passes to its control: spread them onto the input. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Id of the control, unique on the page; the error summary links to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error as an instruction: "Wpisz adres e-mail.". Empty or absent: no error. */
  error?: string | null;
  /** Adds the word "optional" to the label; fields are required otherwise. */
  optional?: boolean;
  /** `inline` puts the control before its label, as for a checkbox. */
  layout?: 'stacked' | 'inline';
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * The one field of all forms: ties label, hint and error to a control.
 *
 *     <Field id="contact-mail" label="E-mail" error={error}>
 *       {(control) => <Input {...control} name="mail" type="email" />}
 *     </Field>
 */
export function Field(props: FieldProps) {
  const { id, label, hint, error, optional, layout = 'stacked', className, children } = props;
  const { kit } = useMessages();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const control = children({
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  });
  const name = (
    <label htmlFor={id} className={`${roles.small} ${roles.strong} ${styles.label}`}>
      {label}
      {optional ? (
        <span className={`${roles.quiet} ${roles.normal}`}> ({kit.optional})</span>
      ) : null}
    </label>
  );
  const explanation = hint ? (
    <p id={hintId} className={`${roles.note} ${styles.hint}`}>
      {hint}
    </p>
  ) : null;
  return (
    <div className={stack(2, className)}>
      {layout === 'inline' ? (
        <div className={grid('1 3', styles.row)}>
          {control}
          {name}
          {explanation}
        </div>
      ) : (
        <>
          {name}
          {explanation}
          {control}
        </>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error of a field, with its sign; `null` without one. */
export function FieldError({ id, children }: { id: string; children: string | null | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={line(2, top, styles.error)}>
      <Icon name="circle-alert" size={20} />
      <span>{children}</span>
    </p>
  );
}
