import { useCalculatorLabels } from '../../../calculators/labels.tsx';

/** Names of the DMS calculator's stages, in order. */
export function useDmsStages(): string[] {
  const { stageItems, stageSummary, stageSend } = useCalculatorLabels();
  return [stageItems, stageSummary, stageSend];
}
