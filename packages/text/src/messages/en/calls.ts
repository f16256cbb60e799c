import type { CallMessages } from '../pl/calls.ts';

/** English labels of the times at which an adviser can call. */
export const calls = {
  question: 'When shall we call?',
  hint: 'The call takes 15 minutes. Time zone: {zone}.',
  yours: '{time} your time',
  both: 'Your local time is shown underneath.',
  any: 'As soon as possible, within office hours',
  choose: 'Choose a day and time for the call',
  none: 'No slots left in the next few days. We will call as soon as we can.',
  taken: 'taken',
  early: 'Times outside your working day',
} satisfies CallMessages;
