import type { SectionOf } from '../../content/domain.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { SectionFrame } from '../section-frame.tsx';

/** Running text with its heading next to it on wide screens. */
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

/** A picture with a heading and, optionally, a button. */
export function PictureSection({ section }: { section: SectionOf<'picture'> }) {
  const hasText = section.title !== null || section.subtitle !== null;
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      layout={hasText ? 'aside' : 'above'}
      headExtra={
        section.button && section.buttonDestination ? (
          <ButtonLink variant="secondary" to={section.buttonDestination}>
            <LocalText of={section.button} />
          </ButtonLink>
        ) : undefined
      }
    >
      <Picture
        image={section.image}
        sizes={
          hasText ? `(min-width: 62rem) 56vw, ${ACROSS}` : `(min-width: 80rem) 80rem, ${ACROSS}`
        }
      />
    </SectionFrame>
  );
}
