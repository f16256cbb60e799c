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
import { EstimateCall } from '../../sections/estimate-call.tsx';
import { Realizations } from '../../sections/realizations.tsx';
import { useLabel } from '../../sections/use-label.ts';
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
  const label = useLabel();
  const { details } = useMessages();
  return (
    <>
      <AreaHead list={list} area={area} />
      <AreaDescription area={area} />
      <Features area={area} features={features} />
      <Realizations
        section={{
          title: label(details.relatedRealizations),
          subtitle: null,
          button: label(details.allRealizations),
          buttonDestination: '/realizations',
          limit: null,
        }}
        realizations={realizations}
      />
      <EstimateCall />
      <ContactArea settings={settings} />
    </>
  );
}
