import { useMessages } from '../i18n/i18n.tsx';
import { Island } from '../islands/island.tsx';
import { island } from '../screens/gallery/gallery-screen.island.tsx';

export default function Gallery() {
  const { gallery } = useMessages();
  return (
    <>
      <title>{gallery.title}</title>
      <meta name="robots" content="noindex" />
      <Island of={island} props={{}} />
    </>
  );
}
