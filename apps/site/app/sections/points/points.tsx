import type { ProductContent, SectionOf } from '../../content/domain.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import list from '../collection/collection.module.css';
import type { Entry } from '../collection/collection.tsx';
import { ListAside, ListSection, viewOf } from '../collection/list-section.tsx';

/** A list of points, each with an icon. If none has an icon, the titles are figures, set large. */
export function Points({ section }: { section: SectionOf<'points'> }) {
  const { title, subtitle, items } = section;
  return (
    <ListSection
      {...{ title, subtitle }}
      of={items.map(toEntry)}
      view={viewOf(section)}
      className={items.every(({ icon }) => icon === null) ? list.figures : undefined}
    />
  );
}

/** The same below a form, in its column. */
export function PointsBelow({ section: { title, items } }: { section: SectionOf<'points'> }) {
  return <ListAside title={title} of={items.map(toEntry)} view="rows" />;
}

function toEntry({ id, icon, title, description }: ProductContent['modules'][number]): Entry {
  return {
    ...{ id, icon, title: <LocalText of={title} /> },
    more: <LocalText as="p" of={description} />,
  };
}

/** Points without their icons, as rows. */
export function toRows(items: ProductContent['modules']): Entry[] {
  return items.map((item) => ({ ...toEntry(item), icon: null }));
}

/** Questions that clients ask, with answers to open. */
export function Questions({
  section,
}: {
  section: Pick<SectionOf<'questions'>, 'title' | 'subtitle' | 'items'>;
}) {
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle} layout="aside">
      <Accordion
        exclusive
        heading={innerHeading(section.title)}
        items={section.items.map((item) => ({
          id: item.id,
          title: <LocalText of={item.question} />,
          content: <Paragraphs of={item.answer} />,
        }))}
      />
    </SectionFrame>
  );
}
