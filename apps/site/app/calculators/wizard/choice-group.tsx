import type { FieldMessage } from '@tkalnia/contract';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  name: string;
  legend: ReactNode;
  /** `one` of the options or `several`. */
  choose: 'one' | 'several';
  options: readonly { value: string; label: ReactNode }[];
  chosen: readonly string[];
  error?: FieldMessage | undefined;
}

/** Id of the first control of a group or of a field; the error summary leads there. */
export function wizardId(name: string): string {
  return `wizard-${name}`;
}

/** A question with a few answers; uncontrolled, so that any browser keeps what was ticked. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, choose, options, chosen, error } = props;
  const { forms } = useMessages();
  const errorId = `${wizardId(name)}-error`;
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => {
        const id = index === 0 ? wizardId(name) : `${wizardId(name)}-${value}`;
        return (
          <div key={value} className={styles.option}>
            <Checkbox
              type={choose === 'one' ? 'radio' : 'checkbox'}
              id={id}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
            />
            <label htmlFor={id}>{label}</label>
          </div>
        );
      })}
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="circle-alert" size={20} />
          {forms.fields[error]}
        </p>
      ) : null}
    </fieldset>
  );
}
