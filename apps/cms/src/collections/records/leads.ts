import { FORM_TOPICS, LOCALES } from '@osnowa/contract';
import type { CollectionConfig, Field, PayloadRequest, TextField } from 'payload';
import { recordDeletion } from '../../access/audit.ts';
import { replyEndpoints } from '../../admin/leads/answer/endpoints.ts';
import { exportLeads } from '../../admin/leads/export.ts';
import { leadFeed } from '../../admin/leads/feed.ts';
import { inboxFilter } from '../../admin/leads/inbox-filter.ts';
import { personEndpoints } from '../../admin/leads/privacy-endpoints.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { TOPIC_LABELS, VERIFICATIONS } from '../../fields/states.ts';
import { administrators, deniedToAll, evidence, ownLeads, seesLeads } from '../../leads/access.ts';
import { deleteItsCopy } from '../../leads/copies/copy-jobs.ts';
import { announceChanges } from '../../leads/happenings/announce-changes.ts';
import { keepWorkflow } from '../../leads/workflow.ts';
import { conversation } from './conversation-fields.ts';
import { formType } from './evidence.ts';
import { steps, work } from './lead-work.ts';

/**
 * A line that came with the lead: the lead's page shows it; this field makes it searchable,
 * sortable and exportable.
 */
function evidenceLine(name: string, label: AdminLabel, more: Partial<TextField> = {}): Field {
  const admin = { hidden: true, readOnly: true, ...more.admin };
  return { name, label, ...more, type: 'text', access: evidence, admin } as TextField;
}

/** The visitor's own text. */
const writtenByVisitor: Field[] = [
  evidenceLine(
    'reference',
    { pl: 'Numer', en: 'Reference' },
    { required: true, unique: true, index: true },
  ),
  formType(true),
  {
    name: 'topic',
    label: { pl: 'Temat', en: 'Topic' },
    type: 'select',
    required: true,
    options: FORM_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
    access: evidence,
    admin: { hidden: true },
  },
  evidenceLine(
    'fullName',
    { pl: 'Imię i nazwisko', en: 'Name' },
    { admin: { components: { Cell: '/admin/leads/cells.tsx#SenderCell' } } },
  ),
  evidenceLine('companyName', { pl: 'Firma', en: 'Company' }),
  evidenceLine('mail', { pl: 'E-mail', en: 'Email' }, { required: true, index: true }),
  evidenceLine('phoneNumber', { pl: 'Telefon', en: 'Phone' }),
  evidenceLine('phoneNormalised', {
    pl: 'Telefon (E.164)',
    en: 'Phone (E.164)',
  }),
  {
    name: 'message',
    label: { pl: 'Wiadomość', en: 'Message' },
    type: 'textarea',
    access: evidence,
    admin: { hidden: true },
  },
  {
    name: 'estimate',
    label: { pl: 'Szacunek', en: 'Estimate' },
    type: 'relationship',
    relationTo: 'estimates',
    access: evidence,
    admin: { hidden: true },
  },
  ...(['details', 'extra'] as const).map(
    (name): Field => ({
      name,
      label: { pl: 'Pola dodatkowe', en: 'Further fields' },
      type: 'json',
      access: evidence,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    }),
  ),
];

