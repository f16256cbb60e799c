import type { ComponentProps, MouseEvent } from 'react';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { imageUrl } from '../../ui/picture/image-url.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useLightbox } from './lightbox-area.tsx';
import styles from './lightbox-picture.module.css';

/** A picture that leads to itself in large: in the large view, or where no script runs as a file. */
export function LightboxPicture(props: Omit<ComponentProps<typeof Picture>, 'className'>) {
  const { details } = useMessages();
  const open = useLightbox();
  const { image } = props;
  const file = imageUrl(image.path, { width: image.width < 1920 ? 1600 : 1920 });

  function enlarge(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(image).catch(() => window.location.assign(file));
  }

  return (
    <a
      className={styles.link}
      href={file}
      aria-label={fill(details.enlarge, { what: image.alt.text })}
      onClick={enlarge}
    >
      <Picture {...props} className={styles.picture} />
    </a>
  );
}
