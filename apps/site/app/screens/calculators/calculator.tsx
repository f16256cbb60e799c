import { CALCULATORS, type CalculatorRow, type CalculatorScreen, screenAt } from '@osnowa/site-map';
import type { ComponentType } from 'react';
import { useAddress, useDocumentResult } from '../../address/address.tsx';
import { CalculatorLabels, type CalculatorTexts } from '../../calculators/labels.tsx';
import { splitLocale } from '../../i18n/locale-path.ts';
import { ApplicationScreen } from './application/application-screen.tsx';
import styles from './calculator-frame.module.css';
import { FinalScreen } from './final-screen.tsx';
import { InstantScreen } from './instant-screen.tsx';
import { ScopeScreen } from './scope-screen.tsx';
import { ShortScreen } from './short-screen.tsx';
import { DmsSummaryScreen } from './summary-screen.tsx';
import type { ScreenProps } from './use-steps.ts';

const SCREENS: Record<CalculatorScreen, ComponentType<ScreenProps>> = {
  application: ApplicationScreen,
  scope: ScopeScreen,
  summary: DmsSummaryScreen,
  short: ShortScreen,
  instant: InstantScreen,
  final: FinalScreen,
};

/** A calculator with all of its stages; the address says which one is shown. */
export function Calculator({ labels, result, ...rest }: ScreenProps & { labels: CalculatorTexts }) {
  const { path } = splitLocale(useAddress().pathname);
  const screen = screenAt(rest.name, path);
  const own = useDocumentResult(result);
  if (screen === null) throw new Error(`${rest.name} has no stage at ${path}`);
  const Screen = SCREENS[screen];
  const { thread }: CalculatorRow = CALCULATORS[rest.name];
  return (
    <CalculatorLabels value={labels}>
      <div className={styles.product} data-thread={thread}>
        <Screen {...rest} result={own} />
      </div>
    </CalculatorLabels>
  );
}
