import type { SectionOf } from '../../content/domain.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { SectionFrame } from '../section-frame.tsx';

/** Running text with a heading beside it on wide screens. */
export function Text({ section }: { section: SectionOf<'text'> }) {
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      layout={section.title ? 'aside' : 'above'}
    >
      <RichText of={section.content} />
    </SectionFrame>
  );
}
