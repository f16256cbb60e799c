import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { calculatorNamed, isDescribed, stagesOf } from '@osnowa/site-map';
import { useEffect } from 'react';
import { useLocale } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { splitLocale } from '../../i18n/locale-path.ts';
import { ContactArea } from '../../sections/contact/contact-area.tsx';
import { accentClassOf } from '../../ui/accent.ts';
import { Button } from '../../ui/links/button.tsx';
import { navigateTo, useDocumentResult, useUrlState } from '../../url-state/url-state.tsx';
import { type Given, QUOTE_ID, valuesIn } from '../engine/answers.ts';
import { FlowContext, useOwnEntry, useWritten } from '../engine/flow.tsx';
import { FlowLayout } from '../engine/flow-layout.tsx';
import { CalculatorLabels, type CalculatorTexts, useCalculatorLabels } from '../engine/labels.tsx';
import { Stage } from '../engine/stage.tsx';
import { PassOn } from '../engine/stage-form.tsx';
import { EstimateBar } from '../estimate/estimate-bar.tsx';
import { isEmpty, postedState, stateQuery, WRITTEN } from '../state/calculator-state.ts';
import { OwnLink, StateLink } from '../state/state-link.tsx';
import { useCalculator } from '../state/use-calculator.ts';
import type { CalculatorProps, PartProps } from './part-props.ts';
import { STAGE_FORM } from './questions.tsx';
import { QUOTE_FORM } from './quote-step.tsx';
import { PARTS } from './stage-parts.tsx';

/** A calculator with all of its stages; the address says which one is shown. */
export function Calculator({
  labels,
  result,
  ...rest
}: CalculatorProps & { labels: CalculatorTexts }) {
  const { path } = splitLocale(useUrlState().pathname);
  const own = useDocumentResult(result);
  return (
    <CalculatorLabels value={labels}>
      <div className={accentClassOf(calculatorNamed(rest.name).accent)}>
        <CalculatorStages key={path} path={path} {...rest} result={own} />
      </div>
    </CalculatorLabels>
  );
}

/** The stage of a calculator at its address, as the row in the table of calculators describes it. */
function CalculatorStages({ path, ...props }: CalculatorProps & { path: string }) {
  const { name, catalogue, contact, result } = props;
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const here = stagesOf(name, path.slice(name.length + 1));
  const calculator = useCalculator(catalogue, here.length);
  const [notes = ''] = valuesIn(useWritten(result, WRITTEN), 'notes');
  useOwnEntry(result);
  useScopeGuard(calculator, path, `/${name}`);
  const stage = here[calculator.stage - 1];
  if (!stage) throw new Error(`${name} has no stage at ${path}`);
  const stages = stagesOf(name);
  const flow = {
    queryOf: (form: Given) => stateQuery(postedState(catalogue, form)),
    written: WRITTEN,
    finish: calculator.finish,
  };
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  const shown: PartProps = { ...props, stage, stages, calculator, estimate, currency, notes };
  return (
    <FlowContext value={flow}>
      <FlowLayout
        catalogue={catalogue}
        stages={stages.map((one) => labels[one.name])}
        current={stages.indexOf(stage) + 1}
        aside={stage.bar ? <Bar {...shown} /> : null}
      >
        <Stage
          title={labels[stage.title]}
          text={stage.text && labels[stage.text]}
          silent={stage.silent ?? false}
        >
          {stage.parts.map((part) => {
            const Part = PARTS[part];
            return <Part key={part} {...shown} />;
          })}
        </Stage>
      </FlowLayout>
      {contact && stage !== stages.at(-1) ? <ContactArea settings={contact} /> : null}
    </FlowContext>
  );
}

/** The estimate so far, with the ways to the next stage and back. */
function Bar(props: PartProps) {
  const { stage, stages, catalogue, estimate } = props;
  const { bar, next } = stage;
  const labels = useCalculatorLabels();
  const number = stages.indexOf(stage) + 1;
  const isSamePath = stages[number]?.path === stage.path;
  const isLarge = bar === 'large';
  return (
    <EstimateBar
      estimate={estimate}
      catalogue={bar === 'groups' || isLarge ? catalogue : undefined}
      large={isLarge}
      promises={isLarge || bar === 'promise'}
    >
      {isLarge ? <a href={`#${QUOTE_ID}`}>{labels.askTitle}</a> : null}
      {next ? (
        <Button
          type="submit"
          form={STAGE_FORM}
          {...(isSamePath ? { name: 'stage', value: number + 1 } : {})}
        >
          {labels[next]}
        </Button>
      ) : null}
      {number > 1 ? <Back {...props} to={number - 1} /> : null}
    </EstimateBar>
  );
}

/** The way to a stage before; a stage whose form may hold text submits it there. */
function Back({ name, stage, stages, calculator, result, to }: PartProps & { to: number }) {
  const labels = useCalculatorLabels();
  const path = `/${name}${stages[to - 1]?.path ?? ''}`;
  const address = useLocalePath()(path) + stateQuery(calculator);
  if (path === `/${name}${stage.path}`) {
    return (
      <StateLink calculator={calculator} to={{ stage: to }}>
        {labels.back}
      </StateLink>
    );
  }
  if (!stage.asks && (result?.kind === 'sent' || !isDescribed(name))) {
    return (
      <OwnLink href={address} onFollow={() => navigateTo(address)}>
        {labels.back}
      </OwnLink>
    );
  }
  return (
    <PassOn form={stage.asks ? STAGE_FORM : QUOTE_FORM} to={path}>
      {labels.back}
    </PassOn>
  );
}

/** Returns to the first stage when the last item of a scope without a description was removed. */
function useScopeGuard(calculator: PartProps['calculator'], path: string, beginning: string): void {
  const start = useLocalePath()(beginning);
  const isLost = path !== beginning && isEmpty(calculator);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scope becomes empty
  useEffect(() => {
    // The pending address of this stage is written first: it would otherwise lead back here.
    if (!isLost) return;
    calculator.finish();
    navigateTo(start, { replace: true });
  }, [isLost]);
}
