import { SPECIFICATION_FIELD, type SpecificationKind } from '@osnowa/contract';
import { elementsIn, type Pairs, valuesIn } from './wizard-pairs.ts';

/** Addresses of the wizard below `/estimate-project`; the two specifications share a stage. */
export type WizardStep = 'choose' | 'customised' | 'products-systems' | 'summary' | 'send-estimate';

/** Step of a path, without language prefix. */
export function stepAt(path: string): WizardStep {
  const [, , step] = path.split('/');
  return (step ?? 'choose') as WizardStep;
}

/** Path of a step, without language prefix. */
export function stepPath(step: WizardStep): string {
  return step === 'choose' ? '/estimate-project' : `/estimate-project/${step}`;
}

/** The specifications that the chosen elements need, in order. */
export function specificationsOf(pairs: Pairs): SpecificationKind[] {
  return (['bespoke', 'systems'] as const).filter((kind) => elementsIn(pairs, kind).length > 0);
}

/** The steps for this visitor, in order: only the specifications that are needed. */
export function stepsOf(pairs: Pairs): WizardStep[] {
  const kinds = specificationsOf(pairs);
  return [
    'choose',
    ...(kinds.includes('bespoke') ? (['customised'] as const) : []),
    ...(kinds.includes('systems') ? (['products-systems'] as const) : []),
    'summary',
    'send-estimate',
  ];
}

/** The step before or after another for this visitor. */
export function neighbour(pairs: Pairs, step: WizardStep, by: 1 | -1): WizardStep {
  const steps = stepsOf(pairs);
  return steps[steps.indexOf(step) + by] ?? 'choose';
}

/** The stage of a step, 1 to 4. */
export function stageOf(step: WizardStep): number {
  return { choose: 1, customised: 2, 'products-systems': 2, summary: 3, 'send-estimate': 4 }[step];
}

/** The required field of each specification; without it the specification was not filled in. */
const FIRST_ELEMENTS = { bespoke: 'distributionChannels', systems: 'hardwareSupport' } as const;

/**
 * The step that the wizard shows instead of this one; `null` allows this one. Without a choice it
 * is the first step, and so it is for a summary without a specification.
 */
export function guardOf(step: WizardStep, pairs: Pairs): WizardStep | null {
  if (step === 'choose') return null;
  const kinds = specificationsOf(pairs);
  if (kinds.length === 0) return 'choose';
  if (step === 'customised') return kinds.includes('bespoke') ? null : 'products-systems';
  if (step === 'products-systems') return kinds.includes('systems') ? null : 'customised';
  const isFilled = (kind: SpecificationKind) => valuesIn(pairs, FIRST_ELEMENTS[kind]).length > 0;
  return kinds.every(isFilled) ? null : 'choose';
}

/** The pairs of a quote: which specifications follow, and their values. */
export function quotePairs(pairs: Pairs, kinds: readonly SpecificationKind[]): Pairs {
  return [...kinds.map((kind) => [SPECIFICATION_FIELD, kind] as const), ...pairs];
}
