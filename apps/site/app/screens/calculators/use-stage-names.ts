import { CALCULATORS, type CalculatorName } from '@osnowa/site-map';
import { useCalculatorLabels } from '../../calculators/labels.tsx';

/** Names of a calculator's stages, in order. */
export function useStageNames(name: CalculatorName): string[] {
  const labels = useCalculatorLabels();
  return CALCULATORS[name].stageNames.map((stage) => labels[stage]);
}
