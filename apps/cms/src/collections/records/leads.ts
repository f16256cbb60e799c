import { isMail, trimmedMail } from '@osnowa/contract';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordDeletion } from '../../access/audit.ts';
import { hasRole } from '../../access/roles.ts';
import { replyEndpoints } from '../../admin/leads/answer/endpoints.ts';
import { enterLead, notifyOfEntered } from '../../admin/leads/by-hand/enter-lead.ts';
import { exportLeads } from '../../admin/leads/export.ts';
import { leadFeed } from '../../admin/leads/feed.ts';
import { inboxFilter } from '../../admin/leads/inbox-filter.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { label } from '../../kit/words.ts';
import { administrators, entersLeads, evidence, ownLeads, seesLeads } from '../../leads/access.ts';
import { notifyOfDeleted } from '../../leads/calls/messages-about.ts';
import { deleteItsCopy } from '../../leads/copies/copy-jobs.ts';
import { recordNoted, transactionOf } from '../../leads/events/noted-events.ts';
import { notifyNewOwner } from '../../leads/management/round-robin/notify-new-owner.ts';
import { keepMerge, separateFrom } from '../../leads/people/merge.ts';
import { findMeant } from '../../leads/search/written.ts';
import { keepWorkflow } from '../../leads/workflow.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';
import { origin, writtenByVisitor } from './lead-fields/lead-facts.ts';
import { pipelineFields, source } from './lead-fields/pipeline-fields.ts';
import { owner, steps, work } from './lead-work.ts';

/** State of the mails of a lead; no person types it. */
const conversation: Field[] = [
  {
    // Since when a visitor's mail waits for an answer; empty once the lead is answered or closed.
    name: 'clientWroteAt',
    label: label((w) => w.records.leads.conversationClientWroteAt),
    type: 'date',
    index: true,
    access: evidence,
    admin: { hidden: true, components: { Cell: '/admin/leads/cells.tsx#TimeCell' } },
  },
];

/** Deletes a lead's mails, files, notes, events, call and deliveries; separates leads merged into it. */
async function deleteWhatIsItsOwn({ id, req }: { id: number | string; req: PayloadRequest }) {
  const where = { lead: { equals: id } };
  await req.payload.delete({ collection: 'messages', where, req });
  await req.payload.delete({ collection: 'attachments', where, req });
  await req.payload.delete({ collection: 'lead-notes', where, req });
  await req.payload.db.deleteMany({ collection: 'deliveries', where, req });
  await req.payload.db.deleteMany({ collection: 'lead-events', where, req });
  await separateFrom(req.payload, [Number(id)], await transactionOf(req));
  await notifyOfDeleted(req.payload, [Number(id)], new Date(), await transactionOf(req));
  await req.payload.db.deleteMany({ collection: 'bookings', where, req });
}

const ofPerson = {
  method: 'post',
  who: hiddenUnless((user) => hasRole(user, 'admin')),
  body: z.object({ mail: z.string().transform(trimmedMail).refine(isMail) }),
} as const;

/** Endpoints for an administrator when a person asks for their data, or for its erasure. */
const personEndpoints = [
  /** A ZIP archive. */
  endpoint({
    ...ofPerson,
    path: '/export-person',
    run: async (req, { mail }) =>
      new Response(await exportPerson(req.payload, mail, req), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="personal-data.zip"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      }),
  }),
  /** Counts of deletions. */
  endpoint({
    ...ofPerson,
    path: '/erase-person',
    run: (req, { mail }) => erasePerson(req.payload, mail, req),
  }),
];

/** Leads: visitors' requests and their progress. The intake creates them, or a salesperson by hand. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: {
    singular: label((w) => w.records.leads.singular),
    plural: label((w) => w.records.leads.plural),
  },
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'fullName', 'topic', 'state', 'clock', 'assignee', 'createdAt'],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    components: {
      Description: '/admin/leads/inbox-tabs.tsx#InboxTabs',
    },
    listSearchableFields: ['written'],
    baseFilter: inboxFilter,
    hidden: ({ user }) => !seesLeads(user),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  enableQueryPresets: true,
  access: { create: entersLeads, read: ownLeads, update: ownLeads, delete: administrators },
  endpoints: [exportLeads, leadFeed, ...personEndpoints, ...replyEndpoints],
  hooks: {
    beforeOperation: [findMeant],
    beforeValidate: [enterLead],
    beforeChange: [keepWorkflow, keepMerge],
    afterChange: [notifyOfEntered, notifyNewOwner, recordNoted],
    beforeDelete: [deleteWhatIsItsOwn],
    afterDelete: [recordDeletion, deleteItsCopy],
  },
  indexes: [
    // The inbox asks for one state, newest first, within the forms that the person may see.
    { fields: ['state', 'createdAt'] },
    { fields: ['formType', 'state', 'createdAt'] },
    // Leads that have waited for too long: the index alone counts them.
    { fields: ['state', 'source', 'firstAnsweredAt', 'createdAt', 'formType'] },
  ],
  fields: [
    steps,
    owner,
    {
      name: 'leadView',
      type: 'ui',
      admin: {
        components: { Field: '/admin/leads/lead-view/lead-view.tsx#LeadView' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      name: 'phoneBar',
      type: 'ui',
      admin: {
        components: { Field: '/admin/leads/steps/phone-bar.tsx#PhoneBar' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    source,
    ...writtenByVisitor,
    ...origin,
    ...work,
    ...pipelineFields,
    ...conversation,
    {
      name: 'createdAt',
      label: label((w) => w.records.leads.createdAt),
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
