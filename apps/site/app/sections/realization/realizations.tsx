import type { RealizationCard, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ButtonLink, ContentButton } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx';
import { WidePicture } from '../../ui/picture/picture-ahead.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { LocalText, useLabel } from '../../ui/text/local-text.tsx';
import { Figures } from '../claims/claims.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './realizations.module.css';

/** Case studies: the first one large with all its figures, the others as cards. */
export function Realizations({
  section,
  realizations,
}: {
  section: SectionOf<'realizations'>;
  realizations: RealizationCard[];
}) {
  const [first, ...others] = realizations.slice(0, section.limit ?? realizations.length);
  const heading = innerHeading(section.title);
  if (!first) return null;
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      className={others.length > 0 ? styles.several : styles.one}
    >
      <FirstRealization realization={first} heading={heading} />
      <RealizationCards realizations={others} heading={heading} brief />
      {section.button && section.buttonDestination ? (
        <p className={styles.all}>
          <ContentButton variant="secondary" text={section.button} to={section.buttonDestination} />
        </p>
      ) : null}
    </SectionFrame>
  );
}

interface OneProps {
  realization: RealizationCard;
  heading: 'h2' | 'h3';
}

/** Width of a card's picture in a row of two or three. */
const HALF = '(min-width: 88rem) 39rem, (min-width: 40rem) 44vw';
/** Windows in which even a card of two in a row is too narrow for more than the relevant part. */
const NARROW = { media: '(max-width: 61.99rem)', sizes: `(min-width: 40rem) 44vw, ${ACROSS}` };
const THIRD = '(min-width: 88rem) 25rem, (min-width: 40rem) 28vw';

/** Number of cards of a long list with a picture on a phone; the others are rows with a figure. */
const LARGE_ON_PHONE = 4;

/**
 * Case studies as cards of equal size, each with the relevant part of its screen: the words of a
 * whole one are too small there. `brief` makes rows of them on a phone, each with its
 * first figure in place of the picture; with `lines` each is a line in a wide window, and so is a
 * single one.
 */
