import { TRAP_FIELD } from '@osnowa/contract';
import { useMessages } from '../i18n/i18n.tsx';
import styles from './form-trap.module.css';

/** Asks password managers and form fillers, each in its own words, to leave a field alone. */
const LEFT_ALONE = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * A field that people neither see nor reach, and that browsers do not fill in because it is inert; a
 * program that fills it gives itself away.
 */
export function FormTrap() {
  const { forms } = useMessages();
  return (
    <div className={styles.trap} aria-hidden="true" inert>
      <label>
        {forms.trap}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} {...LEFT_ALONE} />
      </label>
    </div>
  );
}
