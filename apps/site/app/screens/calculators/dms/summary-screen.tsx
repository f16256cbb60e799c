import { LOCALES, TEXT_MAX } from '@tkalnia/contract';
import { estimateOf } from '@tkalnia/estimate';
import { Link } from 'react-router';
import { stateQuery } from '../../../calculators/calculator-state.ts';
import { ChosenList } from '../../../calculators/chosen-list.tsx';
import { DaysChart } from '../../../calculators/days-chart.tsx';
import { EstimateBar } from '../../../calculators/estimate-bar.tsx';
import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import { Stage, StagePart } from '../../../calculators/stage.tsx';
import { type Calculator, useCalculator } from '../../../calculators/use-calculator.ts';
import { useNotesBeside } from '../../../calculators/use-go-on.ts';
import type { CatalogueContent } from '../../../content/domain.ts';
import { useLocale } from '../../../i18n/i18n.tsx';
import { useLocalePath } from '../../../i18n/locale-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { CalculatorFrame } from '../calculator-frame.tsx';
import { type Step, useStep } from '../use-steps.ts';
import styles from './summary-screen.module.css';
import { useDmsStages } from './use-dms-stages.ts';

const FORM = 'calculator-summary';

/** Second stage of the DMS calculator: what was chosen, for how many people, and what else matters. */
export function DmsSummaryScreen({ catalogue }: { catalogue: CatalogueContent }) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, 1);
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  const toPath = useLocalePath();
  const notes = useNotesBeside();
  const next = useStep('/kalkulator-dms/final-page', calculator);
  const hasItems = estimate.groups.length > 0;
  return (
    <CalculatorFrame
      catalogue={catalogue}
      stages={useDmsStages()}
      current={2}
      beside={
        <EstimateBar estimate={estimate}>
          <Button type="submit" form={FORM}>
            {labels.toSend}
          </Button>
          <Link to={toPath(`/kalkulator-dms${stateQuery(calculator)}`)} state={{ notes }}>
            {labels.back}
          </Link>
        </EstimateBar>
      }
    >
      <Stage title={labels.summaryTitle}>
        {hasItems ? (
          <StagePart title={labels.chosenTitle}>
            <ChosenList catalogue={catalogue} estimate={estimate} calculator={calculator} />
          </StagePart>
        ) : null}
        <SummaryForm calculator={calculator} next={next} />
        {hasItems ? (
          <StagePart title={labels.chartTitle}>
            <DaysChart catalogue={catalogue} estimate={estimate} />
          </StagePart>
        ) : null}
      </Stage>
    </CalculatorFrame>
  );
}

/** Sent by POST without scripts, so that what was written does not stand in the address. */
function SummaryForm({ calculator, next }: { calculator: Calculator; next: Step }) {
  const labels = useCalculatorLabels();
  const notes = useNotesBeside();
  return (
    <form
      id={FORM}
      method="post"
      action={next.href}
      className={styles.form}
      onSubmit={next.onSubmit}
    >
      <Field id="calculator-users" label={labels.users} hint={labels.usersHint} optional>
        {(control) => (
          <Input
            {...control}
            name="users"
            inputMode="numeric"
            autoComplete="off"
            value={calculator.users}
            onChange={(event) => calculator.set({ users: digitsOf(event.currentTarget.value) })}
          />
        )}
      </Field>
      <Field
        id="calculator-notes"
        label={calculator.customised ? labels.notesCustomised : labels.notes}
        hint={labels.notesHint}
        optional={!calculator.customised}
      >
        {(control) => (
          <Textarea
            {...control}
            name="notes"
            rows={6}
            maxLength={TEXT_MAX.other}
            defaultValue={notes}
          />
        )}
      </Field>
    </form>
  );
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6);
}
