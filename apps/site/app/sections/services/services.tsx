import type {
  ImageContent,
  RealizationCard,
  SectionOf,
  ServiceContent,
} from '../../content/domain.ts';
import { Island } from '../../islands/island.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { firstParagraph, LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import { island as lightbox } from '../lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../lightbox/lightbox-picture.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './services.module.css';

/** A phone shows none: a piece next to the name would be too small to be read. */
const CROP = '(min-width: 88rem) 24rem, (min-width: 62rem) 28vw, 40vw';

/**
 * The services. With a limit it is a teaser of a few columns with the relevant part of an example
 * and the first paragraph each; without one it is the whole offer with a screen of the example,
 * and each service is the target of its anchor.
 */
export function Services({
  section,
  services,
  realizations,
}: {
  section: SectionOf<'services'>;
  services: ServiceContent[];
  realizations: RealizationCard[];
}) {
  const teaser = section.limit !== null;
  const shown = services.slice(0, section.limit ?? services.length);
  const Heading = innerHeading(section.title);
  const examples = shown.map((service) => exampleOf(service, realizations));
  const images = (teaser ? [] : examples)
    .flatMap((example) => (example ? [example.image] : []))
    .filter(({ path }, at, all) => all.findIndex((one) => one.path === path) === at);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={teaser ? styles.columns : styles.rows}>
        {shown.map((service, index) => (
          <li key={service.id} id={teaser ? undefined : service.anchor} className={styles.service}>
            <div className={styles.head}>
              {teaser && examples[index] ? null : <ContentIcon name={service.icon} size={32} />}
              <LocalText as={Heading} of={service.name} />
            </div>
            <div className={styles.text}>
              {teaser ? (
                <LocalText as="p" of={firstParagraph(service.servicesDescription)} />
              ) : (
                <Paragraphs className={styles.paragraphs} of={service.servicesDescription} />
              )}
              <WayOn service={service} teaser={teaser} />
            </div>
            {!examples[index] ? null : teaser ? (
              <Picture
                className={styles.crop}
                image={examples[index].image}
                sizes={CROP}
                partRatio="8:5"
                decorative
              />
            ) : (
              <Example example={examples[index]} images={images} isFirst={index === 0} />
            )}
          </li>
        ))}
      </ul>
      {images.length > 0 ? <Island of={lightbox} props={{ images }} /> : null}
    </SectionFrame>
  );
}

/** The case study that a service links to. */
function exampleOf(service: ServiceContent, realizations: RealizationCard[]) {
  const path = service.realizationDetail.buttonDestination;
  return realizations.find(({ slug }) => path === `/realizations/${slug}`);
}

/** A screen of a case study, and its result. */
function Example({
  example,
  images,
  isFirst,
}: {
  example: RealizationCard;
  /** The screens of all examples. */
  images: ImageContent[];
  isFirst: boolean;
}) {
  const [figure] = example.figures;
  const sizes = `(min-width: 88rem) 48rem, (min-width: 62rem) 57vw, ${ACROSS}`;
  return (
    <figure className={styles.example}>
      <LightboxPicture
        images={images}
        image={example.image}
        sizes={sizes}
        partRatio="8:5"
        partShare="half"
        priority={isFirst}
      />
      <figcaption className={styles.caption}>
        {example.name.text}
        {figure ? (
          <>
            : <LocalText as="strong" of={figure.value} /> <LocalText of={figure.label} />
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** Link to the example of the service, or from the teaser to the service itself. */
function WayOn({ service, teaser }: { service: ServiceContent; teaser: boolean }) {
  const example = service.realizationDetail.buttonDestination;
  const to = example ?? (teaser ? `/services#${service.anchor}` : null);
  if (!to || !service.button) return null;
  return (
    <ArrowLink to={to}>
      <LocalText of={service.button} />
    </ArrowLink>
  );
}
