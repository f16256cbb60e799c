import { useMessages } from '../../i18n/i18n.tsx';
import { Button, ButtonLink } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import styles from './gallery.module.css';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { GalleryThreads } from './gallery-threads.tsx';

/** Every part of the kit in its states, for those who build and test the site; visitors never get here. */
export function GalleryScreen() {
  const { gallery } = useMessages();
  return (
    <div className={styles.gallery}>
      <title>{gallery.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{gallery.title}</h1>
      <p>{gallery.intro}</p>
      <GalleryPart title={gallery.buttons}>
        <Buttons />
      </GalleryPart>
      <GalleryPart title={gallery.night} ground="night">
        <Buttons />
      </GalleryPart>
      <GalleryPart title={gallery.fields}>
        <GalleryFields prefix="field" />
      </GalleryPart>
      <GalleryPart title={gallery.dialogs}>
        <GalleryDialogs />
      </GalleryPart>
      <GalleryPart title={gallery.lists}>
        <GalleryLists />
      </GalleryPart>
      <GalleryPart title={gallery.threads}>
        <GalleryThreads />
      </GalleryPart>
    </div>
  );
}

function Buttons() {
  const { gallery } = useMessages();
  return (
    <div className={styles.row}>
      <Button>{gallery.send}</Button>
      <Button variant="secondary">{gallery.send}</Button>
      <Button variant="quiet">{gallery.send}</Button>
      <Button disabled>{gallery.send}</Button>
      <ButtonLink to="/contact">{gallery.leadOn}</ButtonLink>
      <ButtonLink to="/contact" variant="secondary">
        {gallery.leadOn}
      </ButtonLink>
      <ArrowLink to="/realizations">{gallery.leadOn}</ArrowLink>
    </div>
  );
}
