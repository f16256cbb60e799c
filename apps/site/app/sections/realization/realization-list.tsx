import { casesFor } from '../../content/case-filter.ts';
import type { SectionData, SectionOf } from '../../content/domain.ts';
import { plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import roles from '../../ui/text/roles.module.css';
import { Collection } from '../collection/collection.tsx';
import { viewOf } from '../collection/list-section.tsx';
import { CaseFilters } from './case-filters.tsx';
import styles from './realizations.module.css';
import { toLed } from './realizations.tsx';

/** Number of case studies with a picture on a phone; the others have their figure in its place. */
const LARGE_ON_PHONE = 5;

/** All case studies, or those of the industry and the technology that the visitor chose. */
export function RealizationList({
  section,
  data: { realizations, caseFilter, trades },
  index,
}: {
  section: SectionOf<'realizations'>;
  data: Pick<SectionData, 'realizations' | 'caseFilter' | 'trades'>;
  /** Place of the section in its page. */
  index: number;
}) {
  const { details } = useMessages();
  const locale = useLocale();
  const shown = casesFor(caseFilter, realizations, trades);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <CaseFilters realizations={realizations} filter={caseFilter} trades={trades} />
      <p role="status" className={`${roles.quiet} ${roles.fine} ${styles.count}`}>
        {plural(locale, shown.length, details.realizationsFound)}
      </p>
      <Collection
        of={toLed(shown, { atTop: index === 0 })}
        view={viewOf(section)}
        heading={innerHeading(section.title)}
        shortFrom={LARGE_ON_PHONE}
      />
    </SectionFrame>
  );
}
