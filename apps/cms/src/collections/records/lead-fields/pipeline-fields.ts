import type { Field } from 'payload';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import { inAdminLanguage } from '../../../fields/default-language.ts';
import { CURRENCIES, LEAD_SOURCES, LOSS_REASONS } from '../../../fields/states.ts';
import { deniedToAll, enteredOnce, evidence } from '../../../leads/access.ts';

const ENTERED = '/admin/leads/by-hand/entered-fields.tsx';

/** Displays a field as an input while a lead is entered by hand: its page shows it afterwards. */
export function whenEntered(kind: 'Text' | 'Mail' | 'Textarea' | 'Select' | 'Source') {
  return { disableBulkEdit: true, components: { Field: `${ENTERED}#Entered${kind}` } };
}

/** The largest value that a lead can have; a longer number is a typing error. */
const MOST_VALUE = 1_000_000_000;

const BAD_VALUE: AdminLabel = {
  pl: 'Podaj kwotę od 0 do miliarda, bez groszy.',
  en: 'Give an amount from 0 to a billion, without cents.',
};

/** How the lead came in; a lead from a form has `form`. */
export const source: Field = {
  name: 'source',
  label: { pl: 'Skąd zapytanie', en: 'Came by' },
  type: 'select',
  defaultValue: 'form',
  options: [...LEAD_SOURCES],
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
    label: { pl: 'Dlaczego przegrane', en: 'Why lost' },
    type: 'select',
    options: [...LOSS_REASONS],
    admin: { condition: ({ state }) => state === 'lost' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'value',
        label: { pl: 'Wartość', en: 'Value' },
        type: 'number',
        validate: (value: unknown, { req }: { req: Parameters<typeof inAdminLanguage>[1] }) => {
          if (value === null || value === undefined) return true;
          const isAmount = Number.isInteger(value) && Number(value) >= 0;
          return (isAmount && Number(value) <= MOST_VALUE) || inAdminLanguage(BAD_VALUE, req);
        },
        admin: {
          step: 1,
          description: {
            pl: 'Netto. Puste: z oszacowania, jeśli zapytanie je ma.',
            en: 'Net. Empty: that of the estimate, where there is one.',
          },
        },
      },
      {
        name: 'currency',
        label: { pl: 'Waluta', en: 'Currency' },
        type: 'select',
        defaultValue: 'PLN',
        options: CURRENCIES.map((value) => ({ value, label: value })),
      },
    ],
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
    label: { pl: 'Połączone z', en: 'Merged into' },
    type: 'relationship',
    relationTo: 'leads',
    index: true,
    admin: { hidden: true, disableListColumn: true, disableBulkEdit: true },
  },
  writtenField({
    pl: 'w zapytaniach, notatkach i rozmowach',
    en: 'in leads, notes and conversations',
  }),
];
