import type { FieldMessage } from '@osnowa/contract';
import type { ChangeEvent, ReactNode } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import items from '../item-choice.module.css';
import { useWizardLabels } from '../labels.tsx';
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

/** Id of the first control of a group or of a field; the error summary links to it. */
export function wizardId(name: string): string {
  return `wizard-${name}`;
}

/** The wizard's error message; it names a question without an answer. */
export function useErrorWords() {
  const { forms } = useMessages();
  const { wizard } = useWizardLabels();
  const unanswered: Record<string, string> = wizard.unanswered;
  return (name: string, code: FieldMessage | undefined): string | undefined => {
    if (!code) return undefined;
    return (code === 'formNotFilledCorrectly' && unanswered[name]) || forms.fields[code];
  };
}

/** The answer "none", which excludes the others. */
const NONE = 'none';

/** Ticking "none" unticks the others, and ticking one of them "none". */
function keepNoneAlone({ currentTarget: group, target }: ChangeEvent<HTMLFieldSetElement>): void {
  const ticked = target as unknown as HTMLInputElement;
  if (ticked.type !== 'checkbox' || !ticked.checked) return;
  for (const box of group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box !== ticked && (ticked.value === NONE || box.value === NONE)) box.checked = false;
  }
}

/** A question with a few answers; uncontrolled, so that ticks before hydration stay. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, choose, options, chosen, error } = props;
  const message = useErrorWords()(name, error);
  const errorId = `${wizardId(name)}-error`;
  return (
    <fieldset
      className={`${items.question} ${styles.group}`}
      aria-describedby={error ? errorId : undefined}
      onChange={keepNoneAlone}
    >
      <legend>{legend}</legend>
      <ul className={items.items}>
        {options.map(({ value, label }, index) => (
          <li key={value}>
            <label className={items.item}>
              <Checkbox
                type={choose === 'one' ? 'radio' : 'checkbox'}
                id={index === 0 ? wizardId(name) : `${wizardId(name)}-${value}`}
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                aria-invalid={error ? true : undefined}
                required={choose === 'one'}
              />
              <span className={items.name}>{label}</span>
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="circle-alert" size={20} />
          <span>{message}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
