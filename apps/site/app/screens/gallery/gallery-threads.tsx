import { palette } from '@osnowa/brand';
import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { EyeletRing } from '../../ui/threads/eyelet-ring.tsx';
import { Eyelets } from '../../ui/threads/eyelets.tsx';
import { ThreadStrip } from '../../ui/threads/product-threads.tsx';
import { ThreadBar } from '../../ui/threads/thread-bar.tsx';
import { ThreadDivider } from '../../ui/threads/thread-divider.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import styles from './gallery.module.css';

const NAMES = ['sales', 'production', 'warehouse', 'finance', 'documents', 'field-service'];

/** The motif: swatches, strips, bars, eyelets, divider. */
export function GalleryThreads() {
  const { gallery } = useMessages();
  const [stop, setStop] = useState(2);
  const stops = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
    label: fill(gallery.stage, { n }),
    href: `#stop-${n}`,
  }));
  const stages = [1, 2, 3, 4].map((n) => ({ id: String(n), label: fill(gallery.stage, { n }) }));
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {NAMES.map((name) => (
          <div key={name} className={styles.swatch}>
            <WeaveSwatch name={name} />
          </div>
        ))}
      </div>
      {palette.threads.map((colour) => (
        <ThreadStrip key={colour} accent={colour} />
      ))}
      <ThreadBar colour={palette.dms} share={0.6} />
      <ThreadDivider />
      <Eyelets stages={stages} current={2} label={gallery.threads} />
      <div className={styles.ring}>
        <EyeletRing label={gallery.threads} stops={stops} current={stop} onChoose={setStop} />
      </div>
    </div>
  );
}
