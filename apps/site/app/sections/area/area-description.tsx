import type { AreaContent } from '../../content/domain.ts';
import { Picture } from '../../ui/picture.tsx';
import { Paragraphs } from '../../ui/words.tsx';
import styles from './area.module.css';

/** What hurts, what helps, what comes of it: the first text large, the others beside it. */
export function AreaDescription({ area }: { area: AreaContent }) {
  const { description1, description2, description3, descriptionImage } = area;
  return (
    <div className={styles.description}>
      <Paragraphs className={styles.lead} of={description1} />
      <div className={styles.rest}>
        <Paragraphs of={description2} />
        <Paragraphs of={description3} />
        {descriptionImage ? (
          <Picture
            className={styles.picture}
            image={descriptionImage}
            sizes="(min-width: 80rem) 44rem, (min-width: 62rem) 55vw, 92vw"
          />
        ) : null}
      </div>
    </div>
  );
}
