import type { FieldErrors } from '@osnowa/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import {
  type Pairs,
  wizardPairs,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import { stageOf, type WizardStep } from '../../calculators/wizard/wizard-stages.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import type { FormResult, FormSettings, FormValues } from '../../leads/form/form.ts';
import { CalculatorFrame } from '../calculators/calculator-frame.tsx';
import { ChooseStage, SpecificationStage } from './choose-stage.tsx';
import { SendStage } from './send-stage.tsx';
import { SummaryStage } from './summary-stage.tsx';
import type { WizardElements } from './wizard-form.tsx';

/** The posted form of a browser without scripts. */
export interface Posted {
  kind: 'posted';
  pairs: Pairs;
  errors: FieldErrors;
  /** Step whose form has mistakes, and is shown again. */
  wrong: 'customised' | 'products-systems' | null;
  /** Values of the lead form after a change of the language. */
  typed: FormValues;
}

interface WizardScreenProps {
  step: WizardStep;
  elements: WizardElements;
  settings: FormSettings;
  /** The first stage was sent without a choice, by a browser without scripts. */
  nothing: boolean;
  /** Result of the last form without scripts: of a stage, or of the lead form. */
  result: FormResult | Posted | null;
}

/** The estimate wizard: choose a product, specify it, check, send. */
export function WizardScreen(props: WizardScreenProps) {
  const { step: asked, elements, settings, nothing } = props;
  // The page gets an address of its own below, without the form that it answers.
  const [result] = useState(props.result);
  const locale = useLocale();
  const { wizard } = useCalculatorLabels();
  const pairs = usePairs(result);
  const posted = result?.kind === 'posted' ? result : null;
  const step = posted?.wrong ?? asked;
  const errors = posted?.errors ?? {};
  const stage = { step, elements, pairs, errors };
  useOwnEntry(posted, pairs);
  const text = (words: string) => ({ text: words, lang: locale });
  return (
    <CalculatorFrame
      catalogue={{ title: text(wizard.title), subtitle: text(wizard.subtitle) }}
      stages={wizard.stages}
      current={stageOf(step)}
    >
      {step === 'choose' ? <ChooseStage {...stage} nothing={nothing} /> : null}
      {step === 'customised' || step === 'products-systems' ? (
        <SpecificationStage key={step} {...stage} />
      ) : null}
      {step === 'summary' ? <SummaryStage {...stage} /> : null}
      {step === 'send-estimate' ? (
        <SendStage {...stage} settings={settings} result={ofForm(result)} />
      ) : null}
    </CalculatorFrame>
  );
}

/** State of the lead form: its result, or the values from before a change of the language. */
function ofForm(result: WizardScreenProps['result']): FormResult | null {
  if (result?.kind !== 'posted') return result;
  const { typed } = result;
  return 'mail' in typed ? { kind: 'invalid', fields: {}, values: typed } : null;
}

/**
 * The answer to a form becomes an entry of the history like any other: a reload asks for the page
 * and not for the form once more.
 */
function useOwnEntry(posted: Posted | null, pairs: Pairs): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (!posted || posted.wrong) return;
    const state = { written: writtenIn(pairs) };
    void navigate(pathname + wizardQuery(pairs), {
      replace: true,
      preventScrollReset: true,
      state,
    });
  }, []);
}

/** The answers so far: posted, or from the address and the text stored outside of it. */
function usePairs(result: WizardScreenProps['result']): Pairs {
  const { search, state } = useLocation();
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
