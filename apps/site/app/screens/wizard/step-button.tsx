import { useGoOn } from '../../calculators/stages/use-go-on.ts';
import {
  CARRY,
  WIZARD_FORM,
  wizardPairs,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import { stepPath, type WizardStep } from '../../calculators/wizard/wizard-stages.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/links/button.tsx';
import styles from './step-button.module.css';

/** Leads to another step; everything that is answered so far goes along, finished or not. */
export function StepButton({ to, children }: { to: WizardStep; children: string }) {
  const goTo = useGoOn();
  const address = useLocalePath()(stepPath(to));
  return (
    <Button
      type="submit"
      variant="quiet"
      className={styles.step}
      form={WIZARD_FORM}
      formAction={address}
      formMethod="post"
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name={CARRY}
      value="1"
      onClick={(event) => {
        const { form } = event.currentTarget;
        if (!form) return;
        event.preventDefault();
        const now = wizardPairs(new FormData(form));
        const query = wizardQuery(now);
        void goTo(query, address + query, { written: writtenIn(now) });
      }}
    >
      {children}
    </Button>
  );
}
