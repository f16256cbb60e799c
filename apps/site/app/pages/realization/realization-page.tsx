import type {
  ImageContent,
  RealizationCard,
  RealizationContent,
  SettingsContent,
} from '../../content/domain.ts';
import { changeOf, quoteOf } from '../../content/quote.ts';
import { formatMonth } from '../../i18n/format.ts';
import { useLocale, useMessages, useServerMessages } from '../../i18n/i18n.tsx';
import { Island } from '../../islands/island.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { Figures } from '../../sections/claims/claims.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { ContactArea } from '../../sections/contact/contact-area.tsx';
import { DetailHead, HeadButtons, Story } from '../../sections/detail/detail-head.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { island as lightbox } from '../../sections/lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../../sections/lightbox/lightbox-picture.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RealizationRow } from '../../sections/realization/realizations.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { band, cluster, split, stack } from '../../ui/layout/layout.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './realization-page.module.css';

/** Screens are as wide as the content: the words on them are meant to be read. */
const WHOLE = `(width >= 90rem) 80rem, ${ACROSS}`;

interface RealizationPageProps {
  realization: RealizationContent;
  others: RealizationCard[];
  settings: SettingsContent;
}

/** Page of one case study. The parts of an extended one follow at its end. */
export function RealizationPage({ realization, others, settings }: RealizationPageProps) {
  const { details } = useMessages();
  const { frame } = useServerMessages();
  const { realizationDetail: detail } = realization;
  const { informationSection, informationSectionExtra } = detail;
  const isExtended = detail.extendedRealization;
  const shown = mainPicture(realization).path;
  const images = informationSection.images.filter(({ path }) => path !== shown);
  return (
    <>
      <LanguageNotice languages={realization.languages} />
      <RealizationHead realization={realization} />
      <Story
        lead={detail.description ?? realization.description}
        rest={[isExtended ? detail.descriptionExtension : null]}
      />
      <Information {...informationSection} images={images} />
      {isExtended ? <Information {...informationSectionExtra} /> : null}
      <Testimony realization={realization} />
      <Island of={lightbox} props={{}} />
      <RealizationRow title={details.otherExamples} realizations={others} view="cards" />
      <ContactArea settings={settings} heading={frame.askAboutCase} more={<CallLink />} />
    </>
  );
}

/** Top of a case study: the result in a sentence, in figures and in a picture. */
function RealizationHead({ realization }: { realization: RealizationContent }) {
  const { details } = useMessages();
  const { name, header, realizationDetail: detail } = realization;
  return (
    <>
      <DetailHead
        list="realizations"
        name={detail.name ?? name}
        title={header}
        subtitle={detail.subtitle}
      >
        <Customer realization={realization} />
        <Ways realization={realization} />
      </DetailHead>
      <div className={stack(6, band)}>
        <LightboxPicture image={mainPicture(realization)} sizes={WHOLE} priority />
        <div className={split('6 7', styles.facts)}>
          <Figures of={realization.figures} />
          <Tags of={realization.technologies} label={details.technologies} />
        </div>
      </div>
    </>
  );
}

/** The customer, with trade and town, and the first year of use. */
function Customer({ realization: { proof } }: { realization: RealizationContent }) {
  const { details } = useMessages();
  const locale = useLocale();
  if (!proof?.customer) return null;
  const since = proof.date ? { text: formatMonth(locale, proof.date), lang: locale } : null;
  const facts: [string, LocalText | null][] = [
    [details.customer, { text: proof.customer, lang: locale }],
    [details.trade, proof.trade],
    [details.town, proof.place],
    [details.inUseSince, since],
  ];
  return (
    <dl className={cluster('3 6', roles.small)}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt className={roles.quiet}>{name}</dt>
            <LocalText as="dd" className={roles.strong} of={value} />
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The customer's quotation, next to one figure before and after. */
function Testimony({ realization }: { realization: RealizationContent }) {
  const { details } = useMessages();
  const quote = quoteOf(realization);
  const change = changeOf(realization.proof);
  if (!quote && !change) return null;
  return (
    <SectionFrame title={null} ground="tint">
      <div className={change ? split('7 8', styles.testimony) : stack(7)}>
        {quote ? <Quote quote={quote} large linked={false} /> : null}
        {change ? (
          <dl className={cluster('1 3', roles.quiet, styles.change)}>
            <LocalText as="dt" of={change.measure} />
            <dd className={roles.fine}>
              <LocalText className={styles.value} of={change.before} />
              {details.before}
            </dd>
            <dd className={roles.fine}>
              <LocalText className={styles.value} of={change.after} />
              {details.now}
            </dd>
          </dl>
        ) : null}
      </div>
    </SectionFrame>
  );
}

/** Links to buy, to ask for an offer, to see a demonstration, if the case study has them. */
function Ways({ realization }: { realization: RealizationContent }) {
  const { details } = useMessages();
  const { buyButton, offerRequestButton, buttonDestination } = realization.realizationDetail;
  if (!buyButton && !offerRequestButton && !buttonDestination) return null;
  return (
    <HeadButtons>
      {buyButton ? <ButtonLink to={buyButton}>{details.estimateButton}</ButtonLink> : null}
      {offerRequestButton ? (
        <ButtonLink variant={buyButton ? 'secondary' : 'primary'} to={`#${CONTACT_FORM_ID}`}>
          {details.requestOffer}
        </ButtonLink>
      ) : null}
      {buttonDestination ? (
        <ButtonLink variant="secondary" to={buttonDestination}>
          {details.seeLive}
        </ButtonLink>
      ) : null}
    </HeadButtons>
  );
}

interface InformationProps {
  title: LocalText | null;
  subtitle?: LocalText | null;
  /** Heading of the text and its pictures. */
  smallTitle?: LocalText | null;
  description: LocalText | null;
  images: ImageContent[];
}

/** A part of a case study: a heading next to its text, and below both its pictures to enlarge. */
function Information(props: InformationProps) {
  const { title, subtitle = null, smallTitle = null, description, images } = props;
  if (!description && images.length === 0) return null;
  return (
    <SectionFrame
      title={title}
      subtitle={subtitle}
      layout={title ? 'aside' : 'above'}
      className={title ? styles.across : undefined}
    >
      <div className={stack(5, styles.information)}>
        <LocalText as={innerHeading(title)} className={roles.title} of={smallTitle} />
        <Paragraphs className={`${roles.quiet} ${roles.paragraphs}`} of={description} />
      </div>
      {images.length > 0 ? (
        <ul className={stack(5, styles.pictures)}>
          {images.map((image) => (
            <li key={image.path}>
              <LightboxPicture image={image} sizes={WHOLE} />
            </li>
          ))}
        </ul>
      ) : null}
    </SectionFrame>
  );
}

/** The picture at the top of a case study. */
function mainPicture({ image, realizationDetail }: RealizationContent): ImageContent {
  return realizationDetail.image ?? image;
}
