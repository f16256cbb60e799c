import { type Estimate, type Figures, firstOf, teamsAlike } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { formatMoneyRange, plural, pluralRange } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { apart, line, stack, top, wide } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import { useCalculatorLabels, useRange } from '../engine/labels.tsx';
import { ResultBand } from '../engine/stage.tsx';
import { useBasis, useSmallest } from './assumptions.tsx';
import { DaysBars } from './days-chart.tsx';
import styles from './figures.module.css';

/** Both ends of a price in its currency, or `null` where none is named. */
export function usePrice(): (price: Figures['price']) => string | null {
  const locale = useLocale();
  return (price) => price && formatMoneyRange(locale, price.low, price.high, price.currency);
}

/** Calendar time by size of the team; teams of which the larger is no faster share a line. */
export function useTeams(): (weeks: Figures['weeks']) => { people: string; time: string }[] {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  return (weeks) =>
    teamsAlike(weeks).map(({ from, to, weeks: time }) => ({
      people:
        from === to
          ? plural(locale, from, labels.team)
          : pluralRange(locale, from, to, labels.team),
      time: plural(locale, time, labels.weeks),
    }));
}

/**
 * Figures of an estimate, with postponed items those of the first phase and the total below; next
 * to them, the days by group.
 */
export function EstimateFigures({
  catalogue,
  estimate,
  children,
}: {
  catalogue: CatalogueContent;
  estimate: Estimate;
  /** Actions below the figures. */
  children?: ReactNode;
}) {
  const labels = useCalculatorLabels();
  const together = useTogether(estimate);
  const smallest = useSmallest(firstOf(estimate));
  const basis = useBasis(estimate);
  return (
    <ResultBand
      aside={
        estimate.groups.length > 0 ? <DaysBars catalogue={catalogue} estimate={estimate} /> : null
      }
    >
      <FigureList
        of={firstOf(estimate)}
        effortLabel={together ? labels.effortFirst : labels.effort}
        note={[smallest, labels.afterPlan].filter(Boolean).join(' ')}
        basis={basis}
      >
        {together ? (
          <div className={wide}>
            <dt className={roles.detail}>{labels.bothPhases}</dt>
            <dd>{together}</dd>
          </div>
        ) : null}
      </FigureList>
      {children}
    </ResultBand>
  );
}

/** Days and price of both phases; `null` where there is only one. */
export function useTogether(estimate: Estimate): string | null {
  const [range, price] = [useRange(), usePrice()];
  if (!estimate.phases) return null;
  return [range(estimate.effort), price(estimate.price)].filter(Boolean).join(' · ');
}

/** Price, effort and weeks of an estimate or of one of its phases; the first of them is large. */
export function FigureList({
  of,
  compact = false,
  effortLabel,
  note,
  basis = null,
  children,
}: {
  of: Figures;
  compact?: boolean;
  effortLabel?: string;
  /** Says that the amount is confirmed before any work starts. */
  note?: string;
  /** Says what the range is made from. */
  basis?: string | null;
  children?: ReactNode;
}) {
  const labels = useCalculatorLabels();
  const [range, price, teams] = [useRange(), usePrice()(of.price), useTeams()(of.weeks)];
  return (
    <dl className={compact ? stack(4, styles.compact) : stack(5, styles.list)}>
      {price ? (
        <div className={wide}>
          <dt className={roles.detail}>{labels.price}</dt>
          <dd className={styles.first}>{price}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ) : null}
      <div className={price ? undefined : wide}>
        <dt className={roles.detail}>{effortLabel ?? labels.effort}</dt>
        <dd className={price ? styles.effort : styles.first}>{range(of.effort)}</dd>
        {basis ? <dd className={styles.note}>{basis}</dd> : null}
      </div>
      <div>
        <dt className={roles.detail}>{labels.calendar}</dt>
        <dd>
          <ul className={styles.teams} data-single={teams.length === 1 || undefined}>
            {teams.map(({ people, time }) => (
              <li key={people} className={line('2 6', top, apart)}>
                <span>{people}</span> <strong className={roles.together}>{time}</strong>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {children}
    </dl>
  );
}
