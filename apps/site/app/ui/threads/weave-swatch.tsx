import { swatchPath } from './swatch.ts';
import styles from './weave-swatch.module.css';

interface WeaveSwatchProps {
  name: string;
  /** Its place, from 0, among the swatches at the top of its page. */
  place?: number | undefined;
}

/** Number of swatches in the first window: loaded at once, the first one before anything else. */
const FIRST_WINDOW = 8;

/**
 * A swatch of the cloth that belongs to a name: area, industry, article. Fills its place. A file of
 * its own: dozens of threads in each of a page's swatches were half of its elements.
 */
export function WeaveSwatch({ name, place = FIRST_WINDOW }: WeaveSwatchProps) {
  return (
    <img
      className={styles.swatch}
      src={swatchPath(name)}
      alt=""
      width={192}
      height={192}
      loading={place < FIRST_WINDOW ? 'eager' : 'lazy'}
      fetchPriority={place === 0 ? 'high' : undefined}
      decoding="async"
    />
  );
}
