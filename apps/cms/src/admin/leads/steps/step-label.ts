import type { LeadState } from '../../../fields/states.ts';
import type { ScreenWords } from '../../../kit/screen-words.ts';

type Labels = ScreenWords['leads']['list'];

/** A lead in one of these states can be reopened. */
const HANDLED: readonly LeadState[] = ['answered', 'talking', 'offer', 'won', 'lost'];

/**
 * Label of a step: a state can be entered, or returned to.
 * @param owesAnswer whether a first answer is due: the step then says that it was given
 */
export function stepLabel(
  from: LeadState,
  to: LeadState,
  words: Labels,
  owesAnswer: boolean,
): string {
  const labels: Partial<Record<LeadState, string>> = {
    new: words.toNew,
    'in-progress': HANDLED.includes(from) ? words.backInProgress : words.toInProgress,
    answered: owesAnswer ? words.toAnsweredElsewhere : words.toAnswered,
    talking: words.toTalking,
    offer: words.toOffer,
    won: words.toWon,
    lost: words.toLost,
    spam: words.toSpam,
  };
  return labels[to] ?? to;
}
