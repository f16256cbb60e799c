import { checkSpecification, type FieldErrors, type SpecificationKind } from '@osnowa/contract';
import { WIZARD_PATH, WIZARD_STAGES, type WizardStep } from '@osnowa/site-map';
import type { EstimateElementContent } from '../../content/domain.ts';
import { type Answers, valuesIn } from '../engine/answers.ts';
import { quotePairs, specificationsOf } from './wizard-answers.ts';

/** A stage of the wizard, with the specification that it asks for. */
export interface WizardStage {
  path: WizardStep;
  /** 1 to 4. */
  number: number;
  asks?: SpecificationKind;
}

/** The elements of the first stage, by the specification that they need. */
export interface WizardElements {
  bespoke: WizardElement[];
  systems: WizardElement[];
}

interface WizardElement extends EstimateElementContent {
  /** Its starting price in the currency of the page; `null` if its text names none. */
  amount: number | null;
}

export interface WizardStageProps {
  elements: WizardElements;
  answers: Answers;
}

const STAGES: readonly WizardStage[] = WIZARD_STAGES;

/** Stage of a path, without language prefix. */
export function stageAt(path: string): WizardStage {
  return STAGES.find((stage) => WIZARD_PATH + stage.path === path) ?? WIZARD_STAGES[0];
}

/** The stage that asks for a specification. */
export function stageOf(kind: SpecificationKind): WizardStep {
  return STAGES.find(({ asks }) => asks === kind)?.path ?? '';
}

/** Path of a stage, without language prefix. */
export function stepPath(step: WizardStep): string {
  return WIZARD_PATH + step;
}

/** The stages for this visitor, in order: only the specifications that are needed. */
export function stepsOf(answers: Answers): WizardStep[] {
  const kinds = specificationsOf(answers);
  return STAGES.filter(({ asks }) => !asks || kinds.includes(asks)).map(({ path }) => path);
}

/** The stage before or after another for this visitor. */
export function neighbour(answers: Answers, step: WizardStep, by: 1 | -1): WizardStep {
  const steps = stepsOf(answers);
  return steps[steps.indexOf(step) + by] ?? '';
}

/** The required field of each specification; without it the specification was not filled in. */
const FIRST_ELEMENTS = { bespoke: 'distributionChannels', systems: 'hardwareSupport' } as const;

/**
 * The stage that the wizard shows instead of this one; `null` allows this one. Without a choice it
 * is the first stage, and so it is for a summary without a specification.
 */
export function guardOf(step: WizardStep, answers: Answers): WizardStep | null {
  if (step === '') return null;
  const kinds = specificationsOf(answers);
  const [first] = kinds;
  if (!first) return '';
  const { asks } = stageAt(stepPath(step));
  if (asks) return kinds.includes(asks) ? null : stageOf(first);
  const isFilled = (kind: SpecificationKind) => valuesIn(answers, FIRST_ELEMENTS[kind]).length > 0;
  return kinds.every(isFilled) ? null : '';
}

/** Errors in the answers of a specification. */
export function errorsIn(answers: Answers, kind: SpecificationKind): FieldErrors {
  return checkSpecification(quotePairs(answers, [kind]).map(([key, value]) => ({ key, value })));
}
