import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import type { ImageContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { imageUrl } from '../../ui/picture/image-url.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { LightboxProps } from './lightbox.tsx';
import styles from './lightbox-picture.module.css';

type Open = (image: ImageContent) => Promise<void>;

const LightboxContext = createContext<Open | null>(null);

/** Opens the large view at a picture; rejects when its code fails to load. */
function useLightbox(): Open {
  const open = useContext(LightboxContext);
  if (!open) throw new Error('This picture stands outside LightboxArea');
  return open;
}

/**
 * Pictures of a page that can be viewed one after another in large. The large view is loaded when
 * it is opened.
 */
export function LightboxArea({
  images,
  children,
}: {
  images: ImageContent[];
  children: ReactNode;
}) {
  const [View, setView] = useState<ComponentType<LightboxProps> | null>(null);
  const [first, setFirst] = useState<number | null>(null);

  async function open({ path }: ImageContent) {
    const { Lightbox } = await import('./lightbox.tsx');
    setView(() => Lightbox);
    setFirst(images.findIndex((image) => image.path === path));
  }

  return (
    <LightboxContext value={open}>
      {children}
      {View && first !== null ? (
        <View images={images} first={first} onClose={() => setFirst(null)} />
      ) : null}
    </LightboxContext>
  );
}

/** A picture that links to its large version: the large view, or the file without scripts. */
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
