import type { SectionOf } from '../../content/domain.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';

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
