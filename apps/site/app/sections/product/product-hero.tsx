import type {
  ImageContent,
  ProductContent,
  QuoteContent,
  SettingsContent,
} from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { PART_WIDTHS } from '../../ui/picture/image-url.ts';
import { partFilesOf } from '../../ui/picture/picture.tsx';
import { FilesAhead, WIDE, WidePicture } from '../../ui/picture/picture-ahead.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { HeroCloth } from '../../ui/threads/cloth.tsx';
import { PulledThread } from '../../ui/threads/pulled-thread.tsx';
import { ClaimLine } from '../claims/claim-line.tsx';
import { Quote } from '../quote/quote.tsx';
import { Price, PriceRows } from './price-lines.tsx';
import styles from './product-hero.module.css';
import { sceneOf } from './scene.ts';

/** Products by the place of their thread in the cloth. */
const PLACES = ['erp', 'fibu', 'data', 'dms'];

/** Top of a product's page: the cloth in linen with this product's thread, pulled out along the page. */
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
  const place = Math.max(0, PLACES.indexOf(product.slug));
  const accents = PLACES.map((_, index) => (index === place ? product.accent : null));
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.text}>
          <p className={styles.name}>{product.name}</p>
          <LocalText as="h1" className={styles.title} of={product.title} />
          <LocalText as="p" className={styles.subtitle} of={product.subtitle} />
          <Price of={product.startingPrice} />
          <div className={styles.buttons}>
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
          <div className={styles.quote} data-place={place}>
            <Quote quote={quote} />
          </div>
        ) : null}
        <HeroCloth className={styles.cloth} accents={accents} runsOn />
        <OnCloth product={product} />
      </div>
      <PulledThread className={styles.thread} accent={product.accent} place={place} />
    </section>
  );
}

/** On a phone the card is as wide as the cloth leaves it. */
const PART_SIZES = '(min-width: 56rem) 24rem, 80vw';

/** A scene from work with the product; without one, the relevant part of its screen. */
function OnCloth({ product }: { product: ProductContent }) {
  const scene = sceneOf(product);
  if (!scene) return <Part of={product.image} />;
  return (
    <WidePicture className={styles.part} image={scene} sizes={PART_SIZES} widths={PART_WIDTHS} />
  );
}

/**
 * The relevant part of the product's own screen, woven into the cloth: its language and currency
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
