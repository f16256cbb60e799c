import type { LeadState } from '../fields/states.ts';

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
