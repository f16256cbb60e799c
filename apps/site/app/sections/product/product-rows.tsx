import type { ProductCard, SectionOf } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { ThreadBend, ThreadStrip } from '../../ui/threads/product-threads.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import { Price, PriceRows } from './price-lines.tsx';
import styles from './product-rows.module.css';
import { FallingThreads, LandingThreads } from './rows-threads.tsx';

/** Products that the page has threads for. */
const THREADS = 4;

/** Longer than three rows on the narrowest phone, px: the last product's thread passes them. */
const PAST_ALL_ROWS = 3600;

/** The first product's screen; the parts of the others. */
const LEADING = `(min-width: 90rem) 80rem, ${ACROSS}`;
/** Below the width at which it leads across the page, the first one shows its part as the others do. */
const BEFORE_IT_LEADS = {
  media: '(max-width: 61.99rem)',
  sizes: `(min-width: 44rem) 44vw, ${ACROSS}`,
};
const PART = `(min-width: 88rem) 25rem, (min-width: 62rem) 29vw, (min-width: 44rem) 44vw, ${ACROSS}`;

/**
 * The products on a page of their own, each below its thread, with its screen, its purpose and
 * its starting price. In a wide window the first one spans the page with its whole screen;
 * the others show the relevant part of theirs. If the page begins with them, their threads come
 * down from its top, and in a narrow window out of the first one's screen, each into its row.
 * @param isFirst whether the page begins with them
 */
export function ProductRows({
  section,
  products,
  isFirst,
}: {
  section: SectionOf<'products'>;
  products: ProductCard[];
  isFirst: boolean;
}) {
  const { sections } = useMessages();
  const accents = products.map(({ accent }) => accent);
  const run = isFirst && products.length === THREADS;
  if (products.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={run ? `${styles.rows} ${styles.run}` : styles.rows}>
        {products.map((product, index) => (
          <li key={product.id} className={index === 0 ? styles.first : undefined}>
            <ThreadStrip className={styles.strip} accent={product.accent} />
            {run && index === 0 ? (
              <FallingThreads className={styles.falling} accents={accents} />
            ) : null}
            {run && index === 1 ? (
              <LandingThreads className={styles.landing} accents={accents} />
            ) : null}
            <Card
              className={styles.row}
              heading={innerHeading(section.title)}
              to={`/products/${product.slug}`}
              title={
                <span className={styles.name}>
                  {run ? (
                    <ThreadBend
                      className={styles.bend}
                      accent={product.accent}
                      place={index}
                      reach={PAST_ALL_ROWS}
                      turnsOnly
                    />
                  ) : null}
                  {product.name}
                </span>
              }
              picture={<Screen product={product} leads={index === 0} isFirst={isFirst} />}
            >
              <LocalText as="p" className={styles.what} of={product.title} />
              <LocalText as="p" of={product.shortDescription} />
              <Price className={styles.price} of={product.startingPrice} />
              <PriceRows className={styles.notes} of={product.startingPrice} />
              <p className={styles.more} aria-hidden="true">
                {fill(sections.seeProduct, { name: product.name })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function Screen({
  product: { image },
  leads,
  isFirst,
}: {
  product: ProductCard;
  leads: boolean;
  isFirst: boolean;
}) {
  if (!image) return null;
  const shared = { className: styles.screen, image, decorative: true };
  return leads ? (
    <Picture
      {...shared}
      sizes={LEADING}
      phoneRatio="8:5"
      partIn={BEFORE_IT_LEADS}
      priority={isFirst}
    />
  ) : (
    <Picture {...shared} sizes={PART} partRatio="8:5" />
  );
}
