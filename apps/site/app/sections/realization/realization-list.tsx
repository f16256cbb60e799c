import type { RealizationCard, SectionData, SectionOf } from '../../content/domain.ts';
import { isMadeWith, technologiesOf } from '../../content/technologies.ts';
import { plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './realization-list.module.css';
import { FirstRealization, RealizationCards } from './realizations.tsx';

/** All case studies, or those made with the technology that the visitor chose. */
export function RealizationList({
  section,
  data: { realizations, technology },
  isFirst,
}: {
  section: SectionOf<'realizations'>;
  data: Pick<SectionData, 'realizations' | 'technology'>;
  isFirst: boolean;
}) {
  const { details } = useMessages();
  const locale = useLocale();
  const heading = innerHeading(section.title);
  const shown = technology
    ? realizations.filter((each) => isMadeWith(technology, each))
    : realizations;
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <TechnologyFilter realizations={realizations} chosen={technology} />
      <p role="status" className={styles.count}>
        {plural(locale, shown.length, details.realizationsFound)}
      </p>
      <FirstRealization realization={first} heading={heading} named atTop={isFirst} />
      <RealizationCards realizations={others} heading={heading} named />
    </SectionFrame>
  );
}

/** A chosen filter begins where it was chosen, not at the top of the page. */
const FILTER_ID = 'technologies';

/**
 * Plain links, one to the page of each technology. They are folded away: buyers read the customers
 * and their figures below first.
 */
function TechnologyFilter({
  realizations,
  chosen,
}: {
  realizations: RealizationCard[];
  chosen: string | null;
}) {
  const { details } = useMessages();
  return (
    <nav id={FILTER_ID} aria-label={details.technologyFilter}>
      <details className={styles.fold} open={chosen !== null || undefined}>
        <summary className={styles.summary}>
          {details.technologyFilter}
          <Icon name="plus" className={styles.mark} />
        </summary>
        <ul className={styles.filter}>
          <li>
            <LocaleLink
              to={`/realizations#${FILTER_ID}`}
              aria-current={chosen === null ? 'page' : undefined}
            >
              {details.allTechnologies}
            </LocaleLink>
          </li>
          {technologiesOf(realizations).map(({ name, slug, count }) => (
            <li key={slug}>
              <LocaleLink
                to={`/realizations?technology=${slug}#${FILTER_ID}`}
                aria-current={chosen === slug ? 'page' : undefined}
              >
                {name} <span className={styles.number}>{count}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
