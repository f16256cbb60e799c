import { useState } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Button } from '../../ui/links/button.tsx';
import styles from './gallery.module.css';

/** Both placements of the dialog. */
export function GalleryDialogs() {
  const { gallery } = useMessages();
  const [open, setOpen] = useState<'centre' | 'side' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('centre')}>{gallery.openDialog}</Button>
      <Button variant="secondary" onClick={() => setOpen('side')}>
        {gallery.openSide}
      </Button>
      <Dialog open={open === 'centre'} onClose={close} title={gallery.openDialog}>
        <p>{gallery.dialogText}</p>
      </Dialog>
      <Dialog open={open === 'side'} onClose={close} title={gallery.openSide} placement="side">
        <p>{gallery.dialogText}</p>
        <Button onClick={close}>{gallery.send}</Button>
      </Dialog>
    </div>
  );
}
