import { useMessages } from '../../i18n/i18n.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { type LocalText, useLangOf } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './price-lines.module.css';
import { labelled, priceParts, sentencesOf } from './price-parts.ts';

interface PriceProps {
  of: LocalText | null;
  className?: string;
}

/** A product's starting price, set large. */
export function Price({ of, className = '' }: PriceProps) {
  const { sections } = useMessages();
  const lang = useLangOf(of);
  const parts = of ? priceParts(of.text) : null;
  if (!parts) return null;
  const amount = <strong className={`${roles.figure} ${styles.amount}`}>{parts.amount}</strong>;
  return (
    <p className={`${roles.note} ${className}`} lang={lang}>
      {parts.before ?? sections.priceFrom} {amount} {parts.after}
    </p>
  );
}

/** The rest of the price's text, a row for each sentence: its subject, then its figures. */
export function PriceRows({ of, className = '' }: PriceProps) {
  const lang = useLangOf(of);
  if (!of) return null;
  const lines = priceParts(of.text)?.rest ?? sentencesOf(of.text);
  if (lines.length === 0) return null;
  return (
    <ul className={`${roles.note} ${styles.rows} ${className}`} lang={lang}>
      {lines.map((line) => {
        const { label, figures } = labelled(line);
        return (
          <li key={line} className={stack('0 5')}>
            {label} {figures ? <span className={roles.digits}>{figures}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
