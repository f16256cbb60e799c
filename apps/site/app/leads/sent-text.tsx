import { useMessages } from '../i18n/i18n.tsx';
import styles from './sent-text.module.css';

/** What happens after a form was sent: the number to quote, who answers and when. */
export function SentText({ reference }: { reference: string }) {
  const { forms } = useMessages();
  return (
    <div className={styles.text}>
      <p>
        {forms.sentReference}
        <strong className={styles.reference}>{reference}</strong>
      </p>
      <p>{forms.sentNext}</p>
      <p>{forms.sentMail}</p>
    </div>
  );
}
