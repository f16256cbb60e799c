import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import { createContext, useContext } from 'react';

const LabelsContext = createContext<CalculatorMessages | null>(null);

/** Gives a calculator's screen its labels, which are sent with its data. */
export const CalculatorLabels = LabelsContext;

/** Labels of the calculators in the language of the page. */
export function useCalculatorLabels(): CalculatorMessages {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('This component stands outside CalculatorLabels');
  return labels;
}
