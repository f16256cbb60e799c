import type { ComponentProps } from 'react';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { framed } from '../../ui/layout/layout.ts';
import { imageUrl } from '../../ui/picture/image-url.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './lightbox.module.css';

/** A picture that links to its large version: the large view of its page, or the file without scripts. */
export function LightboxPicture(props: Omit<ComponentProps<typeof Picture>, 'className'>) {
  const { details } = useMessages();
  const { image } = props;
  return (
    <a
      className={styles.link}
      href={imageUrl(image.path, { width: image.width < 1920 ? 1600 : 1920 })}
      aria-label={fill(details.enlarge, { what: image.alt.text })}
      data-enlarge={JSON.stringify(image)}
    >
      <Picture phoneRatio="1:1" {...props} className={`${framed} ${styles.preview}`} />
    </a>
  );
}
