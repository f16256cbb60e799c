import type { CommercialContent, CommercialOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Paragraphs, Words } from '../../ui/words.tsx';
import styles from './commercial-picture-blocks.module.css';
import { OfferButton } from './offer-button.tsx';
import { usePolishLang } from './polish.ts';

/** Commercial blocks between the title of a post and its text. */
export function TopBlocks({ blocks }: { blocks: CommercialContent[] }) {
  const { blog } = useMessages();
  const lang = usePolishLang();
  const shown = blocks.filter((block) => block.kind === 'top');
  if (shown.length === 0) return null;
  return (
    <aside className={styles.tops} aria-label={blog.offer} lang={lang.label}>
      {shown.map((block) => (
        <Top key={block.id} block={block} />
      ))}
    </aside>
  );
}

function Top({ block }: { block: CommercialOf<'top'> }) {
  return (
    <div className={styles.top}>
      <Picture
        className={styles.picture}
        image={block.image}
        ratio="16:9"
        sizes="(min-width: 40rem) 18rem, 92vw"
      />
      <div className={styles.words}>
        <Words as="p" className={styles.first} of={block.text1} />
        <Words as="p" of={block.text2} />
      </div>
    </div>
  );
}

/** Commercial block in the middle of a post's text. */
export function InsidePost({ block }: { block: CommercialOf<'insidePost'> }) {
  const { blog } = useMessages();
  return (
    <aside className={styles.inside} aria-label={blog.offer}>
      <Picture
        className={styles.picture}
        image={block.image}
        ratio="3:2"
        sizes="(min-width: 40rem) 14rem, 92vw"
        decorative
      />
      <div className={styles.words}>
        <Words as="p" className={styles.first} of={block.title} />
        <Paragraphs of={block.descriptiveText} />
        <OfferButton block={block} />
      </div>
    </aside>
  );
}
