import type { CallMessages } from '../pl/calls.ts';

/** German labels of the times at which an adviser can call. */
export const calls = {
  question: 'Wann dürfen wir anrufen?',
  hint: 'Das Gespräch dauert 15 Minuten. Zeitzone: {zone}.',
  yours: 'bei Ihnen {time}',
  both: 'Darunter finden Sie die Uhrzeit bei Ihnen.',
  any: 'So bald wie möglich, zu unseren Bürozeiten',
  choose: 'Tag und Uhrzeit des Gesprächs wählen',
  none: 'In den nächsten Tagen sind alle Termine vergeben. Wir rufen an, sobald es geht.',
  taken: 'vergeben',
  early: 'Uhrzeiten außerhalb Ihres Arbeitstags',
} satisfies CallMessages;
