import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface Stage {
  id: string;
  label: ReactNode;
}

/**
 * Stages of a way as a line through rings. With `current` (the first is 1) the line ends in the ring
 * of that stage, which is marked as the current step. Without `level` it runs downwards on narrow
 * screens, so that the stages have room for their texts.
 */
export function Steps({
  stages,
  current,
  label,
  level = false,
  down = false,
}: {
  stages: Stage[];
  current?: number;
  label?: string;
  level?: boolean;
  /** Downwards on wide screens too. */
  down?: boolean;
}) {
  const classes = [styles.steps, !level && styles.down, down && styles.always];
  return (
    <ol className={classes.filter(Boolean).join(' ')} aria-label={label}>
      {stages.map((stage, index) => {
        const number = index + 1;
        const passed = current === undefined || number < current;
        return (
          <li
            key={stage.id}
            className={styles.stage}
            data-passed={passed || undefined}
            aria-current={number === current ? 'step' : undefined}
          >
            <span className={styles.line} />
            {stage.label}
          </li>
        );
      })}
    </ol>
  );
}
