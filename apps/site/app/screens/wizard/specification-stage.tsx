import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Stage } from '../../calculators/stages/stage.tsx';
import { BespokeFields, SystemsFields } from '../../calculators/wizard/specification-fields.tsx';
import type { StageProps } from './stage-props.ts';
import { WizardForm } from './wizard-form.tsx';

const BESPOKE = [
  'technicalPreferences',
  'technicalPreferencesText',
  'backend',
  'backendText',
  'interfaceDesign',
  'distributionChannels',
  'maintenance',
  'maintenanceMonths',
];
const SYSTEMS = ['users', 'hardwareSupport'];

/** Second stage: the specification of a bespoke solution, or of products and systems. */
export function SpecificationStage({ step, pairs, errors }: StageProps) {
  const { wizard } = useCalculatorLabels();
  if (step === 'products-systems') {
    return (
      <Stage title={wizard.systemsTitle}>
        <WizardForm step={step} pairs={pairs} errors={errors} own={SYSTEMS}>
          {(found) => <SystemsFields pairs={pairs} errors={found} />}
        </WizardForm>
      </Stage>
    );
  }
  return (
    <Stage title={wizard.bespokeTitle}>
      <WizardForm step="customised" pairs={pairs} errors={errors} own={BESPOKE}>
        {(found) => <BespokeFields pairs={pairs} errors={found} />}
      </WizardForm>
    </Stage>
  );
}
