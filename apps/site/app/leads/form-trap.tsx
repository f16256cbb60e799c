import { useMessages } from '../i18n/i18n.tsx';
import styles from './form-trap.module.css';

/** A field that people neither see nor reach; a program that fills it gives itself away. */
export function FormTrap() {
  const { forms } = useMessages();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {forms.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
