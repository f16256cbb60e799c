import { type Estimate, savingsOf, withPhase } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { namesIn } from '../catalogue-names.ts';
import { useCalculatorLabels } from '../labels.tsx';
import { StateLink } from '../state/state-link.tsx';
import type { Calculator } from '../state/use-calculator.ts';
import { FigureList } from './figures.tsx';
import styles from './phase-plan.module.css';

interface PhasePlanProps {
  catalogue: CatalogueContent;
  estimate: Estimate;
  calculator: Calculator;
}

/** Items that could be postponed; one click moves each to the second phase. */
export function MakeItSmaller({ catalogue, estimate, calculator }: PhasePlanProps) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const savings = savingsOf(catalogue, estimate.choice);
  if (savings.length === 0) return <p>{labels.smallerNone}</p>;
  return (
    <ul className={styles.savings}>
      {savings.map(({ key, days }) => (
        <li key={key} className={styles.saving}>
          <LocalText as="strong" of={names.item(key)} />
          <span className={styles.less}>
            {fill(labels.saves, { days: plural(locale, days, labels.personDays) })}
          </span>
          <StateLink
            calculator={calculator}
            to={{ choice: withPhase(catalogue, estimate.choice, key, 2) }}
            replace
            aria-label={fill(labels.putOffItem, { name: names.item(key)?.text ?? key })}
          >
            {labels.putOff}
          </StateLink>
        </li>
      ))}
    </ul>
  );
}

/** The two phases next to each other; in a calculator, postponed items can be moved back. */
export function PhasePlan({
  catalogue,
  estimate,
  calculator,
}: Omit<PhasePlanProps, 'calculator'> & { calculator?: Calculator }) {
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const { phases, choice } = estimate;
  if (!phases) return null;
  const first = choice.items.filter((key) => !choice.later.includes(key));
  return (
    <ol className={styles.phases}>
      {phases.map((figures, index) => {
        const keys = index === 0 ? first : choice.later;
        return (
          <li key={keys.join()} className={styles.phase}>
            <h3>{fill(labels.phase, { n: index + 1 })}</h3>
            <FigureList of={figures} compact />
            <ul className={styles.items}>
              {keys.map((key) => (
                <li key={key}>
                  <LocalText of={names.item(key)} />
                  {index === 1 && calculator ? (
                    <StateLink
                      calculator={calculator}
                      to={{ choice: withPhase(catalogue, choice, key, 1) }}
                      replace
                      aria-label={fill(labels.takeBackItem, {
                        name: names.item(key)?.text ?? key,
                      })}
                    >
                      {labels.takeBack}
                    </StateLink>
                  ) : null}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
