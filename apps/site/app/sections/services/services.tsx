import type { RealizationCard, SectionOf, ServiceContent } from '../../content/domain.ts';
import { Island } from '../../islands/island.tsx';
import { framed, stack } from '../../ui/layout/layout.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS, THIRD } from '../../ui/picture/sizes.ts';
import { firstParagraph, LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import type { Entry } from '../collection/collection.tsx';
import { ListSection, viewOf } from '../collection/list-section.tsx';
import { island as lightbox } from '../lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../lightbox/lightbox-picture.tsx';
import styles from './services.module.css';

/**
 * The services. With a limit they are cards with the relevant part of an example and the first
 * paragraph each; without one it is the whole offer with a screen of the example, and each service
 * is the target of its anchor.
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
  const { title, subtitle, limit } = section;
  const examples = services.map((service) => exampleOf(service, realizations));
  if (limit !== null) {
    const of = services.slice(0, limit).map((one, at) => toCard(one, examples[at]));
    return <ListSection {...{ title, subtitle, of }} view={viewOf(section)} shortFrom={0} />;
  }
  const of = services.map((one, at) => ({
    ...toRow(one),
    after: <Example of={examples[at]} isFirst={at === 0} />,
  }));
  return (
    <>
      <ListSection {...{ title, subtitle, of }} view="rows" className={styles.whole} />
      <Island of={lightbox} props={{}} />
    </>
  );
}

/** The case study that a service links to. */
function exampleOf(service: ServiceContent, realizations: RealizationCard[]) {
  const path = service.realizationDetail.buttonDestination;
  return realizations.find(({ slug }) => path === `/realizations/${slug}`);
}

function toCard(service: ServiceContent, example: RealizationCard | undefined): Entry {
  const { id, icon, name, servicesDescription } = service;
  return {
    id,
    icon: example ? null : icon,
    title: <LocalText of={name} />,
    text: <LocalText as="p" of={firstParagraph(servicesDescription)} />,
    more: <WayOn service={service} otherwise={`/services#${service.anchor}`} />,
    picture: example && (
      <Picture className={framed} image={example.image} sizes={THIRD} partRatio="8:5" decorative />
    ),
  };
}

function toRow(service: ServiceContent): Entry {
  const { id, icon, name, anchor, servicesDescription } = service;
  return {
    ...{ id, anchor, icon },
    title: <LocalText of={name} />,
    more: (
      <>
        <Paragraphs className={stack(3, styles.paragraphs)} of={servicesDescription} />
        <WayOn service={service} otherwise={null} />
      </>
    ),
  };
}

/** A screen of a case study, and its result. */
function Example({ of: example, isFirst }: { of: RealizationCard | undefined; isFirst: boolean }) {
  if (!example) return null;
  const [figure] = example.figures;
  return (
    <figure>
      <LightboxPicture
        image={example.image}
        sizes={`(width >= 90rem) 48rem, (width >= 62rem) 57vw, ${ACROSS}`}
        partRatio="8:5"
        partShare="half"
        priority={isFirst}
      />
      <figcaption className={`${roles.quiet} ${styles.caption}`}>
        {example.name.text}
        {figure ? (
          <>
            : <LocalText as="strong" className={roles.figure} of={figure.value} />{' '}
            <LocalText of={figure.label} />
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** Link to the example of the service, or to another place. */
function WayOn({ service, otherwise }: { service: ServiceContent; otherwise: string | null }) {
  const to = service.realizationDetail.buttonDestination ?? otherwise;
  if (!to || !service.button) return null;
  return (
    <p className={styles.way}>
      <ArrowLink to={to}>
        <LocalText of={service.button} />
      </ArrowLink>
    </p>
  );
}
