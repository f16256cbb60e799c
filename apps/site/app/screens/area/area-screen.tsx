import type {
  AreaContent,
  FeatureContent,
  RealizationCard,
  SettingsContent,
} from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { AreaDescription } from '../../sections/area/area-description.tsx';
import { AreaHead } from '../../sections/area/area-head.tsx';
import { Features } from '../../sections/area/features.tsx';
import { EstimateCall } from '../../sections/call-to-action/estimate-call.tsx';
import { RealizationRow } from '../../sections/realization/realizations.tsx';
import { ContactArea } from '../contact/contact-area.tsx';

interface AreaScreenProps {
  list: 'areas' | 'industries';
  area: AreaContent;
  features: FeatureContent[];
  realizations: RealizationCard[];
  settings: SettingsContent;
}

/** Page of one area or one industry. */
export function AreaScreen({ list, area, features, realizations, settings }: AreaScreenProps) {
  const { details } = useMessages();
  return (
    <>
      <AreaHead list={list} area={area} />
      <AreaDescription area={area} />
      <Features area={area} features={features} />
      <RealizationRow title={details.relatedRealizations} realizations={realizations} />
      <EstimateCall />
      <ContactArea settings={settings} />
    </>
  );
}
