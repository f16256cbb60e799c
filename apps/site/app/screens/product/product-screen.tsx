import type {
  ImageContent,
  ProductContent,
  QuoteContent,
  SettingsContent,
} from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Island } from '../../islands/island.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { Examples } from '../../sections/examples/examples.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { island as lightbox } from '../../sections/lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../../sections/lightbox/lightbox-picture.tsx';
import { PointList, Questions } from '../../sections/points/points.tsx';
import { ProductHero } from '../../sections/product/product-hero.tsx';
import { SectionFrame } from '../../sections/section-frame.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { LocalText, Paragraphs, useLabel } from '../../ui/text/local-text.tsx';
import { ThreadBar } from '../../ui/threads/thread-bar.tsx';
import { ContactArea } from '../contact/contact-area.tsx';
import styles from './product-screen.module.css';

/** Page of one product, in its accent. */
export function ProductScreen({
  product,
  quote,
  settings,
}: {
  product: ProductContent;
  quote: QuoteContent | null;
  settings: SettingsContent;
}) {
  const { sections } = useMessages();
  return (
    <>
      <LanguageNotice languages={product.languages} />
      <ProductHero product={product} quote={quote} claims={settings.claims} />
      <ProductSections product={product} />
      <ContactArea
        settings={settings}
        heading={fill(sections.askAbout, { name: product.name })}
        more={<CallLink />}
      />
    </>
  );
}

const SCREEN_SIZES = `(min-width: 80rem) 80rem, ${ACROSS}`;

/** Everything below the hero of a product's page, up to the contact form. */
function ProductSections({ product }: { product: ProductContent }) {
  const images = picturesOf(product);
  const label = useLabel();
  const { sections } = useMessages();
  return (
    <>
      <ProductIntro product={product} />
      <Examples of={product.sections} />
      {product.modules.length > 0 ? (
        <SectionFrame title={product.modulesTitle ?? label(sections.modules)}>
          <PointList items={product.modules} heading="h3" />
        </SectionFrame>
      ) : null}
      <Benefits
        title={product.benefitsTitle ?? label(sections.benefits)}
        benefits={product.benefits}
        accent={product.accent}
      />
      <ProductScreens product={product} />
      <Questions
        section={{ title: label(sections.questions), subtitle: null, items: product.questions }}
      />
      <ProductCalculator product={product} />
      {images.length > 0 ? <Island of={lightbox} props={{ images }} /> : null}
    </>
  );
}

/** Every screen of a product once, in the order of the page. */
function picturesOf({ image, screens }: ProductContent): ImageContent[] {
  const all = image ? [image, ...screens] : screens;
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index);
}

function ProductIntro({ product }: { product: ProductContent }) {
  const images = picturesOf(product);
  const [image] = images;
  return (
    <div className={styles.intro}>
      <Paragraphs className={styles.text} of={product.description} />
      {image ? <LightboxPicture images={images} image={image} sizes={SCREEN_SIZES} /> : null}
    </div>
  );
}

/** The other screens; the first one already stands next to the description. */
function ProductScreens({ product }: { product: ProductContent }) {
  const { sections } = useMessages();
  const label = useLabel();
  const images = picturesOf(product);
  const screens = images.slice(1);
  const [only] = screens;
  if (!only) return null;
  const pictureOf = (screen: (typeof screens)[number]) => (
    <LightboxPicture images={images} image={screen} sizes={SCREEN_SIZES} />
  );
  return (
    <SectionFrame title={label(sections.screens)}>
      {screens.length === 1 ? (
        pictureOf(only)
      ) : (
        <Tabs
          label={sections.screens}
          tabs={screens.map((screen, index) => ({
            id: String(screen.id),
            label: fill(sections.screenOf, { n: index + 1 }),
            content: pictureOf(screen),
          }))}
        />
      )}
    </SectionFrame>
  );
}

function ProductCalculator({ product }: { product: ProductContent }) {
  const { sections } = useMessages();
  const label = useLabel();
  if (!product.calculatorDestination) return null;
  const named = (text: string) => fill(text, { name: product.name });
  return (
    <CallToAction
      ground="night"
      section={{
        title: label(named(sections.calculatorTitle)),
        subtitle: label(sections.calculatorText),
        button: label(named(sections.calculatorButton)),
        buttonDestination: product.calculatorDestination,
      }}
    />
  );
}

/**
 * What changes for the client, each benefit under a piece of the product's thread; on a phone they
 * stand beside one thread.
 */
function Benefits({
  title,
  benefits,
  accent,
}: {
  title: LocalText;
  benefits: ProductContent['benefits'];
  accent: string;
}) {
  if (benefits.length === 0) return null;
  return (
    <SectionFrame title={title} ground="linen">
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.id} className={styles.benefit}>
            <ThreadBar className={styles.thread} colour={accent} share={1} />
            {benefit.icon ? <ContentIcon name={benefit.icon} size={28} /> : null}
            <LocalText as="h3" of={benefit.title} />
            <LocalText as="p" className={styles.benefitsText} of={benefit.description} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
