import type { Currency } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, formatMoney, formatPercent } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useCalculatorLabels } from '../labels.tsx';
import styles from './assumptions.module.css';

/** The assumptions behind the figures, in sentences. */
export function Assumptions({
  rates,
  currency,
  hasPrice,
}: {
  rates: CatalogueContent['rates'];
  currency: Currency;
  hasPrice: boolean;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const rate = currency === 'PLN' ? rates.dailyRatePLN : rates.dailyRateEUR;
  const percent = formatPercent(locale, rates.rangeFactor - 1);
  return (
    <div className={styles.assumptions}>
      <h3>{labels.assumptions}</h3>
      <ul>
        <li>{labels.assumptionLow}</li>
        <li>{fill(labels.assumptionHigh, { percent })}</li>
        <li>{labels.assumptionWeeks}</li>
        {hasPrice && rate !== null ? (
          <li>{fill(labels.assumptionRate, { rate: formatMoney(locale, rate, currency) })}</li>
        ) : null}
      </ul>
      {hasPrice ? <p>{labels.priceNote}</p> : null}
    </div>
  );
}
