import type {
  AreaContent,
  ChangeContent,
  FeatureContent,
  ImageContent,
  QuoteContent,
  RealizationCard,
  SettingsContent,
} from '../../content/domain.ts';
import { useMessages, useServerMessages } from '../../i18n/i18n.tsx';
import { Island } from '../../islands/island.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { ChangeBand } from '../../sections/detail/change-band.tsx';
import { DetailHead, HeadButtons, Story } from '../../sections/detail/detail-head.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { island as lightbox } from '../../sections/lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../../sections/lightbox/lightbox-picture.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RealizationRow } from '../../sections/realization/realizations.tsx';
import { innerHeading, SectionFrame } from '../../sections/section-frame.tsx';
import { ButtonLink } from '../../ui/links/button.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { LocalText, useLabel } from '../../ui/text/local-text.tsx';
import { ContactArea } from '../contact/contact-area.tsx';
import styles from './area-page.module.css';

interface AreaPageProps {
  list: 'areas' | 'industries';
  area: AreaContent;
  features: FeatureContent[];
  realizations: RealizationCard[];
  quote: QuoteContent | null;
  change: ChangeContent | null;
  settings: SettingsContent;
}

/**
 * Page of one area or one industry. An area begins with its features, an industry with its
 * customers' words and results.
 */
export function AreaPage(props: AreaPageProps) {
  const { list, area, features, realizations, quote, change, settings } = props;
  const { details } = useMessages();
  const { frame } = useServerMessages();
  const images = picturesOf(area);
  const said = quote ? (
    <SectionFrame title={null}>
      <Quote quote={quote} large />
    </SectionFrame>
  ) : null;
  const cases = (
    <RealizationRow
      title={details.relatedRealizations}
      realizations={realizations}
      led
      shownAbove={change?.slug ?? null}
    />
  );
  return (
    <>
      <LanguageNotice languages={area.languages} />
      <AreaHead list={list} area={area} />
      {change ? <ChangeBand change={change} page={area.pageName} /> : null}
      <AreaDescription area={area} />
      {list === 'areas' ? (
        <>
          <Choice area={area} features={features} />
          {said}
          {cases}
        </>
      ) : (
        <>
          {said}
          {cases}
          <Offer area={area} features={features} />
        </>
      )}
      <EstimateCall />
      {images.length > 0 ? <Island of={lightbox} props={{ images }} /> : null}
      <ContactArea settings={settings} heading={frame.askAboutTrade} more={<CallLink />} />
    </>
  );
}

/** Every picture of an area once, in the order of the page. */
function picturesOf({ imageHeader, descriptionImage }: AreaContent): ImageContent[] {
  const all = [imageHeader, descriptionImage].filter((one) => one !== null);
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index);
}

/** The problem, the solution, the result. */
function AreaDescription({ area }: { area: AreaContent }) {
  const { description1, description2, description3, descriptionImage } = area;
  return (
    <Story lead={description1} rest={[description2, description3]}>
      {descriptionImage ? (
        <LightboxPicture
          images={picturesOf(area)}
          image={descriptionImage}
          sizes={`(min-width: 80rem) 38rem, (min-width: 62rem) 45vw, ${ACROSS}`}
        />
      ) : null}
    </Story>
  );
}

/** Top of the page of an area or an industry, with the relevant part of a screenshot. */
function AreaHead({ list, area }: { list: 'areas' | 'industries'; area: AreaContent }) {
  const { details } = useMessages();
  return (
    <DetailHead
      list={list}
      name={area.name}
      title={area.header1}
      subtitle={area.subHeader1}
      picture={
        area.imageHeader ? (
          <div className={styles.screen}>
            <LightboxPicture
              images={picturesOf(area)}
              image={area.imageHeader}
              sizes={`(min-width: 88rem) 28rem, (min-width: 62rem) 32vw, (min-width: 40rem) 27rem, ${ACROSS}`}
              phoneRatio={undefined}
              partRatio="1:1"
              priority
            />
          </div>
        ) : null
      }
    >
      <HeadButtons>
        <ButtonLink to={`#${CONTACT_FORM_ID}`}>{details.requestOffer}</ButtonLink>
      </HeadButtons>
    </DetailHead>
  );
}

interface FeaturesProps {
  area: AreaContent;
  features: FeatureContent[];
}

/** The features of an area side by side: any of them can be switched on. */
function Choice({ area, features }: FeaturesProps) {
  if (features.length === 0) return null;
  return (
    <SectionFrame title={area.header2} subtitle={area.subHeader2}>
      <Features className={styles.choice} {...{ area, features }} />
    </SectionFrame>
  );
}

/** The features of an industry as a list to read. */
function Offer({ area, features }: FeaturesProps) {
  if (features.length === 0) return null;
  return (
    <SectionFrame
      title={area.header2}
      subtitle={area.subHeader2}
      layout="aside"
      className={styles.offers}
    >
      <Features className={styles.offer} {...{ area, features }} />
    </SectionFrame>
  );
}

function Features({
  area,
  features,
  className,
}: FeaturesProps & { className: string | undefined }) {
  return (
    <ul className={className}>
      {features.map((feature) => (
        <li key={feature.id}>
          <Feature feature={feature} heading={innerHeading(area.header2)} />
        </li>
      ))}
    </ul>
  );
}

function Feature({ feature, heading: Heading }: { feature: FeatureContent; heading: 'h2' | 'h3' }) {
  return (
    <div className={styles.feature}>
      <ContentIcon name={feature.icon} size={28} />
      <LocalText as={Heading} className={styles.title} of={feature.cardTitle} />
      <ul className={styles.elements}>
        {feature.featureElements.map((element) => (
          <LocalText key={element.id} as="li" of={element.name} />
        ))}
      </ul>
    </div>
  );
}

/** Call to estimate, at the end of a page about one area of work. */
function EstimateCall() {
  const label = useLabel();
  const { details } = useMessages();
  return (
    <CallToAction
      section={{
        title: label(details.estimateTitle),
        subtitle: label(details.estimateText),
        button: label(details.estimateButton),
        buttonDestination: '/estimate-project',
      }}
    />
  );
}
