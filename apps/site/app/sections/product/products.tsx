import type { ProductCard, SectionOf } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { ProductThreads, ThreadBend, ThreadStrip } from '../../ui/threads/product-threads.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './products.module.css';

/** Products that the hero's cloth has threads for. */
const THREADS = 4;

/**
 * The products, each below its thread. With `threadsFromAbove` (a hero is above) the loose ends
 * of the cloth come down and become the strips, where the screen is wide enough. On a narrow screen
 * they leave the picture of a slider above, and each bends into the row of its product.
 */
export function Products({
  section,
  products,
  threadsFromAbove,
  belowSlider,
}: {
  section: SectionOf<'products'>;
  products: ProductCard[];
  threadsFromAbove: boolean;
  /** Where the screen is narrow, the threads come out of the slider's picture. */
  belowSlider: boolean;
}) {
  const { sections } = useMessages();
  const run = threadsFromAbove && products.length === THREADS;
  const bends = run && belowSlider;
  if (products.length === 0) return null;
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      className={[run ? styles.run : '', bends ? styles.bends : ''].join(' ')}
    >
      {run ? (
        <div className={styles.threads}>
          <ProductThreads accents={products.map(({ accent }) => accent)} />
        </div>
      ) : null}
      <ul className={styles.list}>
        {products.map((product, index) => (
          <li key={product.id}>
            {bends ? (
              <ThreadBend className={styles.bend} accent={product.accent} place={index} />
            ) : (
              <ThreadStrip className={styles.strip} accent={product.accent} />
            )}
            <Card
              heading={innerHeading(section.title)}
              to={`/products/${product.slug}`}
              title={<span className={styles.name}>{product.name}</span>}
            >
              <LocalText as="p" of={product.shortDescription} />
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
