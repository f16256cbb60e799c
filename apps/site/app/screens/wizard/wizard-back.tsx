import { Link } from 'react-router';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { type Pairs, wizardQuery, writtenIn } from '../../calculators/wizard/wizard-pairs.ts';
import { neighbour, stepPath, type WizardStep } from '../../calculators/wizard/wizard-stages.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';

/** Back to the stage before; everything chosen and written stays. */
export function WizardBack({ step, pairs }: { step: WizardStep; pairs: Pairs }) {
  const { back } = useCalculatorLabels();
  const before = useLocalePath()(stepPath(neighbour(pairs, step, -1)));
  return (
    <Link to={before + wizardQuery(pairs)} state={{ written: writtenIn(pairs) }}>
      {back}
    </Link>
  );
}
