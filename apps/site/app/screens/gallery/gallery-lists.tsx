import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { Progress } from '../../ui/form/progress.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import styles from './gallery.module.css';

/** Accordion, cards, tabs, tags, progress, pages. */
export function GalleryLists() {
  const { gallery } = useMessages();
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
