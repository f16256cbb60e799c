import { palette } from '@osnowa/brand';
import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { Progress } from '../../ui/form/progress.tsx';
import { cluster, grid, stack } from '../../ui/layout/layout.ts';
import { Pagination } from '../../ui/links/pagination.tsx';
import { Bar } from '../../ui/motif/bar.tsx';
import { Motif } from '../../ui/motif/motif.tsx';
import { Pattern } from '../../ui/motif/pattern.tsx';
import { StepRing } from '../../ui/steps/step-ring.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './gallery.module.css';
import { useGalleryMessages } from './gallery-messages.ts';

/** Accordion, cards, tabs, tags, progress, pages. */
export function GalleryLists() {
  const gallery = useGalleryMessages();
  const picture = (
    <div className={styles.band}>
      <Pattern name="gallery" />
    </div>
  );
  return (
    <div className={stack(6)}>
      <Accordion
        exclusive
        items={['1', '2', '3'].map((id) => ({
          id,
          title: gallery.question,
          content: <p>{gallery.answer}</p>,
        }))}
      />
      <div className={grid(6, styles.columns)}>
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

/** The motif: patterns, strips, bars, steps. */
export function GalleryMotif() {
  const gallery = useGalleryMessages();
  const [stop, setStop] = useState(2);
  const stops = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
    label: fill(gallery.stage, { n }),
    href: `#stop-${n}`,
  }));
  const stages = [1, 2, 3, 4].map((n) => ({ id: String(n), label: fill(gallery.stage, { n }) }));
  return (
    <div className={stack(6)}>
      <div className={cluster(4)}>
        {NAMES.map((name) => (
          <div key={name} className={styles.pattern}>
            <Pattern name={name} />
          </div>
        ))}
      </div>
      {palette.accents.map(({ key, colour }) => (
        <Motif key={key} name="strip" accent={colour} />
      ))}
      <Bar colour={palette.info} share={0.6} />
      <Steps stages={stages} current={2} label={gallery.motif} />
      <div className={styles.ring}>
        <StepRing label={gallery.motif} stops={stops} current={stop} onChoose={setStop} />
      </div>
    </div>
  );
}
