import { fill } from '../../i18n/format.ts';
import { Eyelets } from '../../ui/threads/eyelets.tsx';
import { useCalculatorLabels } from '../labels.tsx';
import styles from './stage-indicator.module.css';

/** The progress: a thread through eyelets on wide screens, one line on narrow ones. */
export function StageIndicator({ names, current }: { names: readonly string[]; current: number }) {
  const labels = useCalculatorLabels();
  const line = fill(labels.stageOf, { n: current, total: names.length });
  return (
    <div className={styles.indicator}>
      <p className={styles.line}>
        {line}: <strong>{names[current - 1]}</strong>
      </p>
      <div className={styles.thread}>
        <Eyelets
          label={labels.stages}
          current={current}
          stages={names.map((name) => ({ id: name, label: name }))}
        />
      </div>
    </div>
  );
}
