import { CALCULATORS, type CalculatorPage, type CalculatorRow, pageAt } from '@osnowa/site-map';
import type { ComponentType } from 'react';
import { CalculatorLabels, type CalculatorTexts } from '../../calculators/labels.tsx';
import { splitLocale } from '../../i18n/locale-path.ts';
import { useDocumentResult, useUrlState } from '../../url-state/url-state.tsx';
import { ApplicationPage } from './application/application-page.tsx';
import styles from './calculator-layout.module.css';
import { FinalPage } from './final-page.tsx';
import { InstantPage } from './instant-page.tsx';
import { ScopePage } from './scope-page.tsx';
import { ShortPage } from './short-page.tsx';
import { DmsSummaryPage } from './summary-page.tsx';
import type { StepProps } from './use-steps.ts';

const PAGES: Record<CalculatorPage, ComponentType<StepProps>> = {
  application: ApplicationPage,
  scope: ScopePage,
  summary: DmsSummaryPage,
  short: ShortPage,
  instant: InstantPage,
  final: FinalPage,
};

/** A calculator with all of its stages; the address says which one is shown. */
export function Calculator({ labels, result, ...rest }: StepProps & { labels: CalculatorTexts }) {
  const { path } = splitLocale(useUrlState().pathname);
  const page = pageAt(rest.name, path);
  const own = useDocumentResult(result);
  if (page === null) throw new Error(`${rest.name} has no stage at ${path}`);
  const Page = PAGES[page];
  const { thread }: CalculatorRow = CALCULATORS[rest.name];
  return (
    <CalculatorLabels value={labels}>
      <div className={styles.product} data-thread={thread}>
        <Page {...rest} result={own} />
      </div>
    </CalculatorLabels>
  );
}
