import type { ProductProof } from '../../content/domain.ts';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Motif } from '../../ui/motif/motif.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './proof-line.module.css';

/** More letters than fit their place at the largest size. */
const LONG = 8;

/** A customer's measured figure on a line of the product's accent, which enters from the page's edge. */
export function ProofLine({ proof, accent }: { proof: ProductProof; accent: string }) {
  const { figure, customer, slug } = proof;
  if (!figure) return null;
  return (
    <div className={styles.proof}>
      <p className={`${roles.quiet} ${styles.figure}`}>
        <LocalText
          as="strong"
          className={figure.value.text.length > LONG ? styles.long : undefined}
          of={figure.value}
        />{' '}
        <Motif name="strip" className={styles.line} accent={accent} />
        <LocalText of={figure.label} />
      </p>
      {customer ? (
        <p className={`${roles.fine} ${styles.customer}`}>
          <LocaleLink to={`/realizations/${slug}`}>{customer}</LocaleLink>
        </p>
      ) : null}
    </div>
  );
}
