import type { CollectionConfig, Condition, Field, PayloadRequest } from 'payload';
import {
  administrators,
  deniedToAll,
  evidence,
  ownLeads,
  seesLeads,
} from '../../accounts/access.ts';
import { assignMail, recordUnmatched } from '../../conversation/inbound/assign-mail.ts';
import { mailEndpoints } from '../../conversation/inbound/mail-endpoints.ts';
import { DAY_AND_TIME } from '../../kit/fields/values.ts';
import {
  AUTHENTICITIES,
  AUTOMATIC_MAILS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
} from '../../kit/states/mail-states.ts';
import { label, optionsOf } from '../../kit/words.ts';
import { evidenceField, formType, hiddenField, itsLead } from '../../leads/copies/evidence.ts';
import { sendAgain, wakeWorker } from '../../platform/outbox/send-again.ts';

/** Deletes the files of a message with it: without it they would count as the visitor's. */
async function deleteItsFiles({ id, req }: { id: number | string; req: PayloadRequest }) {
  const where = { message: { equals: id } };
  await req.payload.delete({ collection: 'attachments', where, req });
}

const sidebar = { position: 'sidebar' } as const;

const isReceived: Condition = ({ kind }) => kind === 'received';

const isOutgoing: Condition = ({ kind }) => kind !== 'received';

/** The content of the mail. */
const content: Field[] = [
  evidenceField(
    'text',
    'subject',
    label((w) => w.records.messages.contentSubject),
  ),
  evidenceField(
    'text',
    'sender',
    label((w) => w.records.messages.contentSender),
    {
      index: true,
      admin: {
        condition: isReceived,
        components: { Cell: '/conversation/inbound/sender-parts.tsx#MailSenderCell' },
      },
    },
  ),
  evidenceField(
    'text',
    'recipient',
    label((w) => w.records.messages.contentRecipient),
    { index: true },
  ),
  evidenceField(
    'textarea',
    'text',
    label((w) => w.records.messages.content),
    { admin: { rows: 18, condition: isOutgoing } },
  ),
  hiddenField('textarea', 'html'),
  hiddenField('text', 'replyTo'),
];

const notListed = { disableListColumn: true, disableListFilter: true };

/** Its place in the conversation; for a reply also its author and the words as they were typed. */
const conversation: Field[] = [
  {
    name: 'author',
    label: label((w) => w.records.messages.conversationAuthor),
    type: 'relationship',
    relationTo: 'users',
    access: evidence,
    admin: { ...sidebar, readOnly: true, condition: ({ author }) => Boolean(author) },
  },
  // The editor's own form of the text; html and text are made of it at the first attempt.
  hiddenField('json', 'body', { admin: notListed }),
  // Message-ID without its angle brackets, of a sent or received mail.
  hiddenField('text', 'headerId', { index: true, admin: notListed }),
  // Of a reply and of a received mail: all who get it, as `platform/outbox/mail.ts` says.
  hiddenField('json', 'envelope', { admin: notListed }),
  // The Message-IDs that it refers to, the nearest last, with spaces between them.
  hiddenField('text', 'references', { admin: notListed }),
];

const moment = { ...sidebar, date: DAY_AND_TIME } as const;

