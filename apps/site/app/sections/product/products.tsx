import type { ProductCard, SectionOf } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { ProductThreads, ThreadStrip } from '../../ui/threads/product-threads.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './products.module.css';

/** Products that the hero's cloth has threads for. */
const THREADS = 4;

/**
 * The products, each under its thread. With `threadsFromAbove` (a hero stands above) the loose ends
 * of the cloth come down and become the strips, where the screen is wide enough.
 */
export function Products({
  section,
  products,
  threadsFromAbove,
  brief,
}: {
  section: SectionOf<'products'>;
  products: ProductCard[];
  threadsFromAbove: boolean;
  /** A slider above has said what the products do: on a phone their names are enough. */
  brief: boolean;
}) {
  const { sections } = useMessages();
  const run = threadsFromAbove && products.length === THREADS;
  if (products.length === 0) return null;
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      className={[run ? styles.run : '', brief ? styles.brief : ''].join(' ')}
    >
      {run ? (
        <div className={styles.threads}>
          <ProductThreads accents={products.map(({ accent }) => accent)} />
        </div>
      ) : null}
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id}>
            <ThreadStrip className={styles.strip} accent={product.accent} />
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
