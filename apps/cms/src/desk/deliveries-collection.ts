import type { CollectionConfig, Field } from 'payload';
import { deniedToAll, forProgram, managesChannels } from '../accounts/access.ts';
import { DELIVERY_STATES } from '../kit/states/states.ts';
import { label, oneAndMany, optionsIn, optionsOf } from '../kit/words.ts';
import { evidenceField, hiddenField } from '../leads/copies/evidence.ts';
import { sendAgain, wakeWorker } from '../platform/outbox/send-again.ts';

const sidebar = { position: 'sidebar' } as const;
const moment = {
  ...sidebar,
  components: { Cell: '/leads/parts/cells.tsx#TimeCell' },
} as const;

/** Receiver and subject of a delivery. */
const subject: Field[] = [
  evidenceField('select', 'event', (w) => w.records.deliveries.subjectEvent, {
    required: true,
    options: [
      ...optionsIn((w) => w.leadRules.events),
      { value: 'test', label: label((w) => w.records.deliveries.trial) },
    ],
  }),
  evidenceField('select', 'kind', (w) => w.records.deliveries.subjectKind, {
    required: true,
    options: [
      { value: 'push', label: label((w) => w.records.deliveries.kindPush) },
      { value: 'webhook', label: 'Webhook' },
    ],
    admin: sidebar,
  }),
  evidenceField('text', 'target', (w) => w.records.deliveries.subjectTarget),
  evidenceField('relationship', 'lead', (w) => w.records.deliveries.subjectLead, {
    relationTo: 'leads',
    index: true,
    admin: { condition: ({ lead }) => Boolean(lead) },
  }),
  // Both are hidden: the receiver's name stays when one of them is deleted.
  hiddenField('relationship', 'webhook', { relationTo: 'webhooks', index: true }),
  hiddenField('relationship', 'device', { relationTo: 'push-devices', index: true }),
];

/** The sent content, and the receiver's answer. */
const conversation: Field[] = [
  evidenceField('textarea', 'payload', (w) => w.records.deliveries.conversationPayload, {
    admin: { rows: 8, condition: ({ payload }) => Boolean(payload) },
  }),
  evidenceField('number', 'answerStatus', (w) => w.records.deliveries.conversationAnswerStatus),
  evidenceField('textarea', 'answer', (w) => w.records.deliveries.conversationAnswer, {
    admin: { rows: 4, condition: ({ answer }) => Boolean(answer) },
  }),
  evidenceField('select', 'problem', (w) => w.records.deliveries.conversationProblem, {
    options: optionsIn((w) => w.leads.deliveryProblems),
    admin: { condition: ({ problem }) => Boolean(problem) },
  }),
];

/** The progress of sending it. */
const progress: Field[] = [
  {
    name: 'state',
    label: label((w) => w.records.deliveries.progressState),
    type: 'select',
    required: true,
    defaultValue: 'pending',
    options: optionsOf(DELIVERY_STATES, (w) => w.states.deliveryStates),
    admin: {
      ...sidebar,
      readOnly: true,
      components: { Cell: '/leads/parts/cells.tsx#DeliveryStateCell' },
    },
  },
  evidenceField('number', 'attempts', (w) => w.records.deliveries.progressAttempts, {
    required: true,
    defaultValue: 0,
    admin: sidebar,
  }),
  evidenceField('date', 'happenedAt', (w) => w.records.deliveries.progressHappenedAt, {
    admin: moment,
  }),
  evidenceField('date', 'sentAt', (w) => w.records.deliveries.progressSentAt, {
    admin: { ...moment, condition: ({ sentAt }) => Boolean(sentAt) },
  }),
  evidenceField('date', 'dueAt', (w) => w.records.deliveries.progressDueAt, {
    admin: { ...moment, condition: ({ state }) => state === 'pending' },
  }),
  hiddenField('date', 'firstDueAt'),
  hiddenField('date', 'claimedAt'),
  hiddenField('text', 'uniqueKey', {
    unique: true,
    admin: { disableListColumn: true, disableListFilter: true },
  }),
  {
    name: 'sendAgain',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/leads/parts/send-again.tsx#DeliverAgain' },
      disableListColumn: true,
    },
  },
];

/**
 * Events that are sent to other programs (webhooks) and to devices of staff (Web Push): one row for
 * each event and receiver, written in the transaction of the event.
 */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: oneAndMany((w) => w.records.deliveries),
  admin: {
    group: label((w) => w.menu.system),
    useAsTitle: 'target',
    defaultColumns: ['event', 'target', 'state', 'answerStatus', 'attempts', 'happenedAt'],
    listSearchableFields: ['target'],
    pagination: { defaultLimit: 25 },
    description: label((w) => w.records.deliveries.whatWasSentToHint),
    hideAPIURL: true,
    hidden: ({ user }) => !managesChannels({ req: { user } }),
  },
  defaultSort: '-id',
  disableDuplicate: true,
  lockDocuments: false,
  access: {
    create: deniedToAll,
    read: managesChannels,
    update: managesChannels,
    delete: deniedToAll,
  },
  hooks: { beforeChange: [sendAgain], afterChange: [wakeWorker] },
  // The worker queries rows that are due, and rows that have to be sent before them.
  indexes: [{ fields: ['kind', 'state', 'dueAt'] }, { fields: ['webhook', 'lead', 'state'] }],
  fields: [...subject, ...conversation, ...progress],
};

/**
 * Browsers that show notifications: where their push service takes them, and the keys by which only
 * this browser reads them. No person reads or changes rows but by leads/events/push-endpoints.ts,
 * each for their own account.
 */
export const pushDevices: CollectionConfig = {
  ...forProgram,
  slug: 'push-devices',
  fields: [
    // Empty once a version that does not know this table has deleted the account.
    { name: 'account', type: 'relationship', relationTo: 'users', index: true },
    { name: 'endpoint', type: 'text', required: true, unique: true },
    { name: 'p256dh', type: 'text', required: true },
    { name: 'auth', type: 'text', required: true },
    // The language of the back office there.
    { name: 'language', type: 'text', required: true },
    // Browser and system, where they are known.
    { name: 'browser', type: 'text' },
    { name: 'usedAt', type: 'date' },
    // Id of the session that was opened there last: with it the notifications end. Empty in rows of
    // an earlier version, until the next sign-in.
    { name: 'session', type: 'text', index: true },
  ],
};