/** The progress of sending it. */
const delivery: Field[] = [
  {
    name: 'state',
    label: label((w) => w.records.messages.deliveryState),
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'pending',
    options: optionsOf(MESSAGE_STATES, (w) => w.states.messageStates),
    admin: {
      ...sidebar,
      readOnly: true,
      components: { Cell: '/leads/parts/cells.tsx#StateCell' },
    },
  },
  evidenceField(
    'number',
    'attempts',
    label((w) => w.records.messages.deliveryAttempts),
    { required: true, defaultValue: 0, admin: sidebar },
  ),
  evidenceField(
    'date',
    'sentAt',
    label((w) => w.records.messages.deliverySentAt),
    {
      admin: {
        ...moment,
        condition: ({ sentAt }) => Boolean(sentAt),
        components: { Cell: '/leads/parts/cells.tsx#TimeCell' },
      },
    },
  ),
  evidenceField(
    'date',
    'dueAt',
    label((w) => w.records.messages.deliveryDueAt),
    { index: true, admin: { ...moment, condition: ({ state }) => state === 'pending' } },
  ),
  evidenceField(
    'text',
    'problem',
    label((w) => w.records.messages.deliveryProblem),
    {
      admin: {
        ...sidebar,
        condition: ({ problem }) => Boolean(problem),
        components: { Field: '/conversation/inbound/problem-field.tsx#ProblemField' },
      },
    },
  ),
  hiddenField('date', 'firstDueAt'),
  hiddenField('date', 'claimedAt'),
  hiddenField('text', 'about'),
  hiddenField('text', 'uniqueKey', {
    unique: true,
    admin: { disableListColumn: true, disableListFilter: true },
  }),
  // Not `uniqueKey`: the version before this field treats a message with one as a digest.
  hiddenField('text', 'onceKey', {
    unique: true,
    admin: { disableListColumn: true, disableListFilter: true },
  }),
];

/** Findings of the intake about a received mail. */
const received: Field[] = [
  {
    name: 'received',
    type: 'ui',
    admin: {
      condition: isReceived,
      components: { Field: '/conversation/inbound/received-mail.tsx#ReceivedMail' },
      disableListColumn: true,
    },
  },
  {
    name: 'authenticity',
    label: label((w) => w.records.messages.receivedAuthenticity),
    type: 'select',
    options: optionsOf(AUTHENTICITIES, (w) => w.states.authenticities),
    access: evidence,
    admin: { hidden: true },
  },
  {
    name: 'automatic',
    label: label((w) => w.records.messages.receivedAutomatic),
    type: 'select',
    index: true,
    options: optionsOf(AUTOMATIC_MAILS, (w) => w.states.automaticMails),
    // Without a document: whether the form for many messages offers it.
    access: { create: deniedToAll, update: ({ doc }) => !doc || doc.kind === 'received' },
    admin: {
      ...sidebar,
      // The form for many messages knows the kind of none.
      condition: ({ kind }) => kind === undefined || kind === 'received',
      description: label((w) => w.records.messages.automaticHint),
    },
  },
  // Values of MAIL_REMARKS with spaces between them.
  hiddenField('text', 'remarks'),
];

/**
 * The conversation of each lead, and its outbox: one row per mail. Mails that a lead causes are
 * written in its own transaction, a reply by the endpoints of its form; those that arrive may have no
 * lead yet.
 */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: {
    singular: label((w) => w.records.messages.singular),
    plural: label((w) => w.records.messages.plural),
  },
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'kind', 'sender', 'recipient', 'state', 'sentAt'],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    components: { Description: '/conversation/inbound/message-tabs.tsx#MessageTabs' },
    hidden: ({ user }) => !seesLeads(user),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: deniedToAll, read: ownLeads, update: ownLeads, delete: administrators },
  endpoints: mailEndpoints,
  hooks: {
    beforeChange: [sendAgain, assignMail],
    afterChange: [wakeWorker],
    beforeDelete: [deleteItsFiles],
    afterDelete: [recordUnmatched],
  },
  fields: [
    itsLead({
      access: {
        create: deniedToAll,
        // A mail that came from outside is put into the right lead by hand.
        update: ({ doc }) => doc?.kind === 'received',
      },
      admin: { ...sidebar, allowCreate: false, allowEdit: false },
    }),
    {
      name: 'kind',
      label: label((w) => w.records.messages.kind),
      type: 'select',
      required: true,
      options: optionsOf(MESSAGE_KINDS, (w) => w.states.messageKinds),
      access: evidence,
      admin: { ...sidebar, readOnly: true },
    },
    formType(),
    ...received,
    ...content,
    ...conversation,
    ...delivery,
    {
      name: 'sendAgain',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/leads/parts/send-again.tsx#SendAgainButton' },
        disableListColumn: true,
      },
    },
  ],
};
