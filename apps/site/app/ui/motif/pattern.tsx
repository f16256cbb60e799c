import { HAS_PATTERN } from '@osnowa/brand/motif/pattern';
import styles from './motif.module.css';

/** Path of the patterns that belong to names, without a language. */
export const PATTERN_PREFIX = '/pattern/';

interface PatternProps {
  name: string;
  /** Its place, from 0, among the patterns at the top of its page. */
  place?: number | undefined;
}

/** Number of patterns in the first window: loaded at once, the first one before anything else. */
const FIRST_WINDOW = 8;

/**
 * The brand's pattern that belongs to a name: area, industry, article; a plain ground without one.
 * Fills its place. A file of its own: the elements of its drawing were half of those of a page.
 */
export function Pattern({ name, place = FIRST_WINDOW }: PatternProps) {
  if (!HAS_PATTERN) return <span className={styles.pattern} />;
  return (
    <img
      className={styles.pattern}
      src={`${PATTERN_PREFIX}${encodeURIComponent(name)}.svg`}
      alt=""
      width={192}
      height={192}
      loading={place < FIRST_WINDOW ? 'eager' : 'lazy'}
      fetchPriority={place === 0 ? 'high' : undefined}
      decoding="async"
    />
  );
}
