import { palette } from '@osnowa/brand';
import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { Progress } from '../../ui/form/progress.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EyeletRing } from '../../ui/threads/eyelet-ring.tsx';
import { Eyelets } from '../../ui/threads/eyelets.tsx';
import { ThreadStrip } from '../../ui/threads/product-threads.tsx';
import { ThreadBar } from '../../ui/threads/thread-bar.tsx';
import { ThreadDivider } from '../../ui/threads/thread-divider.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import styles from './gallery.module.css';
import { useGalleryMessages } from './gallery-messages.ts';

/** Accordion, cards, tabs, tags, progress, pages. */
export function GalleryLists() {
  const gallery = useGalleryMessages();
  const picture = (
    <div className={styles.band}>
      <WeaveSwatch name="gallery" />
    </div>
  );
  return (
    <div className={styles.stack}>
      <Accordion
        exclusive
        items={['1', '2', '3'].map((id) => ({
          id,
          title: gallery.question,
          content: <p>{gallery.answer}</p>,
        }))}
      />
      <div className={styles.columns}>
        <Card title={gallery.card} to="/realizations" picture={picture}>
          <p>{gallery.cardText}</p>
        </Card>
        <Card title={gallery.card}>
          <p>{gallery.cardText}</p>
        </Card>
      </div>
      <Tabs
        label={gallery.panels}
        tabs={[1, 2, 3].map((n) => ({
          id: String(n),
          label: fill(gallery.panel, { n }),
          content: <p>{gallery.cardText}</p>,
        }))}
      />
      <Tags of={['React', 'Node.js', 'PostgreSQL']} />
      <Progress label={gallery.progress} value={40} />
      <Pagination page={2} pages={5} hrefOf={(page) => `/blog?page=${page}`} />
    </div>
  );
}

const NAMES = ['sales', 'production', 'warehouse', 'finance', 'documents', 'field-service'];

/** The motif: swatches, strips, bars, eyelets, divider. */
export function GalleryThreads() {
  const gallery = useGalleryMessages();
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
