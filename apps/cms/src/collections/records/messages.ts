import type { CollectionConfig, Condition, Field, PayloadRequest } from 'payload';
import {
  AUTHENTICITIES,
  AUTOMATIC_MAILS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
} from '../../fields/mail-states.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { DAY_AND_TIME } from '../../fields/values.ts';
import { assignMail, recordUnmatched } from '../../intake/inbound/assign-mail.ts';
import { mailEndpoints } from '../../intake/inbound/mail-endpoints.ts';
import { administrators, deniedToAll, evidence, ownLeads, seesLeads } from '../../leads/access.ts';
import { sendAgain, wakeWorker } from '../../outbox/send-again.ts';
import { evidenceField, formType, hiddenField, itsLead } from './evidence.ts';

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
  evidenceField('text', 'subject', { pl: 'Temat', en: 'Subject' }),
  evidenceField(
    'text',
    'sender',
    { pl: 'Od', en: 'From' },
    { index: true, admin: { condition: isReceived } },
  ),
  evidenceField('text', 'recipient', { pl: 'Do', en: 'To' }, { index: true }),
  evidenceField(
    'textarea',
    'text',
    { pl: 'Treść', en: 'Text' },
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
    label: { pl: 'Kto napisał', en: 'Written by' },
    type: 'relationship',
    relationTo: 'users',
    access: evidence,
    admin: { ...sidebar, readOnly: true, condition: ({ author }) => Boolean(author) },
  },
  // The editor's own form of the text; html and text are made of it at the first attempt.
  hiddenField('json', 'body', { admin: notListed }),
  // Message-ID without its angle brackets, of a sent or received mail.
  hiddenField('text', 'headerId', { index: true, admin: notListed }),
  // The Message-IDs that it refers to, the nearest last, with spaces between them.
  hiddenField('text', 'references', { admin: notListed }),
];

const moment = { ...sidebar, date: DAY_AND_TIME } as const;

/** The progress of sending it. */
const delivery: Field[] = [
  {
    name: 'state',
    label: { pl: 'Stan', en: 'State' },
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'pending',
    options: [...MESSAGE_STATES],
    admin: {
      ...sidebar,
      readOnly: true,
      components: { Cell: '/admin/leads/cells.tsx#StateCell' },
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
    'sentAt',
    { pl: 'Kiedy', en: 'When' },
    {
      admin: {
        ...moment,
        condition: ({ sentAt }) => Boolean(sentAt),
        components: { Cell: '/admin/leads/cells.tsx#TimeCell' },
      },
    },
  ),
  evidenceField(
    'date',
    'dueAt',
    { pl: 'Następna próba', en: 'Next attempt' },
    { index: true, admin: { ...moment, condition: ({ state }) => state === 'pending' } },
  ),
  evidenceField(
    'text',
    'problem',
    { pl: 'Dlaczego nie', en: 'Why not' },
    {
      admin: {
        ...sidebar,
        condition: ({ problem }) => Boolean(problem),
        components: { Field: '/admin/messages/problem-field.tsx#ProblemField' },
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
      components: { Field: '/admin/messages/received-mail.tsx#ReceivedMail' },
      disableListColumn: true,
    },
  },
  {
    name: 'authenticity',
    label: { pl: 'Nadawca', en: 'Sender' },
    type: 'select',
    options: [...AUTHENTICITIES],
    access: evidence,
    admin: { hidden: true },
  },
  {
    name: 'automatic',
    label: { pl: 'Nie od osoby', en: 'Not from a person' },
    type: 'select',
    index: true,
    options: [...AUTOMATIC_MAILS],
    // Without a document: whether the form for many messages offers it.
    access: { create: deniedToAll, update: ({ doc }) => !doc || doc.kind === 'received' },
    admin: {
      ...sidebar,
      // The form for many messages knows the kind of none.
      condition: ({ kind }) => kind === undefined || kind === 'received',
      description: {
        pl: 'Puste: napisała osoba. Spam jest w widoku „Spam”, a nie wśród wiadomości bez zapytania.',
        en: 'Empty: a person wrote it. Spam is in the view “Spam”, not with the messages without a lead.',
      },
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
    singular: { pl: 'Wiadomość', en: 'Message' },
    plural: { pl: 'Wiadomości', en: 'Messages' },
  },
  admin: {
    group: MENU_GROUPS.leads,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'kind', 'sender', 'recipient', 'state', 'sentAt'],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    components: { Description: '/admin/messages/message-tabs.tsx#MessageTabs' },
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
      label: { pl: 'Rodzaj', en: 'Kind' },
      type: 'select',
      required: true,
      options: [...MESSAGE_KINDS],
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
        components: { Field: '/admin/messages/send-again-button.tsx#SendAgainButton' },
        disableListColumn: true,
      },
    },
  ],
};
