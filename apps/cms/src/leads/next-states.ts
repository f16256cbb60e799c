import type { LeadState } from '../fields/states.ts';

const OPEN: readonly LeadState[] = ['new', 'in-progress', 'answered'];
const DECIDED: readonly LeadState[] = ['won', 'lost'];

/**
 * The states that a person may give to a lead. A lead in spam or in quarantine first goes into the
 * inbox, or is taken up; a decision can be taken back, never replaced by another one in one step.
 */
export function nextStates(state: LeadState): LeadState[] {
  const others = (states: readonly LeadState[]) => states.filter((each) => each !== state);
  if (state === 'new' || state === 'unverified')
    return others(['in-progress', 'answered', ...DECIDED, 'spam']);
  if (OPEN.includes(state)) return others(['answered', ...DECIDED, 'in-progress', 'new', 'spam']);
  if (DECIDED.includes(state)) return ['in-progress'];
  return others(['new', 'in-progress', 'spam']);
}
