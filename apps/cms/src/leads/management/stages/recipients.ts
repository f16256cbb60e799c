import { type Colleague, presentFor } from '../round-robin/colleagues.ts';
import type { Stage } from './stages.ts';

/** Facts that decide which people are notified of a stage. */
export interface Situation {
  /** The owner of the lead. */
  owner: Colleague | null;
  /** The next people of the round robin, in their order. */
  rotation: readonly Colleague[];
  colleagues: readonly Colleague[];
  /** The day in the office's zone, as `YYYY-MM-DD`. */
  day: string;
}

/**
 * The people who are notified of a stage, those who are present only. Half of the time: the owner
 * or the stand-in, else the next person of the round robin. Over: a second person too, who is the
 * owner's stand-in or next in the round robin. Twice over: the managers. Without any: the office.
 */
export function recipientsOf(stage: Stage['name'], situation: Situation): Colleague[] {
  if (stage === 'twice') return managers(situation);
  const first = firstRecipient(situation);
  if (stage === 'half' || first === null) return first ? [first] : [];
  const second = secondRecipient(first, situation);
  return second ? [first, second] : [first];
}

function firstRecipient({ owner, rotation, colleagues, day }: Situation): Colleague | null {
  const present = owner && presentFor(owner, colleagues, day);
  return present ?? rotation[0] ?? null;
}

function secondRecipient(first: Colleague, situation: Situation): Colleague | null {
  const { colleagues, day, rotation } = situation;
  const standIn = colleagues.find(({ id }) => id === first.standIn);
  const present = standIn ? presentFor(standIn, colleagues, day, [first.id]) : null;
  const others = [...(present ? [present] : []), ...rotation, ...managers(situation)];
  return others.find(({ id }) => id !== first.id) ?? null;
}

/** The managers who are present; all of them, when all are away: one of them will read it. */
function managers({ colleagues, day }: Situation): Colleague[] {
  const all = colleagues.filter(({ roles }) => roles.includes('manager'));
  const present = all.flatMap((one) => presentFor(one, colleagues, day) ?? []);
  return present.length > 0 ? [...new Set(present)] : all;
}