export function RealizationCards({
  realizations,
  heading,
  brief = false,
  lines = realizations.length === 1,
  shownAbove = null,
}: {
  realizations: RealizationCard[];
  heading: 'h2' | 'h3';
  brief?: boolean;
  lines?: boolean;
  /** Case study whose first figure is already shown above: its card has another one. */
  shownAbove?: string | null;
}) {
  if (realizations.length === 0) return null;
  const wide = lines ? 0 : inPairs(realizations.length);
  const isRow = (index: number) => brief || index >= LARGE_ON_PHONE;
  const row = brief ? undefined : styles.brief;
  const list = [styles.cards, brief && styles.brief, lines && styles.lines];
  return (
    <ul className={list.filter(Boolean).join(' ')}>
      {realizations.map((realization, index) => (
        <li key={realization.id} className={isRow(index) ? row : undefined}>
          <SmallRealization
            realization={realization}
            heading={heading}
            isShownAbove={realization.slug === shownAbove}
            sizes={`${index < wide ? HALF : THIRD}, ${ACROSS}`}
            share={index < wide ? 'half' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** Number of the first cards that are two in a row, as the styles lay them out. */
function inPairs(count: number): number {
  return [0, 4, 2][count % 3] ?? 0;
}

/** A case study in large, with all its figures but one that is already shown above. */
export function FirstRealization({
  realization,
  heading: Heading,
  atTop = false,
  isShownAbove = false,
}: OneProps & { atTop?: boolean; isShownAbove?: boolean }) {
  const { sections } = useMessages();
  const Shown = atTop ? WidePicture : Picture;
  return (
    <article className={styles.first}>
      <div className={styles.text}>
        <LocalText as={Heading} className={styles.header} of={realization.header} />
        <Owner realization={realization} />
        <LocalText as="p" of={realization.description} />
        <Figures of={realization.figures.slice(isShownAbove ? 1 : 0)} />
        <ButtonLink
          variant="secondary"
          to={`/realizations/${realization.slug}`}
          aria-label={`${realization.button?.text ?? sections.seeRealization}: ${realization.name.text}`}
        >
          {realization.button ? <LocalText of={realization.button} /> : sections.seeRealization}
        </ButtonLink>
      </div>
      <Shown
        className={styles.picture}
        image={realization.image}
        sizes={`(min-width: 88rem) 44rem, (min-width: 62rem) 50vw, ${ACROSS}`}
        phoneRatio="8:5"
        partRatio="8:5"
        partShare="half"
      />
    </article>
  );
}

/** Number of a value's letters that fit a row's line on a phone; a longer value is set smaller. */
const IN_A_ROW = 8;

interface SmallProps extends OneProps, Pick<PictureProps, 'sizes'> {
  /** Share of the screen that a card of two in a row shows: words are as large as in three. */
  share: PictureProps['partShare'];
  isShownAbove: boolean;
}

function SmallRealization({ realization, heading, sizes, share, isShownAbove }: SmallProps) {
  return (
    <Card
      className={styles.card}
      heading={heading}
      to={`/realizations/${realization.slug}`}
      title={<LocalText of={realization.header} />}
      picture={
        <Picture
          className={styles.thumbnail}
          image={realization.thumbnail ?? realization.image}
          sizes={sizes}
          partRatio="8:5"
          partShare={share}
          phoneRatio={share && '8:5'}
          partIn={NARROW}
          decorative
        />
      }
    >
      <Owner realization={realization} />
      <Gain figures={realization.figures} from={isShownAbove ? 1 : 0} />
    </Card>
  );
}

/** The results of a case study and its cost, in the editors' order. */
function Gain({ figures, from = 0 }: Pick<OneProps['realization'], 'figures'> & { from?: number }) {
  const shown = [...new Set([figures[from], figures.at(-1)])].filter((one) => one !== undefined);
  return shown.map((figure) => (
    <p key={figure.id} className={styles.figure}>
      <LocalText
        as="strong"
        className={figure.value.text.length > IN_A_ROW ? styles.long : undefined}
        of={figure.value}
      />{' '}
      <LocalText of={figure.label} />
    </p>
  ));
}

/** A case study in a narrow column next to other content, with its results and its cost. */
export function CaseAside({ realization }: Pick<OneProps, 'realization'>) {
  return (
    <div className={styles.beside}>
      <Picture
        className={styles.thumbnail}
        image={realization.thumbnail ?? realization.image}
        sizes={`(min-width: 62rem) 20rem, (min-width: 40rem) 38vw, ${ACROSS}`}
        partRatio="8:5"
        decorative
      />
      <div>
        <h3>
          <LocaleLink to={`/realizations/${realization.slug}`}>
            <LocalText of={realization.header} />
          </LocaleLink>
        </h3>
        <Owner realization={realization} />
        <Gain figures={realization.figures} />
      </div>
    </div>
  );
}

/** The customer with the town, and the system's name, unless that is the customer's. */
function Owner({ realization: { name, proof } }: Pick<OneProps, 'realization'>) {
  if (!proof?.customer) return <p className={styles.whose}>{name.text}</p>;
  return (
    <p className={styles.whose}>
      {proof.customer}
      {proof.place ? (
        <>
          , <LocalText of={proof.place} />
        </>
      ) : null}
      {proof.customer.includes(name.text) ? null : (
        <span className={styles.system}>{name.text}</span>
      )}
    </p>
  );
}

/**
 * A few case studies at the end of another page, and the link to all of them. `led`: the first one
 * is large, with a picture that is not the page's own.
 */
export function RealizationRow({
  title,
  realizations,
  led = false,
  shownAbove = null,
}: {
  title: string;
  realizations: RealizationCard[];
  led?: boolean;
  /** Case study whose first figure is already shown above. */
  shownAbove?: string | null;
}) {
  const label = useLabel();
  const { details } = useMessages();
  const [first, ...others] = realizations;
  if (!first) return null;
  return (
    <SectionFrame
      title={label(title)}
      className={led ? styles.several : styles.further}
      screenOnly
      headExtra={<ArrowLink to="/realizations">{details.allRealizations}</ArrowLink>}
    >
      {led ? (
        <FirstRealization
          realization={{ ...first, image: first.thumbnail ?? first.image }}
          heading="h3"
          isShownAbove={first.slug === shownAbove}
        />
      ) : null}
      <RealizationCards
        realizations={led ? others : realizations}
        heading="h3"
        brief={led}
        lines={led || others.length === 0}
        shownAbove={shownAbove}
      />
    </SectionFrame>
  );
}
