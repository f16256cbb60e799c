import type { Field } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { LEAD_STATES } from '../../fields/states.ts';
import { deniedToAll, evidence } from '../../leads/access.ts';
import { inTheFuture } from '../../leads/conversation/next-steps.ts';

const DEADLINE: AdminLabel = { pl: 'Odpowiedź', en: 'Answer' };

/** The state of the lead and the next steps: at the top, on a phone too. */
export const steps: Field = {
  name: 'state',
  label: { pl: 'Stan', en: 'State' },
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'new',
  options: [...LEAD_STATES],
  admin: {
    components: {
      Field: '/admin/leads/steps/state-steps.tsx#StateSteps',
      Cell: '/admin/leads/cells.tsx#StateCell',
    },
  },
};

/** The next task and its time; a reminder is sent at that time. */
const nextStep: Field[] = [
  {
    name: 'nextStep',
    label: { pl: 'Następny krok', en: 'Next step' },
    type: 'text',
    maxLength: 200,
    admin: {
      position: 'sidebar',
      placeholder: {
        pl: 'na przykład: zadzwonić z wyceną',
        en: 'for example: call with the quote',
      },
    },
  },
  {
    name: 'nextStepAt',
    label: { pl: 'Termin następnego kroku', en: 'Time of the next step' },
    type: 'date',
    index: true,
    validate: inTheFuture,
    admin: {
      position: 'sidebar',
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'd MMM yyyy, HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
      description: {
        pl: 'O tej porze opiekun dostanie przypomnienie.',
        en: 'The assignee gets a reminder at this time.',
      },
      components: {
        Field: '/admin/leads/steps/next-step-time.tsx#NextStepTime',
        Cell: '/admin/leads/cells.tsx#TimeCell',
        afterInput: ['/admin/leads/next-step-done.tsx#NextStepDone'],
      },
    },
  },
];

/** The person who works on the lead: below the steps, on a phone too. */
export const owner: Field = {
  name: 'assignee',
  label: { pl: 'Opiekun', en: 'Assigned to' },
  type: 'relationship',
  relationTo: 'users',
  admin: {
    allowCreate: false,
    allowEdit: false,
    components: { Field: '/admin/leads/owner/owner-field.tsx#OwnerField' },
  },
};

/** Fields that salespeople fill in. */
export const work: Field[] = [
  {
    name: 'clock',
    label: DEADLINE,
    type: 'ui',
    admin: { components: { Cell: '/admin/leads/cells.tsx#DeadlineCell' }, disableBulkEdit: true },
  },
  {
    name: 'person',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/admin/leads/person-actions.tsx#PersonActions' },
      disableBulkEdit: true,
      disableListColumn: true,
    },
  },
  {
    // Notes from before they had an author each; new ones are rows of their own.
    name: 'notes',
    label: { pl: 'Wcześniejsze notatki', en: 'Earlier notes' },
    type: 'textarea',
    access: evidence,
    admin: { rows: 8, readOnly: true, condition: ({ notes }) => Boolean(notes) },
  },
  ...nextStep,
  {
    name: 'firstAnsweredAt',
    label: { pl: 'Pierwsza odpowiedź', en: 'First answered' },
    type: 'date',
    access: evidence,
    admin: { hidden: true, date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    // A person says that the sender was answered by telephone, or from another mailbox. Not stored.
    name: 'answeredElsewhere',
    type: 'checkbox',
    virtual: true,
    access: { create: deniedToAll },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
];
