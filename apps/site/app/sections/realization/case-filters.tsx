import type { ReactNode } from 'react';
import { casesFor, tradesOf } from '../../content/case-filter.ts';
import type { CaseFilter, RealizationCard, TradeContent } from '../../content/domain.ts';
import { technologiesOf } from '../../content/technologies.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { apart, cluster, line, stack } from '../../ui/layout/layout.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './realizations.module.css';

/** After a choice the page opens at the filter that was used, not at its top. */
const PLACES = { industry: 'industries', technology: 'technologies' } as const;

type FilterName = keyof typeof PLACES;

/** The page with another choice in one filter; the other filter stays as it is. */
function addressWith(filter: CaseFilter, name: FilterName, slug: string | null): string {
  const chosen = Object.entries({ ...filter, [name]: slug }).filter(([, value]) => value !== null);
  const search = new URLSearchParams(chosen as [string, string][]).toString();
  return `/realizations${search ? `?${search}` : ''}#${PLACES[name]}`;
}

/**
 * Plain links, one to the page of each industry and of each technology. A filter offers and counts
 * the cases that the other one leaves, so that no link leads to an empty page. Technologies are
 * folded: buyers look for their trade.
 */
export function CaseFilters({
  realizations,
  filter,
  trades,
}: {
  realizations: RealizationCard[];
  filter: CaseFilter;
  trades: TradeContent[];
}) {
  const { details } = useMessages();
  const { industry, technology } = filter;
  const ofTechnology = casesFor({ industry: null, technology }, realizations, trades);
  const ofIndustry = casesFor({ industry, technology: null }, realizations, trades);
  const industries = tradesOf(ofTechnology, trades).map(({ name, ...trade }) => ({
    ...trade,
    label: <LocalText of={name} />,
  }));
  const technologies = technologiesOf(ofIndustry).map(({ name: label, ...one }) => ({
    ...one,
    label,
  }));
  return (
    <>
      {industries.length > 0 && (
        <nav className={stack(2)} id={PLACES.industry} aria-label={details.industryFilter}>
          <p className={roles.bold}>{details.industryFilter}</p>
          <Options name="industry" filter={filter} options={industries} />
        </nav>
      )}
      <nav id={PLACES.technology} aria-label={details.technologyFilter}>
        <details className={styles.fold} open={technology !== null || undefined}>
          <summary className={line(3, apart, roles.bold, styles.summary)}>
            {details.technologyFilter}
            <Icon name="plus" className={styles.mark} />
          </summary>
          <Options name="technology" filter={filter} options={technologies} />
        </details>
      </nav>
    </>
  );
}

interface Option {
  slug: string;
  label: ReactNode;
  count: number;
}

function Options({
  name,
  filter,
  options,
}: {
  name: FilterName;
  filter: CaseFilter;
  options: Option[];
}) {
  const { details } = useMessages();
  const all = name === 'industry' ? details.allIndustries : details.allTechnologies;
  const chosen = filter[name];
  return (
    <ul className={cluster(2, styles.filter)}>
      {[{ slug: null, label: all, count: null }, ...options].map(({ slug, label, count }) => (
        <li key={slug}>
          <LocaleLink
            to={addressWith(filter, name, slug)}
            aria-current={chosen === slug ? 'page' : undefined}
          >
            {label}
            {count === null ? null : (
              <>
                {' '}
                <span className={`${roles.quiet} ${roles.digits} ${styles.number}`}>{count}</span>
              </>
            )}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
