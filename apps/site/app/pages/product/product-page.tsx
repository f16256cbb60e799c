import type {
  ImageContent,
  ProductContent,
  ProductProof,
  QuoteContent,
  SettingsContent,
} from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages, useServerMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Island } from '../../islands/island.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { ListSection } from '../../sections/collection/list-section.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { ContactArea } from '../../sections/contact/contact-area.tsx';
import { Examples } from '../../sections/examples/examples.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { island as lightbox } from '../../sections/lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../../sections/lightbox/lightbox-picture.tsx';
import { Questions, toRows } from '../../sections/points/points.tsx';
import { ProductHero } from '../../sections/product/product-hero.tsx';
import { ProofLine } from '../../sections/product/proof-line.tsx';
import { sceneOf } from '../../sections/product/scene.ts';
import { band, stack } from '../../ui/layout/layout.ts';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Paragraphs, useLabel } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './product-page.module.css';

/** Page of one product, in its accent. */
export function ProductPage({
  product,
  quote,
  proof,
  settings,
}: ProductAndProof & {
  quote: QuoteContent | null;
  settings: SettingsContent;
}) {
  const { sections } = useMessages();
  return (
    <>
      <LanguageNotice languages={product.languages} />
      <ProductHero product={product} quote={quote} claims={settings.claims} />
      <ProductSections product={product} proof={proof} />
      <ContactArea
        settings={settings}
        heading={fill(sections.askAbout, { name: product.name })}
        more={<CallLink />}
      />
    </>
  );
}

interface ProductAndProof {
  product: ProductContent;
  proof: ProductProof | null;
}

const SCREEN_SIZES = `(width >= 75rem) 80rem, ${ACROSS}`;

/** Everything below the hero of a product's page, up to the contact form. */
function ProductSections({ product, proof }: ProductAndProof) {
  const label = useLabel();
  const { sections } = useMessages();
  return (
    <>
      <ProductIntro product={product} />
      <Examples of={product.sections} accent={product.accent} />
      <ListSection
        title={product.modulesTitle ?? label(sections.modules)}
        of={toRows(product.modules)}
        view="rows"
        layout="aside"
        className={styles.modules}
      />
      <ListSection
        title={product.benefitsTitle ?? label(sections.benefits)}
        of={toRows(product.benefits)}
        view="rows"
        ground="tint"
        layout="aside"
        headExtra={proof ? <ProofLine proof={proof} accent={product.accent} /> : undefined}
        className={styles.benefits}
      />
      <ProductScreens product={product} proof={proof} />
      <Questions
        section={{ title: label(sections.questions), subtitle: null, items: product.questions }}
      />
      <ProductCalculator product={product} />
      <Island of={lightbox} props={{}} />
    </>
  );
}

/** Every screen of a product once, in the order of the page; the scene of the hero is none of them. */
function picturesOf({ image, screens }: ProductContent): ImageContent[] {
  const scene = sceneOf({ screens });
  const wide = screens.filter((one) => one !== scene);
  const all = image ? [image, ...wide] : wide;
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index);
}

function ProductIntro({ product }: { product: ProductContent }) {
  const [image] = picturesOf(product);
  return (
    <div className={stack('6 8', band, styles.intro, sceneOf(product) ? undefined : styles.shown)}>
      <Paragraphs className={`${roles.paragraphs} ${styles.text}`} of={product.description} />
      {image ? <LightboxPicture image={image} sizes={SCREEN_SIZES} /> : null}
    </div>
  );
}

/** The other screens, with the customer's name; the first is next to the description. */
function ProductScreens({ product, proof }: ProductAndProof) {
  const { sections } = useMessages();
  const { frame } = useServerMessages();
  const label = useLabel();
  const screens = picturesOf(product).slice(1);
  const [only] = screens;
  if (!only) return null;
  const pictureOf = (screen: (typeof screens)[number]) => (
    <figure>
      <LightboxPicture image={screen} sizes={SCREEN_SIZES} />
      {proof?.customer && proof.screens.includes(screen.id) ? (
        <figcaption className={`${roles.note} ${styles.whose}`}>
          {frame.customersScreen}{' '}
          <LocaleLink to={`/realizations/${proof.slug}`}>{proof.customer}</LocaleLink>
        </figcaption>
      ) : null}
    </figure>
  );
  return (
    <SectionFrame title={label(sections.screens)} className={styles.screens}>
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
  return (
    <CallToAction
      ground="night"
      section={{
        title: label(fill(sections.calculatorTitle, { name: product.name })),
        subtitle: label(sections.calculatorText),
        button: label(sections.calculatorButton),
        buttonDestination: product.calculatorDestination,
      }}
    />
  );
}
