import { LOCALES } from '@osnowa/contract';
import { ENOUGH_PROJECTS, type Estimate, firstOf } from '@osnowa/estimate';
import { ACCURACY_PATH } from '@osnowa/site-map';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, formatMoney, formatPercent, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
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
  const basis = useBasis(estimate);
  const rate = currency === 'PLN' ? rates.dailyRatePLN : rates.dailyRateEUR;
  const percent = formatPercent(locale, rates.rangeFactor - 1);
  return (
    <div className={stack(3, narrow, roles.quiet, styles.assumptions)}>
      <h3>{labels.assumptions}</h3>
      <ul>
        {smallest ? <li>{smallest}</li> : null}
        {estimate.basis.isMeasured ? null : (
          <>
            {smallest ? null : <li>{labels.assumptionLow}</li>}
            <li>{fill(labels.assumptionHigh, { percent })}</li>
          </>
        )}
        {basis ? (
          <li>
            {basis} <LocaleLink to={ACCURACY_PATH}>{labels.accuracy}</LocaleLink>
          </li>
        ) : null}
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

/** A sentence that says what the range is made from; `null` where no projects were measured. */
export function useBasis({ basis }: Pick<Estimate, 'basis'>): string | null {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { projects: n, isMeasured, low, high } = basis;
  if (n === null) return null;
  if (!isMeasured) return fill(labels.agreedRange, { n, enough: ENOUGH_PROJECTS });
  const percent = { low: formatPercent(locale, low), high: formatPercent(locale, high) };
  return fill(labels.measuredRange, { n, ...percent });
}
