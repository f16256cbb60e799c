import type { CommercialContent, CommercialOf } from '../../../content/domain.ts';
import { useMessages } from '../../../i18n/i18n.tsx';
import { LocaleLink } from '../../../i18n/locale-link.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { LocalText, Paragraphs } from '../../../ui/text/local-text.tsx';
import { usePolishLang } from '../polish.ts';
import styles from './commercial-blocks.module.css';
import { OfferButton } from './offer-button.tsx';

const BESIDE = ['plain', 'image', 'list'];

/** Commercial blocks beside a post: on a narrow screen they follow it. */
export function CommercialBlocks({ blocks }: { blocks: CommercialContent[] }) {
  const { blog } = useMessages();
  const lang = usePolishLang();
  const shown = blocks.filter(({ kind }) => BESIDE.includes(kind));
  if (shown.length === 0) return null;
  return (
    <aside className={styles.aside} aria-label={blog.offer} lang={lang.label}>
      {shown.map((block) => (
        <Beside key={block.id} block={block} />
      ))}
    </aside>
  );
}

function Beside({ block }: { block: CommercialContent }) {
  if (block.kind === 'plain') return <Plain block={block} />;
  if (block.kind === 'image') return <Linked block={block} />;
  return block.kind === 'list' ? <Listed block={block} /> : null;
}

function Plain({ block }: { block: CommercialOf<'plain'> }) {
  return (
    <div className={styles.block}>
      <LocalText as="h2" of={block.title} />
      <Paragraphs of={block.descriptiveText} />
      <OfferButton block={block} />
    </div>
  );
}

/** The picture is the link: its description is the link's name. */
function Linked({ block }: { block: CommercialOf<'image'> }) {
  return (
    <LocaleLink className={styles.linked} to={block.link}>
      <Picture image={block.image} sizes="(min-width: 62rem) 18rem, 90vw" />
    </LocaleLink>
  );
}

function Listed({ block }: { block: CommercialOf<'list'> }) {
  return (
    <div className={styles.block}>
      <LocalText as="h2" of={block.title} />
      <ul className={styles.items}>
        {block.items.map((item) => (
          <li key={item.id}>
            <Icon name="check" size={20} />
            <LocalText of={item.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
