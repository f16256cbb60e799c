import type { Field } from 'payload';
import { LEAD_STATES } from '../../fields/states.ts';
import { label, optionsOf } from '../../kit/words.ts';
import { deniedToAll, evidence } from '../../leads/access.ts';
import { inTheFuture } from '../../leads/conversation/next-steps.ts';

/** The state of the lead and the next steps: at the top, on a phone too. */
export const steps: Field = {
  name: 'state',
  label: label((w) => w.records.leadWork.stepsState),
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'new',
  options: optionsOf(LEAD_STATES, (w) => w.states.leadStates),
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
    label: label((w) => w.records.leadWork.nextStep),
    type: 'text',
    maxLength: 200,
    admin: {
      position: 'sidebar',
      placeholder: label((w) => w.records.leadWork.nextStepPlaceholder),
    },
  },
  {
    name: 'nextStepAt',
    label: label((w) => w.records.leadWork.nextStepNextStepAt),
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
      description: label((w) => w.records.leadWork.nextStepAtHint),
      components: {
        Field: '/admin/leads/steps/next-step-time.tsx#NextStepTime',
        Cell: '/admin/leads/cells.tsx#TimeCell',
        afterInput: ['/admin/leads/steps/next-step.tsx#NextStepDone'],
      },
    },
  },
];

/** The person who works on the lead: below the steps, on a phone too. */
export const owner: Field = {
  name: 'assignee',
  label: label((w) => w.records.leadWork.ownerAssignee),
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
    label: label((w) => w.records.leadWork.deadline),
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
    label: label((w) => w.records.leadWork.workNotes),
    type: 'textarea',
    access: evidence,
    admin: { rows: 8, readOnly: true, condition: ({ notes }) => Boolean(notes) },
  },
  ...nextStep,
  {
    name: 'firstAnsweredAt',
    label: label((w) => w.records.leadWork.workFirstAnsweredAt),
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
