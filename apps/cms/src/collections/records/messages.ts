import { FORM_TYPES } from '@osnowa/contract';
import type { CollectionConfig, Field } from 'payload';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { FORM_LABELS, MESSAGE_KINDS, MESSAGE_STATES } from '../../fields/states.ts';
import { administrators, deniedToAll, evidence, ownLeads, seesLeads } from '../../leads/access.ts';
import { sendAgain, wakeWorker } from '../../outbox/send-again.ts';

const readOnly = { readOnly: true } as const;

/** The content of the mail. */
const content: Field[] = [
  {
    name: 'subject',
    label: { pl: 'Temat', en: 'Subject' },
    type: 'text',
    access: evidence,
    admin: readOnly,
  },
  {
    name: 'recipient',
    label: { pl: 'Do', en: 'To' },
    type: 'text',
    index: true,
    access: evidence,
    admin: readOnly,
  },
  {
    name: 'text',
    label: { pl: 'Treść', en: 'Text' },
    type: 'textarea',
    access: evidence,
    admin: { ...readOnly, rows: 18 },
  },
  { name: 'html', type: 'textarea', access: evidence, admin: { hidden: true } },
  { name: 'replyTo', type: 'text', access: evidence, admin: { hidden: true } },
];

const moment = {
  position: 'sidebar',
  ...readOnly,
  date: { pickerAppearance: 'dayAndTime' },
} as const;

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
      position: 'sidebar',
      ...readOnly,
      components: { Cell: '/admin/leads/cells.tsx#StateCell' },
    },
  },
  {
    name: 'attempts',
    label: { pl: 'Próby', en: 'Attempts' },
    type: 'number',
    required: true,
    defaultValue: 0,
    access: evidence,
    admin: { position: 'sidebar', ...readOnly },
  },
  {
    name: 'sentAt',
    label: { pl: 'Kiedy', en: 'When' },
    type: 'date',
    access: evidence,
    admin: {
      ...moment,
      condition: ({ sentAt }) => Boolean(sentAt),
      components: { Cell: '/admin/leads/cells.tsx#TimeCell' },
    },
  },
  {
    name: 'dueAt',
    label: { pl: 'Następna próba', en: 'Next attempt' },
    type: 'date',
    index: true,
    access: evidence,
    admin: { ...moment, condition: ({ state }) => state === 'pending' },
  },
  {
    name: 'problem',
    label: { pl: 'Dlaczego nie', en: 'Why not' },
    type: 'text',
    access: evidence,
    admin: { position: 'sidebar', ...readOnly, condition: ({ problem }) => Boolean(problem) },
  },
  { name: 'firstDueAt', type: 'date', access: evidence, admin: { hidden: true } },
  { name: 'claimedAt', type: 'date', access: evidence, admin: { hidden: true } },
  {
    name: 'uniqueKey',
    type: 'text',
    unique: true,
    access: evidence,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
];

/** The outbox: one row per mail that a lead causes. Written in the lead's own transaction. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: {
    singular: { pl: 'Wiadomość', en: 'Message' },
    plural: { pl: 'Wiadomości', en: 'Messages' },
  },
  admin: {
    group: MENU_GROUPS.leads,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'kind', 'recipient', 'state', 'attempts', 'sentAt'],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    components: { Description: '/admin/messages/message-tabs.tsx#MessageTabs' },
    hidden: ({ user }) => !seesLeads(user),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: deniedToAll, read: ownLeads, update: ownLeads, delete: administrators },
  hooks: { beforeChange: [sendAgain], afterChange: [wakeWorker] },
  fields: [
    {
      name: 'lead',
      label: { pl: 'Zapytanie', en: 'Lead' },
      type: 'relationship',
      relationTo: 'leads',
      required: true,
      index: true,
      access: evidence,
      admin: { position: 'sidebar', ...readOnly },
    },
    {
      name: 'kind',
      label: { pl: 'Rodzaj', en: 'Kind' },
      type: 'select',
      required: true,
      options: [...MESSAGE_KINDS],
      access: evidence,
      admin: { position: 'sidebar', ...readOnly },
    },
    {
      name: 'formType',
      label: { pl: 'Formularz', en: 'Form' },
      type: 'select',
      required: true,
      options: FORM_TYPES.map((value) => ({ value, label: FORM_LABELS[value] })),
      access: evidence,
      admin: { hidden: true },
    },
    ...content,
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
