import type { CollectionConfig, Field } from 'payload';
import { DELIVERY_STATES } from '../../fields/delivery-states.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { deniedToAll, evidence, managesChannels } from '../../leads/access.ts';
import { DELIVERY_PROBLEMS } from '../../leads/events/delivery-problems.ts';
import { LEAD_EVENT_LABELS } from '../../leads/events/lead-events.ts';
import { sendAgain, wakeWorker } from '../../outbox/send-again.ts';
import { evidenceField, hiddenField } from './evidence.ts';

const sidebar = { position: 'sidebar' } as const;
const moment = {
  ...sidebar,
  components: { Cell: '/admin/leads/cells.tsx#TimeCell' },
} as const;

const TRIAL = { pl: 'Próba', en: 'Trial' };

/** Receiver and subject of a delivery. */
const subject: Field[] = [
  {
    name: 'event',
    label: { pl: 'Zdarzenie', en: 'Event' },
    type: 'select',
    required: true,
    options: [
      ...Object.entries(LEAD_EVENT_LABELS).map(([value, label]) => ({ value, label })),
      { value: 'test', label: TRIAL },
    ],
    access: evidence,
    admin: { readOnly: true },
  },
  {
    name: 'kind',
    label: { pl: 'Sposób', en: 'Way' },
    type: 'select',
    required: true,
    options: [
      { value: 'push', label: { pl: 'Powiadomienie', en: 'Notification' } },
      { value: 'webhook', label: 'Webhook' },
    ],
    access: evidence,
    admin: { ...sidebar, readOnly: true },
  },
  evidenceField('text', 'target', { pl: 'Odbiorca', en: 'Receiver' }),
  {
    name: 'lead',
    label: { pl: 'Zapytanie', en: 'Lead' },
    type: 'relationship',
    relationTo: 'leads',
    index: true,
    access: evidence,
    admin: { readOnly: true, condition: ({ lead }) => Boolean(lead) },
  },
  // Both are hidden: the receiver's name stays when one of them is deleted.
  ...(['webhook', 'device'] as const).map(
    (name): Field => ({
      name,
      type: 'relationship',
      relationTo: name === 'webhook' ? 'webhooks' : 'push-devices',
      index: true,
      access: evidence,
      admin: { hidden: true },
    }),
  ),
];

/** The sent content, and the receiver's answer. */
const conversation: Field[] = [
  evidenceField(
    'textarea',
    'payload',
    { pl: 'Wysłana treść', en: 'What was sent' },
    { admin: { rows: 8, condition: ({ payload }) => Boolean(payload) } },
  ),
  evidenceField('number', 'answerStatus', { pl: 'Kod odpowiedzi', en: 'Status of the answer' }),
  evidenceField(
    'textarea',
    'answer',
    { pl: 'Odpowiedź odbiorcy', en: 'Answer of the receiver' },
    { admin: { rows: 4, condition: ({ answer }) => Boolean(answer) } },
  ),
  {
    name: 'problem',
    label: { pl: 'Dlaczego nie', en: 'Why not' },
    type: 'select',
    options: Object.entries(DELIVERY_PROBLEMS).map(([value, label]) => ({ value, label })),
    access: evidence,
    admin: { readOnly: true, condition: ({ problem }) => Boolean(problem) },
  },
];

/** The progress of sending it. */
const progress: Field[] = [
  {
    name: 'state',
    label: { pl: 'Stan', en: 'State' },
    type: 'select',
    required: true,
    defaultValue: 'pending',
    options: [...DELIVERY_STATES],
    admin: {
      ...sidebar,
      readOnly: true,
      components: { Cell: '/admin/leads/channels/cells.tsx#DeliveryStateCell' },
    },
  },
  evidenceField(
    'number',
    'attempts',
    { pl: 'Próby', en: 'Attempts' },
    { required: true, defaultValue: 0, admin: sidebar },
  ),
  evidenceField(
    'date',
    'happenedAt',
    { pl: 'Kiedy się stało', en: 'When it happened' },
    { admin: moment },
  ),
  evidenceField(
    'date',
    'sentAt',
    { pl: 'Doręczono', en: 'Delivered' },
    { admin: { ...moment, condition: ({ sentAt }) => Boolean(sentAt) } },
  ),
  evidenceField(
    'date',
    'dueAt',
    { pl: 'Następna próba', en: 'Next attempt' },
    { admin: { ...moment, condition: ({ state }) => state === 'pending' } },
  ),
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
      components: { Field: '/admin/leads/channels/deliver-again.tsx#DeliverAgain' },
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
  labels: {
    singular: { pl: 'Doręczenie', en: 'Delivery' },
    plural: { pl: 'Doręczenia', en: 'Deliveries' },
  },
  admin: {
    group: MENU_GROUPS.system,
    useAsTitle: 'target',
    defaultColumns: ['event', 'target', 'state', 'answerStatus', 'attempts', 'happenedAt'],
    listSearchableFields: ['target'],
    pagination: { defaultLimit: 25 },
    description: {
      pl: 'Co system wysłał do innych programów i na urządzenia pracowników, i co odpowiedzieli odbiorcy.',
      en: 'What was sent to other programs and to the devices of staff, and what the receivers answered.',
    },
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
