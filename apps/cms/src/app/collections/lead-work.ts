import type { Field } from 'payload';
import { deniedToAll } from '../../accounts/access.ts';
import { inTheFuture } from '../../conversation/next-steps.ts';
import { DAY_AND_TIME } from '../../kit/fields/values.ts';
import { LEAD_STATES } from '../../kit/states/states.ts';
import { label, optionsOf } from '../../kit/words.ts';
import { evidenceField, hiddenField } from '../../leads/copies/evidence.ts';

/** The state of the lead and the next steps: at the side; on a phone a bar has them. */
export const steps: Field = {
  name: 'state',
  label: label((w) => w.records.leadWork.stepsState),
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'new',
  options: optionsOf(LEAD_STATES, (w) => w.states.leadStates),
  admin: {
    position: 'sidebar',
    components: {
      Field: '/inbox/steps/state-steps.tsx#StateSteps',
      Cell: '/leads/parts/cells.tsx#StateCell',
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
      date: { ...DAY_AND_TIME, timeIntervals: 15 },
      description: label((w) => w.records.leadWork.nextStepAtHint),
      components: {
        Field: '/leads/parts/cells.tsx#NextStepTime',
        Cell: '/leads/parts/cells.tsx#TimeCell',
        afterInput: ['/leads/parts/next-step.tsx#NextStepDone'],
      },
    },
  },
];

/** The person who works on the lead: below the steps. */
export const owner: Field = {
  name: 'assignee',
  label: label((w) => w.records.leadWork.ownerAssignee),
  type: 'relationship',
  relationTo: 'users',
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    components: { Field: '/inbox/owner/owner-field.tsx#OwnerField' },
  },
};

/** Fields that salespeople fill in. */
export const work: Field[] = [
  {
    name: 'clock',
    label: label((w) => w.records.leadWork.deadline),
    type: 'ui',
    admin: { components: { Cell: '/leads/parts/cells.tsx#DeadlineCell' }, disableBulkEdit: true },
  },
  // Notes from before they had an author each; new ones are rows of their own.
  evidenceField('textarea', 'notes', (w) => w.records.leadWork.workNotes, {
    admin: { rows: 8, condition: ({ notes }) => Boolean(notes) },
  }),
  ...nextStep,
  // When the day begins until which the lead is not in the inbox: conversation/snooze.ts writes it. Without
  // an index of its own: SQLite would count the inbox by it, row by row.
  hiddenField('date', 'snoozedUntil', {
    label: label((w) => w.records.leadWork.snoozedUntil),
    admin: { components: { Cell: '/leads/parts/cells.tsx#TimeCell' } },
  }),
  hiddenField('date', 'firstAnsweredAt', {
    label: label((w) => w.records.leadWork.workFirstAnsweredAt),
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  }),
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

/** What an administrator does when a person asks for their data: last, at the side. */
export const personActions: Field = {
  name: 'person',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/inbox/person-actions.tsx#PersonActions' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
