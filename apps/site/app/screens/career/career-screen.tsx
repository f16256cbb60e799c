import type { CareerContent, SettingsContent } from '../../content/domain.ts';
import { CareerDetails } from '../../sections/career/career-details.tsx';
import { CareerHead } from '../../sections/career/career-head.tsx';
import { ContactArea } from '../contact/contact-area.tsx';

/** Page of one job offer. */
export function CareerScreen({
  career,
  settings,
}: {
  career: CareerContent;
  settings: SettingsContent;
}) {
  return (
    <>
      <CareerHead career={career} />
      <CareerDetails career={career} />
      <ContactArea settings={settings} />
    </>
  );
}
