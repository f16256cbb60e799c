import { RUNNING_LINES } from '@osnowa/brand/motif';
import type { ProductCard, SectionOf } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { framed, stack } from '../../ui/layout/layout.ts';
import { Motif } from '../../ui/motif/motif.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { Price, PriceRows } from './price-lines.tsx';
import styles from './product-rows.module.css';

/** Longer than three rows on the narrowest phone, px: the last product's line passes them. */
const PAST_ALL_ROWS = 3600;

/** The first product's screen; the parts of the others. */
const LEADING = `(width >= 90rem) 80rem, ${ACROSS}`;
/** Below the width at which it leads across the page, the first one shows its part as the others do. */
const BEFORE_IT_LEADS = {
  media: '(width < 62rem)',
  sizes: `(width >= 40rem) 44vw, ${ACROSS}`,
};
const PART = `(width >= 90rem) 25rem, (width >= 62rem) 29vw, (width >= 40rem) 44vw, ${ACROSS}`;

/**
 * The products on a page of their own, each below its line, with its screen, its purpose and
 * its starting price. In a wide window the first one spans the page with its whole screen;
 * the others show the relevant part of theirs. If the page begins with them, their lines come
 * down from its top, and in a narrow window out of the first one's screen, each into its row.
 * @param index place of the section in its page
 */
export function ProductRows({
  section,
  products,
  index: at,
}: {
  section: SectionOf<'products'>;
  products: ProductCard[];
  index: number;
}) {
  const { sections } = useMessages();
  const accents = products.map(({ accent }) => accent);
  const run = at === 0 && products.length === RUNNING_LINES;
  if (products.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={stack(8, styles.rows, run ? styles.run : undefined)}>
        {products.map((product, index) => (
          <li key={product.id} className={index === 0 ? styles.first : undefined}>
            {run ? null : <Motif name="strip" className={styles.strip} accent={product.accent} />}
            {run && index < 2 ? (
              <Motif
                name={index === 0 ? 'falling' : 'landing'}
                className={styles.lines}
                accents={accents}
              />
            ) : null}
            <Card
              className={styles.row}
              heading={innerHeading(section.title)}
              to={`/products/${product.slug}`}
              title={
                <span className={styles.name}>
                  {run ? (
                    <Motif
                      name="bend"
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
              picture={
                index === 0 ? <Whole of={product} priority={at === 0} /> : <Part of={product} />
              }
            >
              <LocalText as="p" className={styles.what} of={product.title} />
              <LocalText as="p" of={product.shortDescription} />
              <Price className={styles.price} of={product.startingPrice} />
              <PriceRows className={styles.notes} of={product.startingPrice} />
              <p className={`${roles.bold} ${styles.more}`} aria-hidden="true">
                {fill(sections.seeProduct, { name: product.name })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const SCREEN = { className: framed, decorative: true };

function Whole({ of: { image }, priority }: { of: ProductCard; priority: boolean }) {
  if (!image) return null;
  return (
    <Picture
      {...{ ...SCREEN, image, priority }}
      sizes={LEADING}
      phoneRatio="8:5"
      partIn={BEFORE_IT_LEADS}
    />
  );
}

function Part({ of: { image } }: { of: ProductCard }) {
  return image ? <Picture {...SCREEN} image={image} sizes={PART} partRatio="8:5" /> : null;
}
