import type { Estimate } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { apart, cluster, stack } from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { useCalculatorLabels } from '../engine/labels.tsx';
import type { Calculator } from '../state/use-calculator.ts';
import { namesIn } from './catalogue-names.ts';
import styles from './figures.module.css';
import { FigureList } from './figures.tsx';
import { PhaseLink } from './phase-link.tsx';

interface PhasePlanProps {
  catalogue: CatalogueContent;
  estimate: Estimate;
  /** Absent where nothing can be changed any more. */
  calculator?: Calculator;
}

/** The two phases next to each other; in a calculator, postponed items can be moved back. */
export function PhasePlan({ catalogue, estimate, calculator }: PhasePlanProps) {
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const { phases, choice } = estimate;
  if (!phases) return null;
  const first = choice.items.filter((key) => !choice.later.includes(key));
  return (
    <ol className={stack('7 6', styles.phases)}>
      {phases.map((figures, index) => {
        const keys = index === 0 ? first : choice.later;
        return (
          <li key={keys.join()} className={stack(5, styles.phase)}>
            <h3>{fill(labels.phase, { n: index + 1 })}</h3>
            <FigureList of={figures} compact />
            <ul className={stack(0, styles.items)}>
              {keys.map((key) => (
                <li key={key} className={cluster('0 6', apart)}>
                  <LocalText of={names.item(key)} />
                  {index === 1 && calculator ? (
                    <PhaseLink
                      catalogue={catalogue}
                      choice={choice}
                      calculator={calculator}
                      item={key}
                    />
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
