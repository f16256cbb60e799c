import { type Estimate, type Figures, firstOf } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import { fill, formatMoneyRange, formatNumber, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useCalculatorLabels } from '../labels.tsx';
import styles from './figures.module.css';

/** "77–101 person-days"; one number where both ends are the same. */
export function useRange(): (effort: Figures['effort']) => string {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  return ({ low, high }) => {
    if (low === high) return plural(locale, low, labels.personDays);
    const ends = { low: formatNumber(locale, low), high: formatNumber(locale, high) };
    // Where a phone is too narrow, the line breaks before the unit and not inside the range.
    return fill(labels.range, ends).replace('\u00A0', ' ');
  };
}

/** Both ends of a price in its currency, or `null` where none is named. */
export function usePrice(): (price: Figures['price']) => string | null {
  const locale = useLocale();
  return (price) => price && formatMoneyRange(locale, price.low, price.high, price.currency);
}

/** Figures of an estimate: with postponed items those of the first phase, and the total below. */
export function EstimateFigures({ estimate }: { estimate: Estimate }) {
  const labels = useCalculatorLabels();
  const together = useTogether(estimate);
  return (
    <FigureList of={firstOf(estimate)} effortLabel={together ? labels.effortFirst : labels.effort}>
      {together ? (
        <div>
          <dt>{labels.bothPhases}</dt>
          <dd>{together}</dd>
        </div>
      ) : null}
    </FigureList>
  );
}

/** Days and price of both phases; `null` where there is only one. */
export function useTogether(estimate: Estimate): string | null {
  const [range, price] = [useRange(), usePrice()];
  if (!estimate.phases) return null;
  return [range(estimate.effort), price(estimate.price)].filter(Boolean).join(' · ');
}

/** Effort, weeks and price of an estimate or of one of its phases. */
export function FigureList({
  of,
  compact = false,
  effortLabel,
  children,
}: {
  of: Figures;
  compact?: boolean;
  effortLabel?: string;
  children?: ReactNode;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const [range, price] = [useRange(), usePrice()(of.price)];
  return (
    <dl className={compact ? styles.compact : styles.list}>
      <div className={styles.effort}>
        <dt>{effortLabel ?? labels.effort}</dt>
        <dd>{range(of.effort)}</dd>
      </div>
      <div>
        <dt>{labels.calendar}</dt>
        <dd>
          <ul className={styles.teams}>
            {of.weeks.map(({ team, weeks }) => (
              <li key={team}>
                <span>{plural(locale, team, labels.team)}</span>
                <strong>{plural(locale, weeks, labels.weeks)}</strong>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {price ? (
        <div>
          <dt>{labels.price}</dt>
          <dd className={styles.price}>{price}</dd>
        </div>
      ) : null}
      {children}
    </dl>
  );
}
