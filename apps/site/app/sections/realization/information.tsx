import type { ImageContent } from '../../content/domain.ts';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import { LightboxPicture } from '../lightbox/lightbox-area.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './realization.module.css';

interface InformationProps {
  title: LocalText | null;
  subtitle?: LocalText | null;
  /** Heading of the text and its pictures. */
  smallTitle?: LocalText | null;
  description: LocalText | null;
  images: ImageContent[];
}

/** A part of a case study: a heading, what there is to say, pictures to enlarge. */
export function Information(props: InformationProps) {
  const { title, subtitle = null, smallTitle = null, description, images } = props;
  if (!description && images.length === 0) return null;
  return (
    <SectionFrame title={title} subtitle={subtitle} layout={title ? 'aside' : 'above'}>
      <div className={styles.information}>
        <LocalText as={innerHeading(title)} className={styles.smallTitle} of={smallTitle} />
        <Paragraphs className={styles.description} of={description} />
        {images.length > 0 ? (
          <ul className={styles.pictures}>
            {images.map((image) => (
              <li key={image.path}>
                <LightboxPicture image={image} sizes="(min-width: 62rem) 46rem, 90vw" />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </SectionFrame>
  );
}
