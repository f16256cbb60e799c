import { Island } from '../islands/island.tsx';
import { useGalleryMessages } from '../pages/gallery/gallery-messages.ts';
import { island } from '../pages/gallery/gallery-page.island.tsx';

export default function Gallery() {
  const gallery = useGalleryMessages();
  return (
    <>
      <title>{gallery.title}</title>
      <meta name="robots" content="noindex" />
      <Island of={island} props={{}} />
    </>
  );
}
