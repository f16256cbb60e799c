import { type Estimate, firstOf } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { formatNumber, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { namesIn } from '../catalogue-names.ts';
import { useCalculatorLabels } from '../labels.tsx';
import styles from './estimate-bar.module.css';
import { usePrice, useRange, useTogether } from './figures.tsx';

/**
 * The cost so far. It stays visible while the visitor chooses, and screen readers announce changes.
 */
export function EstimateBar({
  estimate,
  catalogue,
  repeats = false,
  large = false,
  children,
}: {
  estimate: Estimate;
  /** While items are chosen: names of the groups that they are in. */
  catalogue?: CatalogueContent | undefined;
  /** Stands in the block that shows the same figures: here they are announced only. */
  repeats?: boolean;
  /** On wide screens it is what the page is about. */
  large?: boolean;
  children?: ReactNode;
}) {
  const labels = useCalculatorLabels();
  const isEmpty = estimate.choice.items.length === 0;
  return (
    <aside
      className={repeats ? styles.repeats : styles.bar}
      aria-label={labels.soFar}
      data-ground="night"
      data-empty={isEmpty || undefined}
      data-large={large || undefined}
      data-on-cookie-bar={!repeats || undefined}
    >
      <div role="status" className={styles.figures}>
        {large && isEmpty ? <Nothing /> : <Lines estimate={estimate} />}
      </div>
      {catalogue ? <ChosenGroups catalogue={catalogue} estimate={estimate} /> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </aside>
  );
}

/** Days, price and weeks, zero before the first choice, and the number of items. */
function Lines({ estimate }: { estimate: Estimate }) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { choice } = estimate;
  const { effort, weeks, price: money } = firstOf(estimate);
  const [range, price] = [useRange(), usePrice()(money)];
  const together = useTogether(estimate);
  // The middle one of the usual teams, or the only one of a pace.
  const team = weeks[1] ?? weeks[0];
  return (
    <>
      <p className={styles.range}>{range(effort)}</p>
      {together ? <p className={styles.more}>{labels.effortFirst}</p> : null}
      {price ? <p className={styles.line}>{price}</p> : null}
      {team ? (
        <p className={styles.line}>
          {plural(locale, team.weeks, labels.weeks)}
          {team.weeks > 0 ? ` (${plural(locale, team.team, labels.team)})` : null}
        </p>
      ) : null}
      <p className={styles.more}>
        {choice.items.length === 0
          ? labels.nothingYet
          : plural(locale, choice.items.length, labels.chosen)}
      </p>
      {together ? (
        <p className={`${styles.more} ${styles.both}`}>
          {labels.bothPhases}: {together}
        </p>
      ) : null}
    </>
  );
}

/** Where the days come from, for what was chosen in groups that are closed again. */
function ChosenGroups({
  catalogue,
  estimate,
}: {
  catalogue: CatalogueContent;
  estimate: Estimate;
}) {
  const locale = useLocale();
  const names = namesIn(catalogue);
  if (estimate.groups.length === 0) return null;
  return (
    <ul className={`${styles.counts} ${styles.groups}`}>
      {estimate.groups.map(({ key, days }) => (
        <li key={key}>
          <LocalText of={names.group(key)} />
          <span>{formatNumber(locale, days)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the large bar says before the first choice: what it will count. */
function Nothing() {
  const labels = useCalculatorLabels();
  return (
    <>
      <p className={styles.range}>{labels.resultTitle}</p>
      <p className={styles.more}>{labels.nothingYet}</p>
      <ul className={`${styles.counts} ${styles.none}`} aria-hidden="true">
        {[labels.effort, labels.calendar, labels.price].map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}
