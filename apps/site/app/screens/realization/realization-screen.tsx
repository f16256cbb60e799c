import type { RealizationCard, RealizationContent, SettingsContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Story } from '../../sections/detail/detail-head.tsx';
import { LightboxArea } from '../../sections/lightbox/lightbox-area.tsx';
import { Information } from '../../sections/realization/information.tsx';
import { mainPicture, picturesOf } from '../../sections/realization/pictures.ts';
import { RealizationHead } from '../../sections/realization/realization-head.tsx';
import { RealizationRow } from '../../sections/realization/realizations.tsx';
import { ContactArea } from '../contact/contact-area.tsx';

interface RealizationScreenProps {
  realization: RealizationContent;
  others: RealizationCard[];
  settings: SettingsContent;
}

/** Page of one case study. What only an extended one has stands below the rest. */
export function RealizationScreen({ realization, others, settings }: RealizationScreenProps) {
  const { details } = useMessages();
  const { realizationDetail: detail } = realization;
  const { informationSection, informationSectionExtra } = detail;
  const isExtended = detail.extendedRealization;
  const shown = mainPicture(realization).path;
  const images = informationSection.images.filter(({ path }) => path !== shown);
  return (
    <>
      <LightboxArea images={picturesOf(realization)}>
        <RealizationHead realization={realization} />
        <Story
          lead={detail.description ?? realization.description}
          rest={[isExtended ? detail.descriptionExtension : null]}
        />
        <Information {...informationSection} images={images} />
        {isExtended ? <Information {...informationSectionExtra} /> : null}
      </LightboxArea>
      <RealizationRow title={details.otherExamples} realizations={others} />
      <ContactArea settings={settings} />
    </>
  );
}
