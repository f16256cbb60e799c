import { palette } from '@osnowa/brand';
import { BESIDE_HERO_LINE } from '@osnowa/brand/motif';
import type {
  ImageContent,
  ProductContent,
  QuoteContent,
  SettingsContent,
} from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { placeOfAccent } from '../../ui/accent.ts';
import { band, cluster, stack, start, whole } from '../../ui/layout/layout.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { Motif } from '../../ui/motif/motif.tsx';
import { PART_WIDTHS } from '../../ui/picture/image-url.ts';
import { partFilesOf } from '../../ui/picture/picture.tsx';
import { FilesAhead, WIDE, WidePicture } from '../../ui/picture/picture-ahead.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { ClaimLine } from '../claims/claims.tsx';
import { Quote } from '../quote/quote.tsx';
import { Price, PriceRows } from './price-lines.tsx';
import styles from './product-hero.module.css';
import { sceneOf } from './scene.ts';

/** Top of a product's page: the drawing of the hero in this product's accent alone, whose line runs on. */
export function ProductHero({
  product,
  quote,
  claims,
}: {
  product: ProductContent;
  quote: QuoteContent | null;
  claims: SettingsContent['claims'];
}) {
  const { forms, sections } = useMessages();
  const place = Math.max(0, placeOfAccent(product.accent));
  const accents = palette.accents.map((_, index) => (index === place ? product.accent : null));
  return (
    <section className={styles.hero}>
      <div className={stack(6, band, styles.content)}>
        <div className={stack(4, start, whole, styles.text)}>
          <p className={roles.name}>{product.name}</p>
          <LocalText as="h1" className={roles.pageTitle} of={product.title} />
          <LocalText as="p" className={roles.subtitle} of={product.subtitle} />
          <Price of={product.startingPrice} />
          <div className={cluster(3)}>
            <ButtonLink to={`#${CONTACT_FORM_ID}`}>{forms.send}</ButtonLink>
            {product.calculatorDestination ? (
              <ButtonLink variant="secondary" to={product.calculatorDestination}>
                {sections.calculatorButton}
              </ButtonLink>
            ) : null}
          </div>
          <PriceRows of={product.startingPrice} className={styles.notes} />
          <ClaimLine claims={claims} />
        </div>
        {quote ? (
          <div className={`${styles.quote} ${BESIDE_HERO_LINE}`} data-place={place}>
            <Quote quote={quote} />
          </div>
        ) : null}
        <Motif name="hero" className={styles.motif} accents={accents} runsOn />
        <OnMotif product={product} />
      </div>
      <Motif name="heroLine" className={band} accent={product.accent} place={place} />
    </section>
  );
}

/** On a phone the card is as wide as the drawing leaves it. */
const PART_SIZES = '(width >= 62rem) 24rem, 80vw';

/** A scene from work with the product; without one, the relevant part of its screen. */
function OnMotif({ product }: { product: ProductContent }) {
  const scene = sceneOf(product);
  if (!scene) return <Part of={product.image} />;
  return (
    <WidePicture className={styles.part} image={scene} sizes={PART_SIZES} widths={PART_WIDTHS} />
  );
}

/**
 * The relevant part of the product's own screen, on the drawing: its language and currency
 * are those of the page, while a customer's screen has others. The whole screen is described and
 * enlarged below the hero; so this one has an empty description.
 */
function Part({ of: image }: { of: ImageContent | null }) {
  if (!image?.phonePart) return null;
  const files = partFilesOf({ ...image, phonePart: image.phonePart }, '1:1', PART_SIZES);
  return (
    <>
      <FilesAhead files={files} media={WIDE} />
      <img className={styles.part} {...files} alt="" loading="lazy" decoding="async" />
    </>
  );
}
