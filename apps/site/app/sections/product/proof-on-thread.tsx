import type { ProductProof } from '../../content/domain.ts';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { ThreadStrip } from '../../ui/threads/product-threads.tsx';
import styles from './proof-on-thread.module.css';

/** More letters than fit their place at the largest size. */
const LONG = 8;

/** A customer's measured figure on the product's thread, which enters from the page's edge. */
export function ProofOnThread({ proof, accent }: { proof: ProductProof; accent: string }) {
  const { figure, customer, slug } = proof;
  if (!figure) return null;
  return (
    <div className={styles.proof}>
      <p className={styles.figure}>
        <LocalText
          as="strong"
          className={figure.value.text.length > LONG ? styles.long : styles.short}
          of={figure.value}
        />{' '}
        <ThreadStrip className={styles.thread} accent={accent} />
        <LocalText of={figure.label} />
      </p>
      {customer ? (
        <p className={styles.customer}>
          <LocaleLink to={`/realizations/${slug}`}>{customer}</LocaleLink>
        </p>
      ) : null}
    </div>
  );
}
