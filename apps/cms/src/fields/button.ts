import type { Field } from 'payload';
import { destination } from './destination.ts';
import { localisedLine } from './text.ts';

/** A button: its label and where it leads, side by side. */
export function button(): Field {
  return {
    type: 'row',
    fields: [
      localisedLine('button', { optional: true, width: 50 }),
      destination('buttonDestination', { width: 50 }),
    ],
  };
}
