import { palette } from '@osnowa/brand';
import type {
  ProductCard,
  QuoteContent,
  SectionOf,
  SettingsContent,
} from '../../content/domain.ts';
import { band, cluster, stack, start, whole } from '../../ui/layout/layout.ts';
import { ContentButton } from '../../ui/links/button.tsx';
import { Motif } from '../../ui/motif/motif.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { ClaimLine } from '../claims/claims.tsx';
import { Quote } from '../quote/quote.tsx';
import styles from './hero.module.css';

/** Top of the home page: our work in one sentence, two links, proof, and a drawing. */
export function Hero({
  section,
  products,
  claims,
  quote,
  aboveProducts,
}: {
  section: SectionOf<'hero'>;
  products: ProductCard[];
  /** Empty if the page has a section of its own for them. */
  claims: SettingsContent['claims'];
  quote: QuoteContent | null;
  /** The products are below and continue its lines. */
  aboveProducts: boolean;
}) {
  const { accents } = palette;
  const own = products.map(({ accent }) => accent);
  return (
    <section className={styles.hero}>
      <div className={stack(7, band, styles.content)}>
        <div className={stack(5, start, whole, styles.text)}>
          <LocalText as="h1" of={section.title} />
          <LocalText
            as="p"
            className={`${roles.subtitle} ${styles.subtitle}`}
            of={section.subtitle}
          />
          <div className={cluster(3)}>
            <ContentButton text={section.button} to={section.buttonDestination} />
            <ContentButton
              variant="secondary"
              text={section.secondButton}
              to={section.secondButtonDestination}
            />
          </div>
          <ClaimLine claims={claims} />
          {quote ? <Quote quote={quote} /> : null}
        </div>
        <Motif
          name="hero"
          className={styles.motif}
          accents={own.length === accents.length ? own : accents.map(({ colour }) => colour)}
          runsOn={aboveProducts}
        />
      </div>
    </section>
  );
}
