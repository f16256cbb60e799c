import type { CollectionConfig } from 'payload';
import { deniedToAll } from '../../leads/access.ts';

/** Rows of the application; no person reads or changes them as documents. */
const forProcesses = {
  admin: { hidden: true },
  access: { create: deniedToAll, read: deniedToAll, update: deniedToAll, delete: deniedToAll },
  lockDocuments: false,
} as const satisfies Partial<CollectionConfig>;

/** The change log: a row for each transaction that changed published content. */
export const contentChangeLog: CollectionConfig = {
  ...forProcesses,
  slug: 'content-changes',
  fields: [{ name: 'changes', type: 'json', required: true }],
};

/** Work that one process does for all of them, and until when its lease holds. */
export const workLeases: CollectionConfig = {
  ...forProcesses,
  slug: 'work-leases',
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'date', required: true },
    // State for the next holder, such as how far a log has been read.
    { name: 'state', type: 'text' },
  ],
};

/** Challenges of the proof of work that have been used, until they expire. */
export const usedChallenges: CollectionConfig = {
  ...forProcesses,
  slug: 'used-challenges',
  fields: [
    { name: 'signature', type: 'text', required: true, unique: true },
    { name: 'usedBy', type: 'text', required: true },
    { name: 'until', type: 'date', required: true, index: true },
  ],
};

/** Events of leads, oldest first: who did what to which lead. The page of the lead shows them. */
export const leadEvents: CollectionConfig = {
  ...forProcesses,
  slug: 'lead-events',
  timestamps: false,
  fields: [
    // Not required: a process of an earlier version may delete the lead of one.
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'kind', type: 'text', required: true },
    // The name of that time outlives the account; without one the application did it.
    { name: 'by', type: 'text' },
    { name: 'account', type: 'relationship', relationTo: 'users' },
    { name: 'facts', type: 'json' },
    // `LEAD:LINE` of the history that an earlier version wrote.
    { name: 'copyOf', type: 'text', unique: true },
  ],
};

/** Leads whose copy at the second place (`LEADS_COPY`) is missing, or has to be deleted. */
export const leadCopies: CollectionConfig = {
  ...forProcesses,
  slug: 'lead-copies',
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true },
    { name: 'isErasure', type: 'checkbox', required: true },
  ],
};

/**
 * Languages in which a published document is not shown. A language without a row is shown, so that
 * documents that are older than this table stay as they were.
 */
export const withheldLanguages: CollectionConfig = {
  ...forProcesses,
  slug: 'withheld-languages',
  indexes: [{ fields: ['source', 'document', 'language'], unique: true }],
  fields: [
    { name: 'source', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
  ],
};

/** Drafts whose authors may not publish them, and asked for it; and the answers to them. */
export const publicationRequests: CollectionConfig = {
  ...forProcesses,
  slug: 'publication-requests',
  indexes: [{ fields: ['source', 'document', 'language'], unique: true }],
  fields: [
    { name: 'source', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    // Empty for all languages.
    { name: 'language', type: 'text', required: true, defaultValue: '' },
    // The name of that time, which outlives the account; empty for a machine.
    { name: 'askedBy', type: 'text', required: true },
    // Words that could not be put into the draft.
    { name: 'note', type: 'textarea' },
    // Why a publisher sent the draft back; without it, the draft waits.
    { name: 'answer', type: 'textarea' },
  ],
};
