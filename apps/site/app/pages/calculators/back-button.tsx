import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { goToNext } from '../../calculators/stages/go-to-next.ts';
import { stateQuery } from '../../calculators/state/calculator-state.ts';
import type { Calculator } from '../../calculators/state/use-calculator.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/links/button.tsx';
import styles from './calculator-layout.module.css';
import { writtenIn } from './use-steps.ts';

/** Leads to the previous stage; submits the stage's form there, so that typed text is not lost. */
export function BackButton({
  form,
  to,
  calculator,
}: {
  /** Id of this stage's form. */
  form: string;
  to: string;
  calculator: Calculator;
}) {
  const labels = useCalculatorLabels();
  const address = useLocalePath()(to);
  return (
    <Button
      type="submit"
      variant="quiet"
      className={styles.back}
      form={form}
      formAction={address}
      formMethod="post"
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      onClick={(event) => {
        const { form: stage } = event.currentTarget;
        if (!stage) return;
        event.preventDefault();
        const query = stateQuery(calculator);
        const notes = writtenIn(stage);
        calculator.finish();
        goToNext(query, address + query, { notes });
      }}
    >
      {labels.back}
    </Button>
  );
}
