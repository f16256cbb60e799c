import type { RealizationCard, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { framed } from '../../ui/layout/layout.ts';
import { ButtonLink, ContentButton } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { WidePicture } from '../../ui/picture/picture-ahead.tsx';
import { ACROSS, HALF, inPairs, LEAD, THIRD } from '../../ui/picture/sizes.ts';
import { LocalText, useLabel } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { Figures } from '../claims/claims.tsx';
import { Collection, type Entry } from '../collection/collection.tsx';
import { ListSection, viewOf } from '../collection/list-section.tsx';
import styles from './realizations.module.css';

/** A few case studies: the first one large with all its figures, the others as cards. */
export function Realizations({
  section,
  realizations,
}: {
  section: SectionOf<'realizations'>;
  realizations: RealizationCard[];
}) {
  const { title, subtitle, limit, button, buttonDestination: to } = section;
  const shown = realizations.slice(0, limit ?? realizations.length);
  return (
    <ListSection
      {...{ title, subtitle }}
      of={toLed(shown)}
      view={viewOf(section)}
      shortFrom={1}
      className={shown.length > 1 ? styles.several : styles.one}
      all={button && to ? <ContentButton variant="secondary" text={button} to={to} /> : null}
    />
  );
}

/**
 * Case studies below the first one in large.
 * @param options `shownAbove` has its first figure above already, and another one here
 */
export function toLed(
  realizations: RealizationCard[],
  { shownAbove = null, atTop = false }: { shownAbove?: string | null; atTop?: boolean } = {},
): Entry[] {
  const pairs = inPairs(realizations.length - 1);
  return realizations.map((each, index) => {
    const shown = each.slug === shownAbove ? withoutFirstFigure(each) : each;
    return index === 0 ? toLead(shown, atTop) : toEntry(shown, index <= pairs);
  });
}

function withoutFirstFigure(realization: RealizationCard): RealizationCard {
  return { ...realization, figures: realization.figures.slice(1) };
}

/** Windows in which even a card of two in a row is too narrow for more than the relevant part. */
const NARROW = { media: '(width < 62rem)', sizes: `(width >= 40rem) 44vw, ${ACROSS}` };

/** A case study with the relevant part of its screen, its first result and its cost. */
function toEntry(realization: RealizationCard, isHalf: boolean): Entry {
  const [figure, ...others] = realization.figures;
  const cost = others.at(-1);
  return {
    id: realization.id,
    to: `/realizations/${realization.slug}`,
    title: <LocalText of={realization.header} />,
    label: <Owner of={realization} />,
    figure,
    more: cost ? (
      <p data-long className={`${roles.fine} ${styles.cost}`}>
        <LocalText as="strong" of={cost.value} /> <LocalText of={cost.label} />
      </p>
    ) : null,
    picture: (
      <Picture
        className={`${framed} ${styles.thumbnail}`}
        image={realization.thumbnail ?? realization.image}
        sizes={isHalf ? HALF : THIRD}
        partRatio="8:5"
        // Words of a screen are as large in a card of two in a row as in one of three.
        partShare={isHalf ? 'half' : undefined}
        phoneRatio={isHalf ? '8:5' : undefined}
        partIn={NARROW}
        decorative
      />
    ),
  };
}

/** A case study in large, with all its figures and a button. */
function toLead(realization: RealizationCard, atTop: boolean): Entry {
  const Shown = atTop ? WidePicture : Picture;
  return {
    id: realization.id,
    title: <LocalText of={realization.header} />,
    label: <Owner of={realization} />,
    text: <LocalText as="p" of={realization.description} />,
    more: (
      <>
        <Figures of={realization.figures} />
        <More of={realization} />
      </>
    ),
    picture: (
      <Shown
        className={framed}
        image={realization.image}
        sizes={LEAD}
        phoneRatio="8:5"
        partRatio="8:5"
        partShare="half"
      />
    ),
  };
}

function More({ of: { slug, name, button } }: { of: RealizationCard }) {
  const { sections } = useMessages();
  return (
    <ButtonLink
      variant="secondary"
      to={`/realizations/${slug}`}
      aria-label={`${button?.text ?? sections.seeRealization}: ${name.text}`}
    >
      {button ? <LocalText of={button} /> : sections.seeRealization}
    </ButtonLink>
  );
}

/** The customer with the town, and the system's name, unless that is the customer's. */
function Owner({ of: { name, proof } }: { of: RealizationCard }) {
  if (!proof?.customer) return name.text;
  return (
    <>
      {proof.customer}
      {proof.place ? (
        <>
          , <LocalText of={proof.place} />
        </>
      ) : null}
      {proof.customer.includes(name.text) ? null : (
        <span className={styles.system} data-long>
          {name.text}
        </span>
      )}
    </>
  );
}

/** A case study in a narrow column next to other content. */
export function CaseAside({ realization }: { realization: RealizationCard }) {
  return <Collection view="cards" heading="h3" of={[toEntry(realization, false)]} />;
}

/** A few case studies at the end of another page, and the link to all of them. */
export function RealizationRow({
  title,
  realizations,
  view,
  shownAbove = null,
}: {
  title: string;
  realizations: RealizationCard[];
  view: 'cards' | 'lead';
  /** Case study whose first figure is already shown above. */
  shownAbove?: string | null;
}) {
  const label = useLabel();
  const { details } = useMessages();
  const pairs = inPairs(realizations.length);
  // A picture in large is not the page's own.
  const framed = realizations.map((each) => ({ ...each, image: each.thumbnail ?? each.image }));
  return (
    <ListSection
      title={label(title)}
      of={
        view === 'lead'
          ? toLed(framed, { shownAbove })
          : realizations.map((each, index) => toEntry(each, index < pairs))
      }
      view={view === 'cards' && realizations.length === 1 ? 'rows' : view}
      shortFrom={view === 'lead' ? 1 : undefined}
      className={view === 'lead' ? styles.several : styles.further}
      screenOnly
      headExtra={<ArrowLink to="/realizations">{details.allRealizations}</ArrowLink>}
    />
  );
}
