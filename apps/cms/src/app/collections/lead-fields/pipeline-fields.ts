import type { Field, PayloadRequest } from 'payload';
import { deniedToAll, enteredOnce, evidence } from '../../../accounts/access.ts';
import { DAY } from '../../../kit/fields/values.ts';
import type { AdminLabel } from '../../../kit/office-language.ts';
import { CURRENCIES, LEAD_SOURCES, LOSS_REASONS } from '../../../kit/states/states.ts';
import { label, optionsOf, wordsFor } from '../../../kit/words.ts';

const ENTERED = '/inbox/by-hand/entered-fields.tsx';

/** Displays a field as an input while a lead is entered by hand: its page shows it afterwards. */
export function whenEntered(kind: 'Text' | 'Mail' | 'Textarea' | 'Select' | 'Source') {
  return { disableBulkEdit: true, components: { Field: `${ENTERED}#Entered${kind}` } };
}

/** The largest value that a lead can have; a longer number is a typing error. */
const MOST_VALUE = 1_000_000_000;

/** How the lead came in; a lead from a form has `form`. */
export const source: Field = {
  name: 'source',
  label: label((w) => w.records.pipelineFields.source),
  type: 'select',
  defaultValue: 'form',
  options: optionsOf(LEAD_SOURCES, (w) => w.states.leadSources),
  // A lead that a form sent, or that was restored, has its number already.
  filterOptions: ({ data, options }) =>
    options.filter(
      (option) =>
        Boolean(data?.reference) ||
        typeof option === 'string' ||
        !['form', 'restored'].includes(option.value),
    ),
  access: enteredOnce,
  admin: whenEntered('Source'),
};

/** The value of the lead, and the reason why it was lost. */
const outcome: Field[] = [
  {
    name: 'lossReason',
    label: label((w) => w.records.pipelineFields.outcomeLossReason),
    type: 'select',
    options: optionsOf(LOSS_REASONS, (w) => w.states.lossReasons),
    admin: { position: 'sidebar', condition: ({ state }) => state === 'lost' },
  },
  {
    type: 'row',
    admin: { position: 'sidebar' },
    fields: [
      {
        name: 'value',
        label: label((w) => w.records.pipelineFields.outcomeValue),
        type: 'number',
        validate: (value: unknown, { req }: { req: PayloadRequest }) => {
          if (value === null || value === undefined) return true;
          const isAmount = Number.isInteger(value) && Number(value) >= 0;
          return (
            (isAmount && Number(value) <= MOST_VALUE) ||
            wordsFor(req).records.pipelineFields.badValue
          );
        },
        admin: {
          step: 1,
          description: label((w) => w.records.pipelineFields.valueHint),
        },
      },
      {
        name: 'currency',
        label: label((w) => w.records.pipelineFields.outcomeCurrency),
        type: 'select',
        defaultValue: 'PLN',
        options: CURRENCIES.map((value) => ({ value, label: value })),
      },
    ],
  },
  {
    name: 'expectedAt',
    label: label((w) => w.records.pipelineFields.expectedAt),
    type: 'date',
    admin: { position: 'sidebar', date: DAY },
  },
];

/** Words that the list looks for: in the lead, in its notes and in its conversation. */
function writtenField(label: AdminLabel): Field {
  return {
    name: 'written',
    label,
    type: 'text',
    virtual: true,
    access: { ...evidence, update: deniedToAll },
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  };
}

/** Fields of the pipeline of sales, and of the person behind a lead. */
export const pipelineFields: Field[] = [
  ...outcome,
  {
    name: 'mergedInto',
    label: label((w) => w.records.pipelineFields.mergedInto),
    type: 'relationship',
    relationTo: 'leads',
    index: true,
    admin: { hidden: true, disableListColumn: true, disableBulkEdit: true },
  },
  writtenField(label((w) => w.records.pipelineFields.inLeadsNotesAnd)),
];
