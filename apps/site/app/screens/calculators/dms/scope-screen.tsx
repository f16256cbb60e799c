import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import type { CatalogueContent } from '../../../content/domain.ts';
import type { HandedOn } from '../handed-on.server.ts';
import { ScopeScreen } from '../scope-screen.tsx';
import { useDmsStages } from './use-dms-stages.ts';

/** First stage of the DMS calculator. */
export function DmsScopeScreen({
  catalogue,
  handed,
}: {
  catalogue: CatalogueContent;
  handed: HandedOn | null;
}) {
  const labels = useCalculatorLabels();
  return (
    <ScopeScreen
      catalogue={catalogue}
      stages={useDmsStages()}
      title={labels.functionsTitle}
      text={labels.functionsText}
      nextPath="/kalkulator-dms/summary"
      nextLabel={labels.toSummary}
      words="next"
      handed={handed}
    />
  );
}
