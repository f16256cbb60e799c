import { fill } from '../../i18n/format.ts';
import { Steps } from '../../ui/steps/steps.tsx';
import { useCalculatorLabels } from './labels.tsx';
import styles from './stage-indicator.module.css';

/**
 * The progress: a line through numbered rings that ends at the current stage. Narrow screens have
 * no room for all names: a text above it says the current one.
 */
export function StageIndicator({ names, current }: { names: readonly string[]; current: number }) {
  const labels = useCalculatorLabels();
  const line = fill(labels.stageOf, { n: current, total: names.length });
  return (
    <div data-screen-only>
      <p className={styles.line}>
        <span>{line}</span>: <strong>{names[current - 1]}</strong>
      </p>
      <div className={styles.steps}>
        <Steps
          level
          label={labels.stages}
          current={current}
          stages={names.map((name, index) => ({
            id: name,
            label: (
              <span className={styles.name}>
                <span aria-hidden="true">{index + 1}</span> {name}
              </span>
            ),
          }))}
        />
      </div>
    </div>
  );
}
