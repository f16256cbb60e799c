import type { ReactNode } from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { band, split } from '../../ui/layout/layout.ts';
import { Steps } from '../../ui/steps/steps.tsx';
import styles from './flow.module.css';
import { useCalculatorLabels } from './labels.tsx';
import { useStageCount } from './use-stage-count.ts';

/** The page of a flow: its title, the progress, the stage. */
export function FlowLayout({
  catalogue,
  stages = [],
  current = 1,
  aside,
  children,
}: {
  catalogue: Pick<CatalogueContent, 'title' | 'subtitle'>;
  /** Names of the stages, if there are several. */
  stages?: readonly string[];
  current?: number;
  /** Next to the stage on wide screens, at the lower edge of narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  useStageCount(current);
  return (
    <div className={styles.flow} data-later={current > 1 || undefined}>
      <PageHeader
        title={catalogue.title}
        subtitle={current === 1 ? catalogue.subtitle : null}
        aside={stages.length > 1 ? <StageIndicator names={stages} current={current} /> : undefined}
      />
      <div className={`${band} ${styles.content}`}>
        <div className={aside ? split('6 7', styles.withAside) : undefined}>
          {children}
          {aside}
        </div>
      </div>
    </div>
  );
}

/**
 * The progress: a line through numbered rings that ends at the current stage. Narrow screens have
 * no room for all names: a text above it says the current one.
 */
function StageIndicator({ names, current }: { names: readonly string[]; current: number }) {
  const labels = useCalculatorLabels();
  const line = fill(labels.stageOf, { n: current, total: names.length });
  return (
    <div data-screen-only>
      <p className={styles.current}>
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
