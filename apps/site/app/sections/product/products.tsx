import { RUNNING_LINES } from '@osnowa/brand/motif';
import type { ProductCard, SectionOf } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Motif } from '../../ui/motif/motif.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import type { Entry } from '../collection/collection.tsx';
import { ListSection } from '../collection/list-section.tsx';
import styles from './products.module.css';

/**
 * The products, each below its line. With `belowHero` (a hero is above) the lines of the
 * hero come down and become theirs, where the screen is wide enough. On a narrow screen they leave
 * the picture of a slider above, and each bends into the row of its product.
 */
export function Products({
  section,
  products,
  belowHero,
  belowSlider,
}: {
  section: SectionOf<'products'>;
  products: ProductCard[];
  belowHero: boolean;
  /** Where the screen is narrow, the lines come out of the slider's picture. */
  belowSlider: boolean;
}) {
  const { sections } = useMessages();
  const run = belowHero && products.length === RUNNING_LINES;
  const bends = run && belowSlider;
  const { title, subtitle, view } = section;
  return (
    <ListSection
      {...{ title, subtitle, view }}
      of={products.map((product, index) => ({
        ...toEntry(product, sections.seeProduct),
        before: bends ? (
          <Motif name="bend" className={styles.bend} accent={product.accent} place={index} />
        ) : (
          <Motif name="strip" className={styles.strip} accent={product.accent} />
        ),
      }))}
      columns="many"
      className={[styles.products, run && styles.run, bends && styles.bends]
        .filter(Boolean)
        .join(' ')}
    >
      {run ? (
        <div className={styles.lines}>
          <Motif name="columns" accents={products.map(({ accent }) => accent)} />
        </div>
      ) : null}
    </ListSection>
  );
}

function toEntry(product: ProductCard, see: string): Entry {
  return {
    id: product.id,
    to: `/products/${product.slug}`,
    title: <span className={styles.name}>{product.name}</span>,
    more: (
      <>
        <LocalText as="p" of={product.shortDescription} />
        <p className={`${roles.bold} ${styles.more}`} aria-hidden="true">
          {fill(see, { name: product.name })}
        </p>
      </>
    ),
  };
}
