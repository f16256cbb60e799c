import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import type { CatalogueContent } from '../../../content/domain.ts';
import type { HandedOn } from '../handed-on.server.ts';
import { ScopeScreen } from '../scope-screen.tsx';

/** The ERP calculator: areas, what matters in each, and the size of the company. */
export function ErpScopeScreen({
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
      stages={[labels.stageItems, labels.stageSend]}
      title={labels.areasTitle}
      text={labels.areasText}
      nextPath="/kalkulator-erp-n/final-page"
      nextLabel={labels.toSend}
      words="here"
      handed={handed}
    />
  );
}
