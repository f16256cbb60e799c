import { useCalculatorLabels } from '../../calculators/labels.tsx';
import type { Calculator } from '../../calculators/use-calculator.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';

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
        <Checkbox
          {...control}
          name="customised"
          value="1"
          checked={calculator.customised}
          onChange={(event) => calculator.set({ customised: event.currentTarget.checked })}
        />
      )}
    </Field>
  );
}
