import { casesFor } from '../../content/case-filter.ts';
import type { SectionData, SectionOf } from '../../content/domain.ts';
import { plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import { CaseFilters } from './case-filters.tsx';
import styles from './realization-list.module.css';
import { FirstRealization, RealizationCards } from './realizations.tsx';

/** All case studies, or those of the industry and the technology that the visitor chose. */
export function RealizationList({
  section,
  data: { realizations, caseFilter, trades },
  isFirst,
}: {
  section: SectionOf<'realizations'>;
  data: Pick<SectionData, 'realizations' | 'caseFilter' | 'trades'>;
  isFirst: boolean;
}) {
  const { details } = useMessages();
  const locale = useLocale();
  const heading = innerHeading(section.title);
  const shown = casesFor(caseFilter, realizations, trades);
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <CaseFilters realizations={realizations} filter={caseFilter} trades={trades} />
      <p role="status" className={styles.count}>
        {plural(locale, shown.length, details.realizationsFound)}
      </p>
      <FirstRealization realization={first} heading={heading} atTop={isFirst} />
      <RealizationCards realizations={others} heading={heading} />
    </SectionFrame>
  );
}
