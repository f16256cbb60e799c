import type {
  AreaContent,
  ChangeContent,
  FeatureContent,
  QuoteContent,
  RealizationCard,
  SettingsContent,
} from '../../content/domain.ts';
import { useMessages, useServerMessages } from '../../i18n/i18n.tsx';
import { Island } from '../../islands/island.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import type { Entry } from '../../sections/collection/collection.tsx';
import { ListSection } from '../../sections/collection/list-section.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { ContactArea } from '../../sections/contact/contact-area.tsx';
import { ChangeBand } from '../../sections/detail/change-band.tsx';
import { DetailHead, HeadButtons, Story } from '../../sections/detail/detail-head.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { island as lightbox } from '../../sections/lightbox/lightbox.island.tsx';
import { LightboxPicture } from '../../sections/lightbox/lightbox-picture.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RealizationRow } from '../../sections/realization/realizations.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText, useLabel } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
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
  const said = quote ? (
    <SectionFrame title={null}>
      <Quote quote={quote} large />
    </SectionFrame>
  ) : null;
  const cases = (
    <RealizationRow
      title={details.relatedRealizations}
      realizations={realizations}
      view="lead"
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
          <Features {...{ list, area, features }} />
          {said}
          {cases}
        </>
      ) : (
        <>
          {said}
          {cases}
          <Features {...{ list, area, features }} />
        </>
      )}
      <EstimateCall />
      <Island of={lightbox} props={{}} />
      <ContactArea settings={settings} heading={frame.askAboutTrade} more={<CallLink />} />
    </>
  );
}

/** The problem, the solution, the result. */
function AreaDescription({ area }: { area: AreaContent }) {
  const { description1, description2, description3, descriptionImage } = area;
  return (
    <Story lead={description1} rest={[description2, description3]}>
      {descriptionImage ? (
        <LightboxPicture
          image={descriptionImage}
          sizes={`(width >= 75rem) 38rem, (width >= 62rem) 45vw, ${ACROSS}`}
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
              image={area.imageHeader}
              sizes={`(width >= 90rem) 28rem, (width >= 62rem) 32vw, (width >= 40rem) 27rem, ${ACROSS}`}
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

/** The features of an area are cards, and those of an industry rows that are read. */
function Features({ list, area, features }: Pick<AreaPageProps, 'list' | 'area' | 'features'>) {
  const shape =
    list === 'areas'
      ? ({ view: 'cards' } as const)
      : ({ view: 'rows', layout: 'aside', className: styles.offers } as const);
  return (
    <ListSection
      title={area.header2}
      subtitle={area.subHeader2}
      of={features.map(toEntry)}
      {...shape}
    />
  );
}

function toEntry(feature: FeatureContent): Entry {
  return {
    id: feature.id,
    icon: feature.icon,
    title: <LocalText of={feature.cardTitle} />,
    more: (
      <ul className={stack(2, roles.quiet, styles.elements)}>
        {feature.featureElements.map((element) => (
          <LocalText key={element.id} as="li" of={element.name} />
        ))}
      </ul>
    ),
  };
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
