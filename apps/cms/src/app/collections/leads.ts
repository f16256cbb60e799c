import { isMail, trimmedMail } from '@osnowa/contract';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { z } from 'zod';
import { administrators, entersLeads, ownLeads, seesLeads } from '../../accounts/access.ts';
import { recordDeletion } from '../../accounts/audit.ts';
import { hasRole } from '../../accounts/roles.ts';
import { replyEndpoints } from '../../conversation/endpoints.ts';
import { snoozeLead } from '../../conversation/snooze.ts';
import { notifyNewOwner } from '../../desk/round-robin/assign.ts';
import { enterLead, notifyOfEntered } from '../../inbox/by-hand/enter-lead.ts';
import { exportLeads, inboxFilter } from '../../inbox/export.ts';
import { leadFeed } from '../../inbox/feed.ts';
import { addressEndpoints } from '../../inbox/person/address-endpoints.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { label, oneAndMany } from '../../kit/words.ts';
import { notifyOfDeleted } from '../../leads/calls/messages-about.ts';
import { deleteItsCopy } from '../../leads/copies/copy-jobs.ts';
import { hiddenField } from '../../leads/copies/evidence.ts';
import { recordNoted, transactionOf } from '../../leads/events/noted-events.ts';
import { keepMerge, separateFrom } from '../../leads/people/merge.ts';
import { findMeant } from '../../leads/search/find.ts';
import { keepWorkflow } from '../../leads/workflow.ts';
import { offerEndpoints } from '../../offers/endpoints.ts';
import { removeOffers } from '../../offers/remove-offers.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { exportPerson } from '../../privacy/export.ts';
import { origin, writtenByVisitor } from './lead-fields/lead-facts.ts';
import { pipelineFields, source } from './lead-fields/pipeline-fields.ts';
import { owner, personActions, steps, work } from './lead-work.ts';

/**
 * Since when the customer waits for an answer, or will wait after a call; empty while nobody waits.
 * Events of the lead say it: `leads/events/waits.ts` alone writes it down, so that lists can be sorted by it.
 */
const waitsSince = hiddenField('date', 'waitsSince', {
  label: label((w) => w.records.leads.waitsSince),
  index: true,
  admin: { components: { Cell: '/leads/parts/cells.tsx#TimeCell' } },
});

/** Deletes a lead's mails, files, notes, events, call, offers and deliveries; separates leads merged into it. */
async function deleteWhatIsItsOwn({ id, req }: { id: number | string; req: PayloadRequest }) {
  const where = { lead: { equals: id } };
  // Before the mails, which the questions about offers are.
  await removeOffers(req.payload, [Number(id)], await transactionOf(req));
  await req.payload.delete({ collection: 'messages', where, req });
  await req.payload.delete({ collection: 'attachments', where, req });
  await req.payload.delete({ collection: 'lead-notes', where, req });
  await req.payload.db.deleteMany({ collection: 'deliveries', where, req });
  await req.payload.db.deleteMany({ collection: 'lead-events', where, req });
  await req.payload.db.deleteMany({ collection: 'lead-reads', where, req });
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
  labels: oneAndMany((w) => w.records.leads),
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'reference',
    defaultColumns: ['fullName', 'clock', 'state', 'assignee', 'topic', 'createdAt', 'reference'],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    components: { Description: '/inbox/inbox-tabs.tsx#InboxTabs' },
    listSearchableFields: ['written'],
    baseFilter: inboxFilter,
    hidden: ({ user }) => !seesLeads(user),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  enableQueryPresets: true,
  access: { create: entersLeads, read: ownLeads, update: ownLeads, delete: administrators },
  endpoints: [
    exportLeads,
    leadFeed,
    snoozeLead,
    ...addressEndpoints,
    ...personEndpoints,
    ...replyEndpoints,
    ...offerEndpoints,
  ],
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
    // With snoozed ones the index alone counts it.
    { fields: ['formType', 'state', 'createdAt', 'snoozedUntil'] },
    // Leads whose customers wait: the index alone counts them.
    { fields: ['waitsSince', 'formType', 'state'] },
    // The pipeline and the open leads of the results: the index alone has what they are counted and
    // summed by.
    {
      fields: [
        ...['state', 'formType', 'createdAt', 'updatedAt', 'value', 'currency', 'estimate'],
        ...['assignee', 'expectedAt'],
      ],
    },
    // The leads that were decided in a time.
    { fields: ['state', 'updatedAt'] },
  ],
  fields: [
    steps,
    owner,
    {
      name: 'leadView',
      type: 'ui',
      admin: {
        components: { Field: '/inbox/lead-view/lead-view.tsx#LeadView' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      name: 'phoneBar',
      type: 'ui',
      admin: {
        components: { Field: '/inbox/steps/phone-bar.tsx#PhoneBar' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    source,
    ...writtenByVisitor,
    ...origin,
    ...work,
    ...pipelineFields,
    personActions,
    waitsSince,
    {
      name: 'createdAt',
      label: label((w) => w.records.leads.createdAt),
      type: 'date',
      index: true,
      admin: {
        hidden: true,
        disableBulkEdit: true,
        components: { Cell: '/leads/parts/cells.tsx#TimeCell' },
      },
    },
  ],
};
