import { textOn } from '@osnowa/brand/contrast';
import type { Locale } from '@osnowa/contract';
import { useId } from 'react';
import type { CommercialContent, CommercialOf } from '../../../content/domain.ts';
import { useMessages } from '../../../i18n/i18n.tsx';
import { LocaleLink } from '../../../i18n/locale-link.tsx';
import { stack, start, top } from '../../../ui/layout/layout.ts';
import { ButtonLink } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { WidePicture } from '../../../ui/picture/picture-ahead.tsx';
import { ACROSS } from '../../../ui/picture/sizes.ts';
import { LocalText, Paragraphs } from '../../../ui/text/local-text.tsx';
import roles from '../../../ui/text/roles.module.css';
import { useArticleLang } from '../article-lang.ts';
import styles from './commercial-blocks.module.css';

const ASIDE = ['plain', 'image', 'list'];

interface BlocksProps {
  blocks: CommercialContent[];
  /** Language of the article around the blocks. */
  language: Locale;
}

/** Commercial blocks at the side of a post; on a narrow screen they follow it. */
export function CommercialBlocks({ blocks, language }: BlocksProps) {
  const { blog } = useMessages();
  const lang = useArticleLang(language);
  const shown = blocks.filter(({ kind }) => ASIDE.includes(kind));
  if (shown.length === 0) return null;
  return (
    <aside className={stack(6)} aria-label={blog.offer} lang={lang.label} data-screen-only>
      {shown.map((block, index) => (
        <Aside key={block.id} block={block} isFirst={index === 0} />
      ))}
    </aside>
  );
}

function Aside({ block, isFirst }: { block: CommercialContent; isFirst: boolean }) {
  if (block.kind === 'plain') return <Plain block={block} />;
  if (block.kind === 'image') return <Linked block={block} isFirst={isFirst} />;
  return block.kind === 'list' ? <Listed block={block} /> : null;
}

function Plain({ block }: { block: CommercialOf<'plain'> }) {
  return (
    <div className={stack(4, start, styles.block)}>
      <LocalText as="h2" className={roles.title} of={block.title} />
      <Paragraphs of={block.descriptiveText} />
      <OfferButton block={block} />
    </div>
  );
}

/** The picture is the link: its description is the link's name. */
function Linked({ block, isFirst }: { block: CommercialOf<'image'>; isFirst: boolean }) {
  const Shown = isFirst ? WidePicture : Picture;
  return (
    <LocaleLink className={styles.linked} to={block.link}>
      <Shown image={block.image} sizes={`(width >= 62rem) 18rem, ${ACROSS}`} />
    </LocaleLink>
  );
}

function Listed({ block }: { block: CommercialOf<'list'> }) {
  return (
    <div className={stack(4, start, styles.block)}>
      <LocalText as="h2" className={roles.title} of={block.title} />
      <ul className={stack(3, styles.items)}>
        {block.items.map((item) => (
          <li key={item.id} className={stack(2, top)}>
            <Icon name="check" size={20} />
            <LocalText of={item.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Commercial blocks between the title of a post and its text. */
export function TopBlocks({ blocks, language }: BlocksProps) {
  const lang = useArticleLang(language);
  const shown = blocks.filter((block) => block.kind === 'top');
  if (shown.length === 0) return null;
  return (
    <div className={stack(6, styles.tops)} lang={lang.label} data-screen-only>
      {shown.map((block) => (
        <Top key={block.id} block={block} />
      ))}
    </div>
  );
}

function Top({ block }: { block: CommercialOf<'top'> }) {
  const id = useId();
  return (
    <aside className={stack(0, styles.offer)} aria-labelledby={id}>
      <Picture
        className={styles.picture}
        image={block.image}
        partRatio="8:5"
        sizes={`(width >= 40rem) 18rem, ${ACROSS}`}
      />
      <div className={stack(3, start, styles.words)}>
        <LocalText as="p" id={id} className={roles.name} of={block.text1} />
        <LocalText as="p" of={block.text2} />
      </div>
    </aside>
  );
}

/** Commercial block in the middle of a post's text. */
export function InsidePost({ block }: { block: CommercialOf<'insidePost'> }) {
  const id = useId();
  return (
    <aside className={stack(0, styles.offer, styles.inside)} aria-labelledby={id} data-screen-only>
      <Picture
        className={styles.picture}
        image={block.image}
        partRatio="8:5"
        sizes={`(width >= 40rem) 14rem, ${ACROSS}`}
        decorative
      />
      <div className={stack(3, start, styles.words)}>
        <LocalText as="p" id={id} className={roles.name} of={block.title} />
        <Paragraphs of={block.descriptiveText} />
        <OfferButton block={block} />
      </div>
    </aside>
  );
}

interface OfferButtonProps {
  block: {
    button: LocalText | null;
    buttonDestination: string | null;
    buttonColor: string | null;
  };
}

/** Button of a commercial block in the colour that an editor chose; nothing without a label or a destination. */
export function OfferButton({ block }: OfferButtonProps) {
  const { button, buttonDestination, buttonColor } = block;
  if (!button || !buttonDestination) return null;
  if (!buttonColor) {
    return (
      <ButtonLink to={buttonDestination}>
        <LocalText of={button} />
      </ButtonLink>
    );
  }
  // The colour is drawn as SVG: the content security policy refuses style attributes.
  return (
    <ButtonLink className={styles.coloured} to={buttonDestination} data-text={textOn(buttonColor)}>
      <svg className={styles.colour} aria-hidden="true">
        <rect width="100%" height="100%" fill={buttonColor} />
      </svg>
      <LocalText of={button} />
    </ButtonLink>
  );
}
