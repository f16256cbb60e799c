import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import type { ImageContent } from '../../content/domain.ts';
import type { LightboxProps } from './lightbox.tsx';

type Open = (image: ImageContent) => Promise<void>;

const LightboxContext = createContext<Open | null>(null);

/** Opens the large view at a picture; rejects when its code cannot be loaded. */
export function useLightbox(): Open {
  const open = useContext(LightboxContext);
  if (!open) throw new Error('This picture stands outside LightboxArea');
  return open;
}

/** Pictures of a page that can be looked at one after another in large. The large view is loaded when it is wanted. */
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
