import { LOCALES } from '@osnowa/contract';
import { type Estimate, firstOf } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, formatMoney, formatPercent, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { narrow, stack } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import { useCalculatorLabels } from '../engine/labels.tsx';
import styles from './figures.module.css';

/** The assumptions behind the figures, in sentences. */
export function Assumptions({
  catalogue: { rates },
  estimate,
}: {
  catalogue: Pick<CatalogueContent, 'rates'>;
  estimate: Estimate;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[locale];
  const smallest = useSmallest(firstOf(estimate));
  const rate = currency === 'PLN' ? rates.dailyRatePLN : rates.dailyRateEUR;
  const percent = formatPercent(locale, rates.rangeFactor - 1);
  return (
    <div className={stack(3, narrow, roles.quiet, styles.assumptions)}>
      <h3>{labels.assumptions}</h3>
      <ul>
        <li>{smallest ?? labels.assumptionLow}</li>
        <li>{fill(labels.assumptionHigh, { percent })}</li>
        <li>{labels.assumptionWeeks}</li>
        {estimate.price && rate !== null ? (
          <li>{fill(labels.assumptionRate, { rate: formatMoney(locale, rate, currency) })}</li>
        ) : null}
      </ul>
      {estimate.price ? (
        <p>
          {labels.notInPrice} {labels.priceNote}
        </p>
      ) : null}
    </div>
  );
}

/** A sentence with the smallest project, if the choice is below it; otherwise `null`. */
export function useSmallest({ effort }: Pick<Estimate, 'effort'>): string | null {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  if (effort.missing === 0) return null;
  return fill(labels.smallest, { days: plural(locale, effort.sum, labels.personDays) });
}
