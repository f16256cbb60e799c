import { Island } from '../islands/island.tsx';
import { useGalleryMessages } from '../screens/gallery/gallery-messages.ts';
import { island } from '../screens/gallery/gallery-screen.island.tsx';

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
