import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { finalPath } from '@osnowa/site-map';
import { useEffect, useRef } from 'react';
import { ChosenList } from '../../calculators/chosen-list.tsx';
import { DaysChart } from '../../calculators/estimate/days-chart.tsx';
import { EstimateBar } from '../../calculators/estimate/estimate-bar.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { useNotes } from '../../calculators/stages/go-to-next.ts';
import { Stage, StagePart } from '../../calculators/stages/stage.tsx';
import { HiddenState } from '../../calculators/state/hidden-state.tsx';
import { type Calculator, useCalculator } from '../../calculators/state/use-calculator.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Button } from '../../ui/links/button.tsx';
import { BackButton } from './back-button.tsx';
import styles from './calculator-layout.module.css';
import { CalculatorLayout } from './calculator-layout.tsx';
import { NotesField } from './notes-field.tsx';
import {
  notesIn,
  type Step,
  type StepProps,
  useScopeGuard,
  useStageNames,
  useStep,
} from './use-steps.ts';

const FORM = 'calculator-summary';

/** Second stage of the DMS calculator: the chosen items, the number of users, remarks. */
export function DmsSummaryPage({ name, catalogue, result }: StepProps) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, 1);
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  const notes = useNotes(notesIn(result));
  const next = useStep(finalPath(name), calculator);
  const hasItems = estimate.groups.length > 0;
  useScopeGuard(calculator, `/${name}`);
  return (
    <CalculatorLayout
      catalogue={catalogue}
      stages={useStageNames(name)}
      current={2}
      aside={
        <EstimateBar estimate={estimate}>
          <Button type="submit" form={FORM}>
            {labels.toSend}
          </Button>
          <BackButton form={FORM} to={`/${name}`} calculator={calculator} />
        </EstimateBar>
      }
    >
      <Stage title={labels.summaryTitle}>
        {hasItems ? (
          <StagePart title={labels.chosenTitle}>
            <ChosenList catalogue={catalogue} estimate={estimate} calculator={calculator} />
          </StagePart>
        ) : null}
        <SummaryForm calculator={calculator} next={next} notes={notes} />
        {hasItems ? (
          <StagePart title={labels.chartTitle}>
            <DaysChart catalogue={catalogue} estimate={estimate} />
          </StagePart>
        ) : null}
      </Stage>
    </CalculatorLayout>
  );
}

/** Sent by POST without scripts, so that the address contains no typed text. */
function SummaryForm({
  calculator,
  next,
  notes,
}: {
  calculator: Calculator;
  next: Step;
  notes: string;
}) {
  const labels = useCalculatorLabels();
  const users = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or filled in before the scripts ran
  useEffect(() => {
    const typed = digitsOf(users.current?.value ?? '');
    if (typed !== calculator.users) calculator.set({ users: typed });
  }, []);
  return (
    <form
      id={FORM}
      method="post"
      action={next.action}
      className={styles.summaryForm}
      onSubmit={next.onSubmit}
    >
      <HiddenState state={calculator} except={['users']} />
      <Field id="calculator-users" label={labels.users} hint={labels.usersHint} optional>
        {(control) => (
          <Input
            {...control}
            ref={users}
            name="users"
            inputMode="numeric"
            autoComplete="off"
            value={calculator.users}
            onChange={(event) => calculator.set({ users: digitsOf(event.currentTarget.value) })}
          />
        )}
      </Field>
      <NotesField notes={notes} customised={calculator.customised} />
    </form>
  );
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6);
}
