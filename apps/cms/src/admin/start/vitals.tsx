import { VITAL_METRICS, type VitalName } from '@osnowa/http/vital-metrics';
import { leadLabels } from '../leads/lead-labels.ts';
import type { StartPageProps } from './start-page-props.ts';
import { readVitals } from './vital-figures.ts';

/** How fast the site was for its visitors, against what is called good. */
export async function Vitals({ payload, i18n }: StartPageProps) {
  const { locale, words } = leadLabels(i18n.language);
  const figures = await readVitals(payload, new Date());
  const number = new Intl.NumberFormat(locale);
  return (
    <section className="start__panel">
      <h2>
        {words.vitals} <small>{words.vitalsHint}</small>
      </h2>
      {figures.every(({ visits }) => visits === 0) ? (
        <p>{words.noVitals}</p>
      ) : (
        <ul className="start__figures">
          {figures.map(({ metric, visits, upperQuartile }) => (
            <li
              key={metric}
              className={
                (upperQuartile ?? 0) > VITAL_METRICS[metric].bar
                  ? 'start__figure start__figure--urgent'
                  : 'start__figure'
              }
            >
              <span className="start__value">
                {upperQuartile === null ? '–' : inItsUnit(metric, upperQuartile, locale)}
              </span>
              <span>
                {words[metric]} ({metric})
              </span>
              <small>
                {words.bar.replace('{bar}', inItsUnit(metric, VITAL_METRICS[metric].bar, locale))},{' '}
                {words.visits.replace('{n}', number.format(visits))}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A value as people read it: seconds, milliseconds, or a number without unit. */
function inItsUnit(metric: VitalName, value: number, locale: string): string {
  if (metric === 'CLS') {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
  }
  const [amount, unit] = value < 1_000 ? [value, 'millisecond'] : [value / 1_000, 'second'];
  const maximumFractionDigits = unit === 'second' ? 1 : 0;
  const style = { style: 'unit', unit, maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, style).format(amount);
}
