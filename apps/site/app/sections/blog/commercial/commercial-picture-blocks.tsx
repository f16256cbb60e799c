import { useId } from 'react';
import type { CommercialContent, CommercialOf } from '../../../content/domain.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { LocalText, Paragraphs } from '../../../ui/text/local-text.tsx';
import { usePolishLang } from '../polish.ts';
import styles from './commercial-picture-blocks.module.css';
import { OfferButton } from './offer-button.tsx';

/** Commercial blocks between the title of a post and its text. */
export function TopBlocks({ blocks }: { blocks: CommercialContent[] }) {
  const lang = usePolishLang();
  const shown = blocks.filter((block) => block.kind === 'top');
  if (shown.length === 0) return null;
  return (
    <div className={styles.tops} lang={lang.label}>
      {shown.map((block) => (
        <Top key={block.id} block={block} />
      ))}
    </div>
  );
}

function Top({ block }: { block: CommercialOf<'top'> }) {
  const id = useId();
  return (
    <aside className={styles.top} aria-labelledby={id}>
      <Picture
        className={styles.picture}
        image={block.image}
        ratio="16:9"
        sizes="(min-width: 40rem) 18rem, 90vw"
      />
      <div className={styles.words}>
        <LocalText as="p" id={id} className={styles.first} of={block.text1} />
        <LocalText as="p" of={block.text2} />
      </div>
    </aside>
  );
}

/** Commercial block in the middle of a post's text. */
export function InsidePost({ block }: { block: CommercialOf<'insidePost'> }) {
  const id = useId();
  return (
    <aside className={styles.inside} aria-labelledby={id}>
      <Picture
        className={styles.picture}
        image={block.image}
        ratio="3:2"
        sizes="(min-width: 40rem) 14rem, 90vw"
        decorative
      />
      <div className={styles.words}>
        <LocalText as="p" id={id} className={styles.first} of={block.title} />
        <Paragraphs of={block.descriptiveText} />
        <OfferButton block={block} />
      </div>
    </aside>
  );
}
