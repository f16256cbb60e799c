import { useMessages } from '../../i18n/i18n.tsx';
import { type LocalText, useLangOf } from '../../ui/text/local-text.tsx';
import styles from './price-lines.module.css';
import { priceParts, sentencesOf } from './price-parts.ts';

/** What a product costs to begin: the amount large, then what it contains, a line for each sentence. */
export function PriceLines({ of, className = '' }: { of: LocalText | null; className?: string }) {
  const { sections } = useMessages();
  const lang = useLangOf(of);
  if (!of) return null;
  const parts = priceParts(of.text);
  return (
    <div className={`${styles.price} ${className}`} lang={lang}>
      {parts ? (
        <p>
          {parts.before ?? sections.priceFrom} <strong>{parts.amount}</strong> {parts.after}
        </p>
      ) : null}
      {(parts?.rest ?? sentencesOf(of.text)).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
