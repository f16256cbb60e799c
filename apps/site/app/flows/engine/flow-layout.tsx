import type { ReactNode } from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { band, split } from '../../ui/layout/layout.ts';
import styles from './flow.module.css';
import { StageIndicator } from './stage-indicator.tsx';
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
