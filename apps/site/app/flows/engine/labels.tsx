import type { Figures } from '@osnowa/estimate';
import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import { createContext, useContext } from 'react';
import { fill, formatNumber, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';

/** Labels of a calculator: those of the wizard are sent with its own pages alone. */
export type CalculatorTexts = Omit<CalculatorMessages, 'wizard'>;

type Labels = CalculatorTexts & Partial<Pick<CalculatorMessages, 'wizard'>>;

const LabelsContext = createContext<Labels | null>(null);

/** Gives a calculator's screen its labels, which are sent with its data. */
export const CalculatorLabels = LabelsContext;

/** Labels of the calculators in the language of the page. */
export function useCalculatorLabels(): CalculatorTexts {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('This component stands outside CalculatorLabels');
  return labels;
}

/** Labels of the wizard, and those that it shares with the calculators. */
export function useWizardLabels(): CalculatorMessages {
  const labels = useContext(LabelsContext);
  if (!isWhole(labels)) throw new Error('This component stands outside the wizard');
  return labels;
}

function isWhole(labels: Labels | null): labels is CalculatorMessages {
  return labels?.wizard !== undefined;
}

/** "77–101 person-days"; one number where both ends are the same. */
export function useRange(): (ends: Pick<Figures['effort'], 'low' | 'high'>) => string {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  return ({ low, high }) => {
    if (low === high) return plural(locale, low, labels.personDays);
    const ends = { low: formatNumber(locale, low), high: formatNumber(locale, high) };
    // Where a phone is too narrow, the line breaks before the unit and not inside the range.
    return fill(labels.range, ends).replace('\u00A0', ' ');
  };
}
