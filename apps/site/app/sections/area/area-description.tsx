import type { AreaContent } from '../../content/domain.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Story } from '../detail/detail-head.tsx';
import styles from './area.module.css';

/** What hurts, what helps, what comes of it. */
export function AreaDescription({ area }: { area: AreaContent }) {
  const { description1, description2, description3, descriptionImage } = area;
  return (
    <Story lead={description1} rest={[description2, description3]}>
      {descriptionImage ? (
        <Picture
          className={styles.picture}
          image={descriptionImage}
          sizes="(min-width: 80rem) 38rem, (min-width: 62rem) 45vw, 90vw"
        />
      ) : null}
    </Story>
  );
}
