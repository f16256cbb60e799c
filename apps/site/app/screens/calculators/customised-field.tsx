import { FlagBox } from '../../calculators/flag-box.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import type { Calculator } from '../../calculators/state/use-calculator.ts';
import { Field } from '../../ui/form/field.tsx';

/** The flag for a customised specification: a description in words. */
export function CustomisedField({ calculator }: { calculator: Calculator }) {
  const labels = useCalculatorLabels();
  return (
    <Field
      id="calculator-customised"
      layout="inline"
      label={labels.customised}
      hint={labels.customisedHint}
    >
      {(control) => (
        <FlagBox
          {...control}
          name="customised"
          checked={calculator.customised}
          onTick={(customised) => calculator.set({ customised })}
        />
      )}
    </Field>
  );
}
