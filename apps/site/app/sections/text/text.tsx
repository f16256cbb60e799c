import { useId } from 'react';
import type { ArticleContent, SectionOf } from '../../content/domain.ts';
import { useServerMessages } from '../../i18n/i18n.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { ContentButton } from '../../ui/links/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText, useLangOf } from '../../ui/text/local-text.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './text.module.css';

/**
 * Running text with its heading next to it on wide screens. A long text without a title has its
 * table of contents there: on wide screens it stays in view while reading.
 */
export function Text({
  section,
  contents,
}: {
  section: SectionOf<'text'>;
  contents: ArticleContent['contents'];
}) {
  if (contents.length > 0 && !section.title) {
    return (
      <SectionFrame title={null} subtitle={section.subtitle}>
        <div className={stack('7 8', styles.long)}>
          <Contents of={contents} lang={section.content.lang} />
          <RichText of={section.content} />
        </div>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      layout={section.title ? 'aside' : 'above'}
      className={styles.facts}
    >
      <RichText of={section.content} />
    </SectionFrame>
  );
}

/** A text on a sheet of its own next to a form, whose section has the frame. */
export function Sheet({ section }: { section: SectionOf<'text'> }) {
  return (
    <article className={styles.sheet}>
      <LocalText as="h2" className={`${roles.label} ${styles.title}`} of={section.title} />
      <RichText of={section.content} />
    </article>
  );
}

function Contents({ of, lang }: { of: ArticleContent['contents']; lang: LocalText['lang'] }) {
  const { frame } = useServerMessages();
  const title = useId();
  const language = useLangOf({ text: '', lang });
  return (
    <nav className={stack(3, styles.contents)} aria-labelledby={title}>
      <p id={title} className={`${roles.bold} ${roles.fine}`}>
        {frame.onThisPage}
      </p>
      <ul className={styles.links} lang={language}>
        {of.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
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
          <ContentButton variant="secondary" text={section.button} to={section.buttonDestination} />
        ) : undefined
      }
    >
      <Picture
        image={section.image}
        sizes={hasText ? `(width >= 62rem) 56vw, ${ACROSS}` : `(width >= 75rem) 80rem, ${ACROSS}`}
      />
    </SectionFrame>
  );
}
