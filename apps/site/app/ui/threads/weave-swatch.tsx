import { swatchPath } from './swatch.ts';
import styles from './weave-swatch.module.css';

interface WeaveSwatchProps {
  name: string;
  /** Seen at once, at the top of its page. */
  eager?: boolean;
}

/**
 * A swatch of the cloth that belongs to a name: area, industry, article. Fills its place. A file of
 * its own: dozens of threads in each of a page's swatches were half of its elements.
 */
export function WeaveSwatch({ name, eager = false }: WeaveSwatchProps) {
  return (
    <img
      className={styles.swatch}
      src={swatchPath(name)}
      alt=""
      width={192}
      height={192}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
