import type { FieldErrors } from '@osnowa/contract';
import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import { useEffect, useState } from 'react';
import { CalculatorLabels, useWizardLabels } from '../../calculators/labels.tsx';
import {
  type Pairs,
  wizardPairs,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import { stageOf, stepAt, type WizardStep } from '../../calculators/wizard/wizard-stages.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { splitLocale } from '../../i18n/locale-path.ts';
import type { FormResult, FormSettings, FormValues } from '../../leads/form/form.ts';
import { navigateTo, useDocumentResult, useUrlState } from '../../url-state/url-state.tsx';
import { CalculatorLayout } from '../calculators/calculator-layout.tsx';
import { ChooseStage, SpecificationStage } from './choose-stage.tsx';
import { ChosenBar } from './chosen.tsx';
import { SendStage } from './send-stage.tsx';
import { SummaryStage } from './summary-stage.tsx';
import { StepButton, type WizardElements, WizardWays } from './wizard-form.tsx';

/** The posted form of a browser without scripts. */
export interface Posted {
  kind: 'posted';
  pairs: Pairs;
  errors: FieldErrors;
  /** Step whose form has errors, and is shown again. */
  wrong: 'customised' | 'products-systems' | null;
  /** Values of the lead form after a change of the language. */
  typed: FormValues;
}

interface WizardProps {
  elements: WizardElements;
  settings: FormSettings;
  labels: CalculatorMessages;
  /** Result of the last form without scripts: of a stage, or of the lead form. */
  result: FormResult | Posted | null;
}

/** The estimate wizard: choose a product, specify it, check, send. The address says which step is shown. */
export function Wizard({ labels, result, ...rest }: WizardProps) {
  const step = stepAt(splitLocale(useUrlState().pathname).path);
  const own = useDocumentResult(result);
  return (
    <CalculatorLabels value={labels}>
      <WizardPage key={step} step={step} result={own} {...rest} />
    </CalculatorLabels>
  );
}

function WizardPage({
  step: asked,
  elements,
  settings,
  result,
}: Omit<WizardProps, 'labels'> & { step: WizardStep }) {
  const locale = useLocale();
  const { wizard, back } = useWizardLabels();
  const pairs = usePairs(result);
  const posted = result?.kind === 'posted' ? result : null;
  const step = posted?.wrong ?? asked;
  const errors = posted?.errors ?? {};
  const stage = { step, elements, pairs, errors };
  const [chosen, setChosen] = useState(pairs);
  const [isSent, setSent] = useState(result?.kind === 'sent');
  useOwnEntry(posted, pairs);
  const text = (words: string) => ({ text: words, lang: locale });
  return (
    <CalculatorLayout
      catalogue={{ title: text(wizard.title), subtitle: text(wizard.subtitle) }}
      stages={wizard.stages}
      current={stageOf(step)}
      aside={
        step === 'summary' || isSent ? null : (
          <ChosenBar
            elements={elements}
            pairs={step === 'choose' ? chosen : pairs}
            still={step === 'send-estimate'}
          >
            {step === 'send-estimate' ? (
              <StepButton to="summary">{back}</StepButton>
            ) : (
              <WizardWays step={step} pairs={pairs} />
            )}
          </ChosenBar>
        )
      }
    >
      {step === 'choose' ? <ChooseStage {...stage} onChoose={setChosen} /> : null}
      {step === 'customised' || step === 'products-systems' ? (
        <SpecificationStage key={step} {...stage} />
      ) : null}
      {step === 'summary' ? <SummaryStage {...stage} /> : null}
      {step === 'send-estimate' ? (
        <SendStage
          {...stage}
          settings={settings}
          result={ofForm(result)}
          onSent={() => setSent(true)}
        />
      ) : null}
    </CalculatorLayout>
  );
}

/** State of the lead form: its result, or the values from before a change of the language. */
function ofForm(result: WizardProps['result']): FormResult | null {
  if (result?.kind !== 'posted') return result;
  const { typed } = result;
  return 'mail' in typed ? { kind: 'invalid', fields: {}, values: typed } : null;
}

/**
 * The answer to a form becomes an entry of the history like any other: a reload requests the page
 * and does not post the form again.
 */
function useOwnEntry(posted: Posted | null, pairs: Pairs): void {
  const { pathname } = useUrlState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (!posted || posted.wrong) return;
    const state = { written: writtenIn(pairs) };
    navigateTo(pathname + wizardQuery(pairs), { replace: true, staysPut: true, state });
  }, []);
}

/** The answers so far: posted, or from the address and the text stored outside of it. */
function usePairs(result: WizardProps['result']): Pairs {
  const { search, state } = useUrlState();
  const typed = (result && 'values' in result && result.values) || {};
  if (result?.kind === 'posted') return result.pairs;
  const written = (state as { written?: Pairs } | null)?.written ?? [];
  const shown = wizardPairs(new URLSearchParams(search));
  return [...shown, ...written, ...wizardPairs(Object.entries(typed)).filter(isNew(shown))];
}

/** Posted values for names that the address holds already are dropped. */
function isNew(shown: Pairs) {
  return ([name]: readonly [string, string]) => !shown.some((pair) => pair[0] === name);
}
