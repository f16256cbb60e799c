import { z } from 'zod';
import { localised, localisedOptional } from '../localised.ts';
import { day, heading, line, question, text } from './values.ts';

const step = z.strictObject({
  id: z.string(),
  ...localised('Title', line),
  ...localised('Description', text),
});

const detail = z.strictObject({
  id: z.string(),
  ...localised('Label', line),
  ...localised('Value', line),
});

const timedStep = step.extend(localisedOptional('Time', line));

/** A stop of a document, with the stamp that it gets there. */
const stop = timedStep.extend(localisedOptional('Mark', line));

/** A question that a chart answers; the answer is a sentence. */
const charted = question.extend({
  ...localisedOptional('Unit', line),
  Bars: z.array(
    z.strictObject({
      id: z.string(),
      ...localised('Name', line),
      Value: z.number().min(0),
      Marked: z.boolean(),
    }),
  ),
});

/** A connection of the middle of a plan: the data that goes in, and the data that comes out. */
const connected = step.extend({
  ...localisedOptional('Inward', line),
  ...localisedOptional('Outward', line),
});

/** A day of a week; on one that is `Together` all work in one place. */
const weekday = step.extend({ Together: z.boolean() });

/**
 * Sections that show one example: the stops of a document, a month, questions, the modules of an
 * order, connections, a week.
 */
export const EXAMPLES = [
  z.strictObject({
    kind: z.literal('journey'),
    ...heading,
    ...localised('Name', line),
    Details: z.array(detail),
    Items: z.array(stop),
  }),
  z.strictObject({
    kind: z.literal('month'),
    ...heading,
    /** Any day of the month. */
    Month: day,
    /** Number of working days, from the first of the month on, that the task took before. */
    DaysBefore: z.number().int().min(1).max(23),
    ...localised('Before', line),
    ...localised('After', line),
    /** The task of each working day from the first of the month on. */
    Items: z.array(step),
  }),
  z.strictObject({ kind: z.literal('answers'), ...heading, Items: z.array(charted) }),
  z.strictObject({
    kind: z.literal('crossing'),
    ...heading,
    ...localised('From', line),
    ...localised('To', line),
    Items: z.array(timedStep),
  }),
  z.strictObject({
    kind: z.literal('connections'),
    ...heading,
    /** The thing in the middle. */
    ...localised('Name', line),
    Details: z.array(detail),
    Items: z.array(connected),
  }),
  z.strictObject({ kind: z.literal('week'), ...heading, Items: z.array(weekday) }),
] as const;

/** A section that shows one example. */
export const exampleSection = z.discriminatedUnion('kind', EXAMPLES);

export type ExampleSection = z.infer<typeof exampleSection>;
