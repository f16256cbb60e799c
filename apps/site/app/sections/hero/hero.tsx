import { palette } from '@osnowa/brand';
import type {
  ProductCard,
  QuoteContent,
  SectionOf,
  SettingsContent,
} from '../../content/domain.ts';
import { ContentButton } from '../../ui/links/button.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { HeroCloth } from '../../ui/threads/cloth.tsx';
import { ClaimLine } from '../claims/claim-line.tsx';
import { Quote } from '../quote/quote.tsx';
import styles from './hero.module.css';

/** Top of the home page: our work in one sentence, two links, proof, and the cloth. */
export function Hero({
  section,
  products,
  claims,
  quote,
  threadsRunOn,
}: {
  section: SectionOf<'hero'>;
  products: ProductCard[];
  /** Empty if the page has a section of its own for them. */
  claims: SettingsContent['claims'];
  quote: QuoteContent | null;
  /** The products are below and continue the loose ends. */
  threadsRunOn: boolean;
}) {
  const accents =
    products.length === palette.threads.length
      ? products.map(({ accent }) => accent)
      : palette.threads;
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.text}>
          <LocalText as="h1" of={section.title} />
          <LocalText as="p" className={styles.subtitle} of={section.subtitle} />
          <div className={styles.buttons}>
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
        <HeroCloth className={styles.cloth} accents={accents} runsOn={threadsRunOn} />
      </div>
    </section>
  );
}
