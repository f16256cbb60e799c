import type { FormType } from '@osnowa/contract';
import type { LeadScope } from '../accounts/access.ts';
import type { LeadState } from '../kit/states/states.ts';

const OPEN: readonly LeadState[] = ['new', 'in-progress', 'answered', 'talking', 'offer'];
const DECIDED: readonly LeadState[] = ['won', 'lost'];

/**
 * The states that a person may give to a lead, the most likely one first. A lead in spam or in
 * quarantine first goes into the inbox, or is taken up; a decision can be reverted, never replaced
 * by another one in one step. A merged lead gets its state back when it is separated again.
 */
export function nextStates(state: LeadState): LeadState[] {
  const others = (states: readonly LeadState[]) => states.filter((each) => each !== state);
  if (state === 'new' || state === 'unverified')
    return others(['in-progress', 'answered', 'talking', 'offer', ...DECIDED, 'spam']);
  if (OPEN.includes(state))
    return others(['answered', 'talking', 'offer', ...DECIDED, 'in-progress', 'new', 'spam']);
  if (DECIDED.includes(state)) return ['in-progress', 'answered', 'talking', 'offer'];
  return state === 'merged' ? [] : others(['new', 'in-progress', 'spam']);
}

/** Leads in these states are no requests to work on, or are worked on in the lead that they went into. */
export const APART: readonly LeadState[] = ['spam', 'quarantined', 'merged'];

/**
 * Forms whose leads have a view of their own instead of the inbox, which is for buyers. A person who
 * works on applications only has these as the inbox.
 */
export function formsApart(scope: LeadScope): FormType[] {
  return scope === 'recruiting' ? ['newsletter'] : ['career', 'newsletter'];
}

/** A phase of a sale: a column of the pipeline. */
export interface Phase {
  name: 'new' | 'answered' | 'talking' | 'offer' | 'won' | 'lost';
  /** States of its leads; a lead that is moved here gets the first one possible for it. */
  states: readonly LeadState[];
  /** Whether it shows leads of the last 90 days only: older answered or decided ones are done. */
  isRecent: boolean;
}

export const PHASES: readonly Phase[] = [
  { name: 'new', states: ['in-progress', 'new', 'unverified'], isRecent: false },
  { name: 'answered', states: ['answered'], isRecent: true },
  { name: 'talking', states: ['talking'], isRecent: false },
  { name: 'offer', states: ['offer'], isRecent: false },
  { name: 'won', states: ['won'], isRecent: true },
  { name: 'lost', states: ['lost'], isRecent: true },
];

export type PhaseName = Phase['name'];

/** The state that a lead gets in a phase; `null` if it is there already or cannot go there. */
export function stateIn(phase: Phase, from: LeadState): LeadState | null {
  if (phase.states.includes(from)) return null;
  const allowed = nextStates(from);
  return phase.states.find((state) => allowed.includes(state)) ?? null;
}
