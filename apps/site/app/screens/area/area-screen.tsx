import type {
  AreaContent,
  FeatureContent,
  ImageContent,
  QuoteContent,
  RealizationCard,
  SettingsContent,
} from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Island } from '../../islands/island.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { DetailHead, HeadButtons, Story } from '../../sections/detail/detail-head.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { island as lightbox } from '../../sections/lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../../sections/lightbox/lightbox-picture.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RealizationRow } from '../../sections/realization/realizations.tsx';
import { innerHeading, SectionFrame } from '../../sections/section-frame.tsx';
import { ButtonLink } from '../../ui/links/button.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { LocalText, useLabel } from '../../ui/text/local-text.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import { ContactArea } from '../contact/contact-area.tsx';
import styles from './area-screen.module.css';

interface AreaScreenProps {
  list: 'areas' | 'industries';
  area: AreaContent;
  features: FeatureContent[];
  realizations: RealizationCard[];
  quote: QuoteContent | null;
  settings: SettingsContent;
}

/** Page of one area or one industry. */
export function AreaScreen(props: AreaScreenProps) {
  const { list, area, features, realizations, quote, settings } = props;
  const { details } = useMessages();
  const images = picturesOf(area);
  return (
    <>
      <LanguageNotice languages={area.languages} />
      <AreaHead list={list} area={area} />
      <AreaDescription area={area} />
      <Features area={area} features={features} />
      {quote ? (
        <SectionFrame title={null}>
          <Quote quote={quote} large />
        </SectionFrame>
      ) : null}
      <RealizationRow title={details.relatedRealizations} realizations={realizations} />
      <EstimateCall />
      {images.length > 0 ? <Island of={lightbox} props={{ images }} /> : null}
      <ContactArea settings={settings} more={<CallLink />} />
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

/** Top of the page of an area or an industry: its picture, or the cloth that belongs to its name. */
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
          <LightboxPicture
            images={picturesOf(area)}
            image={area.imageHeader}
            sizes={`(min-width: 88rem) 31rem, (min-width: 62rem) 36vw, ${ACROSS}`}
            priority
          />
        ) : (
          <div className={styles.cloth}>
            <WeaveSwatch name={area.pageName} place={0} />
          </div>
        )
      }
    >
      <HeadButtons>
        <ButtonLink to={`#${CONTACT_FORM_ID}`}>{details.talkAbout}</ButtonLink>
      </HeadButtons>
    </DetailHead>
  );
}

/** The features, a card for each with its elements. */
function Features({ area, features }: { area: AreaContent; features: FeatureContent[] }) {
  const Heading = innerHeading(area.header2);
  if (features.length === 0) return null;
  return (
    <SectionFrame title={area.header2} subtitle={area.subHeader2} ground="linen">
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.id} className={styles.feature}>
            <ContentIcon name={feature.icon} size={28} />
            <LocalText as={Heading} className={styles.title} of={feature.cardTitle} />
            <ul className={styles.elements}>
              {feature.featureElements.map((element) => (
                <li key={element.id}>
                  <Icon name="check" size={20} />
                  <LocalText of={element.name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
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
