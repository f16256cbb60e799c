import { type Colleague, presentFor } from '../turns/colleagues.ts';
import type { Stage } from './stages.ts';

/** What decides which people are told of a stage. */
export interface Situation {
  /** The person whose lead it is. */
  owner: Colleague | null;
  /** The people whose turn it is, the first one first. */
  inTurn: readonly Colleague[];
  colleagues: readonly Colleague[];
  /** The day in the office's zone, as `YYYY-MM-DD`. */
  day: string;
}

/**
 * The people who are told of a stage, those who are present only. Half of the time: the owner or the
 * stand-in, else the person whose turn it is. Over: a second person too, who is the owner's stand-in
 * or the next in turn. Twice over: the managers. Nobody: the mail goes to the office.
 */
export function toldOf(stage: Stage['name'], situation: Situation): Colleague[] {
  if (stage === 'twice') return managers(situation);
  const first = firstToldOf(situation);
  if (stage === 'half' || first === null) return first ? [first] : [];
  const second = secondToldOf(first, situation);
  return second ? [first, second] : [first];
}

function firstToldOf({ owner, inTurn, colleagues, day }: Situation): Colleague | null {
  const present = owner && presentFor(owner, colleagues, day);
  return present ?? inTurn[0] ?? null;
}

function secondToldOf(first: Colleague, situation: Situation): Colleague | null {
  const { colleagues, day, inTurn } = situation;
  const standIn = colleagues.find(({ id }) => id === first.standIn);
  const present = standIn ? presentFor(standIn, colleagues, day, [first.id]) : null;
  const others = [...(present ? [present] : []), ...inTurn, ...managers(situation)];
  return others.find(({ id }) => id !== first.id) ?? null;
}

/** The managers who are present; all of them, when all are away: one of them will read it. */
function managers({ colleagues, day }: Situation): Colleague[] {
  const all = colleagues.filter(({ roles }) => roles.includes('manager'));
  const present = all.flatMap((one) => presentFor(one, colleagues, day) ?? []);
  return present.length > 0 ? [...new Set(present)] : all;
}
