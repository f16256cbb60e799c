import { DEFAULT_LOCALE, type ExampleSection, isLocale } from '@osnowa/contract';
import { mentionsFact } from '@osnowa/text/facts';
import type {
  DateField,
  Field,
  NumberFieldSingleValidation,
  PayloadRequest,
  TextField,
} from 'payload';
import { number as numberRule, text } from 'payload/shared';
import type { FieldOptions, LabelName } from '../../kit/fields/field-options.ts';
import { day, number, type OneNumberField, tick } from '../../kit/fields/values.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label, wordsFor } from '../../kit/words.ts';
import { factsWithin, withFactsInside } from '../../reads/facts.ts';
import { questions, rows } from '../fields/rows.ts';
import { type LineField, localisedLine, localisedLines } from '../fields/text.ts';

/** A kind of section: its label, and its fields besides title and subtitle. */
export interface SectionKind {
  label: AdminLabel;
  fields?: () => Field[];
}

/** Most letters of a text in a narrow place of a drawing. */
const STAMP = 18;
const TIME = 24;
const NAME = 32;
const FIGURE = 40;
const LINE = 64;

/** Most working days that a month has. */
const WORKING_DAYS = 23;

/** A line of at most so many characters, as visitors read it: a fact counts as its value. */
function short(name: LabelName, maxLength: number, options: FieldOptions = {}): TextField {
  const field = localisedLine(name, options) as LineField;
  const rule = field.validate ?? text;
  return {
    ...field,
    validate: async (value, given) => {
      const req = given.req as PayloadRequest;
      const locale = isLocale(req.locale) ? req.locale : DEFAULT_LOCALE;
      const isFilled = value && mentionsFact(value);
      const read = isFilled ? withFactsInside(value, await factsWithin(req), locale) : value;
      return rule(read, { ...given, maxLength });
    },
  };
}

function step(more: Field[] = []): Field[] {
  return [...more, localisedLine('title'), localisedLines('description')];
}

const time = (): TextField => short('time', TIME, { optional: true, width: 50 });

function details(label: AdminLabel, longest: number): Field {
  const fields = [short('label', NAME, { width: 40 }), short('value', longest, { width: 60 })];
  return rows('details', [{ type: 'row', fields }], { label, atMost: 5 });
}

function journey(): Field[] {
  const mark = short('mark', STAMP, {
    optional: true,
    width: 50,
    hint: label((w) => w.blocks.examples.markHint),
  });
  return [
    short('name', FIGURE, {
      label: label((w) => w.blocks.examples.journeyName),
      hint: label((w) => w.blocks.examples.nameHint),
    }),
    details(
      label((w) => w.blocks.examples.journey),
      FIGURE,
    ),
    rows('items', step([{ type: 'row', fields: [time(), mark] }]), {
      label: label((w) => w.blocks.examples.journeyItems),
      hint: label((w) => w.blocks.examples.itemsHint),
      atLeast: 1,
      atMost: 7,
    }),
  ];
}

const longerThanNow: NumberFieldSingleValidation = (value, options) => {
  const usual = numberRule(value, options as never);
  if (usual !== true) return usual;
  const { items } = options.siblingData as { items?: unknown[] };
  const isLonger = typeof value !== 'number' || value > (items?.length ?? 0);
  return isLonger || wordsFor(options.req as PayloadRequest).blocks.examples.tooFewDays;
};

function daysBefore(): OneNumberField {
  const field = number(
    'daysBefore',
    { min: 1, max: WORKING_DAYS, step: 1, defaultValue: 10 },
    {
      width: 50,
      hint: label((w) => w.blocks.examples.fieldHint),
    },
  );
  return {
    ...field,
    validate: longerThanNow,
  };
}

function whichMonth(): DateField {
  const field = day('month', { width: 50 });
  const date = { pickerAppearance: 'monthOnly', displayFormat: 'MM.yyyy' } as const;
  return { ...field, required: true, admin: { ...field.admin, date } };
}

function month(): Field[] {
  return [
    { type: 'row', fields: [whichMonth(), daysBefore()] },
    {
      type: 'row',
      fields: [
        short('before', FIGURE, {
          width: 50,
          hint: label((w) => w.blocks.examples.beforeHint),
        }),
        short('after', FIGURE, {
          width: 50,
          hint: label((w) => w.blocks.examples.afterHint),
        }),
      ],
    },
    rows('items', step(), {
      label: label((w) => w.blocks.examples.monthItems),
      hint: label((w) => w.blocks.examples.monthItemsHint),
      atLeast: 1,
      atMost: 5,
    }),
  ];
}

function answers(): Field[] {
  const bars = rows(
    'bars',
    [
      {
        type: 'row',
        fields: [
          short('name', NAME, { width: 50 }),
          number('value', { min: 0 }, { width: 20 }),
          tick('marked', { width: 30 }),
        ],
      },
    ],
    { atLeast: 1, atMost: 8 },
  );
  const unit = short('unit', STAMP, {
    optional: true,
    hint: label((w) => w.blocks.examples.unitHint),
  });
  return [
    questions('items', {
      label: label((w) => w.blocks.examples.answersItems),
      hint: label((w) => w.blocks.examples.answersItemsHint),
      atLeast: 1,
      atMost: 5,
      more: [unit, bars],
    }),
  ];
}

function crossing(): Field[] {
  const end = (name: 'from' | 'to', label: AdminLabel) => short(name, FIGURE, { label, width: 50 });
  return [
    {
      type: 'row',
      fields: [
        end(
          'from',
          label((w) => w.blocks.examples.crossingFrom),
        ),
        end(
          'to',
          label((w) => w.blocks.examples.crossingTo),
        ),
      ],
    },
    rows('items', step([time()]), {
      label: label((w) => w.blocks.examples.crossingItems),
      hint: label((w) => w.blocks.examples.crossingItemsHint),
      atLeast: 1,
      atMost: 8,
    }),
  ];
}

function connections(): Field[] {
  const way = (name: 'inward' | 'outward') => short(name, LINE, { optional: true, width: 50 });
  return [
    short('name', NAME, { label: label((w) => w.blocks.examples.connectionsName) }),
    details(
      label((w) => w.blocks.examples.connections),
      LINE,
    ),
    rows('items', [...step(), { type: 'row', fields: [way('inward'), way('outward')] }], {
      label: label((w) => w.blocks.examples.connectionsItems),
      hint: label((w) => w.blocks.examples.connectionsItemsHint),
      atLeast: 1,
      atMost: 6,
    }),
  ];
}

function week(): Field[] {
  return [
    rows('items', [...step(), tick('together')], {
      label: label((w) => w.blocks.examples.weekItems),
      hint: label((w) => w.blocks.examples.weekItemsHint),
      atLeast: 1,
      atMost: 7,
    }),
  ];
}

/** Each section that shows an example, as the others in `sections.ts`. */
export const EXAMPLE_KINDS: Record<ExampleSection['kind'], SectionKind> = {
  journey: { label: label((w) => w.blocks.examples.exampleKindsJourney), fields: journey },
  month: { label: label((w) => w.blocks.examples.exampleKindsMonth), fields: month },
  answers: {
    label: label((w) => w.blocks.examples.exampleKindsAnswers),
    fields: answers,
  },
  crossing: {
    label: label((w) => w.blocks.examples.exampleKindsCrossing),
    fields: crossing,
  },
  connections: {
    label: label((w) => w.blocks.examples.exampleKindsConnections),
    fields: connections,
  },
  week: { label: label((w) => w.blocks.examples.exampleKindsWeek), fields: week },
};
