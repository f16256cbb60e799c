import type { CareerContent, SettingsContent } from '../../content/domain.ts';
import type { FormResult } from '../../leads/form/form.ts';
import { CareerDetails } from '../../sections/career/career-details.tsx';
import { CareerHead } from '../../sections/career/career-head.tsx';
import { JobArea } from './job-area.tsx';

/** Page of one job offer. */
export function CareerScreen({
  career,
  settings,
  result,
}: {
  career: CareerContent;
  settings: SettingsContent;
  result: FormResult | null;
}) {
  return (
    <>
      <CareerHead career={career} />
      <CareerDetails career={career} />
      <JobArea career={career} settings={settings} result={result} />
    </>
  );
}
