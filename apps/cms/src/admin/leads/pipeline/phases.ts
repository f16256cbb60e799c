import type { LeadState } from '../../../fields/states.ts';
import { nextStates } from '../../../leads/next-states.ts';

/** A phase of a sale: a column of the pipeline. */
export interface Phase {
  name: 'new' | 'answered' | 'talking' | 'offer' | 'won' | 'lost';
  /** States of its leads; a lead that is moved here gets the first one possible for it. */
  states: readonly LeadState[];
  /** Whether it shows leads of the last 90 days only: older answered or decided ones are done. */
  isRecent: boolean;
}

/** The phases, from a new lead to its end. */
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
