import type { Figures } from '@tkalnia/estimate';
import { fill, formatMoneyRange, formatNumber, plural } from '../i18n/format.ts';
import { useLocale } from '../i18n/i18n.tsx';
import styles from './figures.module.css';
import { useCalculatorLabels } from './labels.tsx';

/** "77–101 working days"; one number where both ends are the same. */
export function useRange(): (effort: Figures['effort']) => string {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  return ({ low, high }) => {
    if (low === high) return plural(locale, low, labels.days);
    const ends = { low: formatNumber(locale, low), high: formatNumber(locale, high) };
    return fill(labels.range, ends);
  };
}

/** Both ends of a price in its currency, or `null` where none is named. */
export function usePrice(): (price: Figures['price']) => string | null {
  const locale = useLocale();
  return (price) => price && formatMoneyRange(locale, price.low, price.high, price.currency);
}

/** Effort, weeks and price of an estimate or of one of its phases. */
export function FigureList({ of, compact = false }: { of: Figures; compact?: boolean }) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const [range, price] = [useRange(), usePrice()(of.price)];
  return (
    <dl className={compact ? styles.compact : styles.list}>
      <div className={styles.effort}>
        <dt>{labels.effort}</dt>
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
    </dl>
  );
}