/** The origin of the lead, and the sender's consents. */
const origin: Field[] = [
  {
    name: 'locale',
    label: { pl: 'Język', en: 'Language' },
    type: 'select',
    required: true,
    options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
    access: evidence,
    admin: { hidden: true },
  },
  evidenceLine('page', { pl: 'Strona', en: 'Page' }),
  evidenceLine('referrer', { pl: 'Skąd', en: 'Referrer' }),
  evidenceLine('campaign', { pl: 'Kampania', en: 'Campaign' }),
  {
    name: 'consent',
    label: { pl: 'Zgoda', en: 'Consent' },
    type: 'group',
    access: evidence,
    admin: { hidden: true },
    fields: [
      { name: 'clause', type: 'textarea' },
      { name: 'version', type: 'text' },
      { name: 'hash', type: 'text' },
      { name: 'acceptedAt', type: 'date' },
      { name: 'locale', type: 'text' },
      { name: 'form', type: 'text' },
      { name: 'page', type: 'text' },
      { name: 'withdrawnAt', type: 'date' },
    ],
  },
  {
    name: 'keptUntil',
    label: { pl: 'Przechowywane do', en: 'Kept until' },
    type: 'date',
    access: evidence,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ keptUntil }) => Boolean(keptUntil),
    },
  },
  {
    name: 'verification',
    label: { pl: 'Weryfikacja', en: 'Verification' },
    type: 'select',
    required: true,
    defaultValue: 'none',
    options: [...VERIFICATIONS],
    access: evidence,
    admin: { hidden: true },
  },
  {
    name: 'flags',
    label: { pl: 'Uwagi', en: 'Flags' },
    type: 'json',
    access: evidence,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  evidenceLine('clientAddress', { pl: 'Sieć', en: 'Network' }),
  evidenceLine(
    'idempotencyKey',
    { pl: 'Klucz', en: 'Key' },
    { unique: true, index: true, admin: { disableListColumn: true, disableListFilter: true } },
  ),
  evidenceLine(
    'contentHash',
    { pl: 'Odcisk treści', en: 'Content hash' },
    { required: true, admin: { disableListColumn: true, disableListFilter: true } },
  ),
];

/** Deletes the mails, files and notes of the lead, and what was sent to others of it, with it. */
async function deleteWhatIsItsOwn({ id, req }: { id: number | string; req: PayloadRequest }) {
  const where = { lead: { equals: id } };
  await req.payload.delete({ collection: 'messages', where, req });
  await req.payload.delete({ collection: 'attachments', where, req });
  await req.payload.delete({ collection: 'lead-notes', where, req });
  await req.payload.db.deleteMany({ collection: 'deliveries', where, req });
}

/** Leads: visitors' requests and their progress. Only the intake creates them. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: {
    singular: { pl: 'Zapytanie', en: 'Lead' },
    plural: { pl: 'Zapytania', en: 'Leads' },
  },
  admin: {
    group: MENU_GROUPS.leads,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'fullName', 'topic', 'state', 'clock', 'assignee', 'createdAt'],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    components: { Description: '/admin/leads/inbox-tabs.tsx#InboxTabs' },
    listSearchableFields: [
      'reference',
      'fullName',
      'companyName',
      'mail',
      'phoneNormalised',
      'message',
    ],
    baseFilter: inboxFilter,
    hidden: ({ user }) => !seesLeads(user),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: deniedToAll, read: ownLeads, update: ownLeads, delete: administrators },
  endpoints: [
    { path: '/export', method: 'get', handler: exportLeads },
    { path: '/feed', method: 'get', handler: leadFeed },
    ...personEndpoints,
    ...replyEndpoints,
  ],
  hooks: {
    beforeChange: [keepWorkflow],
    afterChange: [announceChanges],
    beforeDelete: [deleteWhatIsItsOwn],
    afterDelete: [recordDeletion, deleteItsCopy],
  },
  // The inbox asks for one state, newest first, within the forms that the person may see.
  indexes: [{ fields: ['state', 'createdAt'] }, { fields: ['formType', 'state', 'createdAt'] }],
  fields: [
    steps,
    {
      name: 'leadView',
      type: 'ui',
      admin: {
        components: { Field: '/admin/leads/lead-view/lead-view.tsx#LeadView' },
        disableListColumn: true,
      },
    },
    ...work,
    ...conversation,
    ...writtenByVisitor,
    ...origin,
    {
      name: 'createdAt',
      label: { pl: 'Otrzymano', en: 'Received' },
      type: 'date',
      index: true,
      admin: {
        hidden: true,
        disableBulkEdit: true,
        components: { Cell: '/admin/leads/cells.tsx#TimeCell' },
      },
    },
  ],
};
