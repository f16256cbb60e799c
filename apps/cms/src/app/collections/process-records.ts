import type { CollectionConfig, Field } from 'payload';
import { administrators, deniedToAll, forProgram } from '../../accounts/access.ts';
import { AUDIT_ACTIONS } from '../../accounts/audit.ts';
import { hasRole } from '../../accounts/roles.ts';
import { label, oneAndMany, optionsOf } from '../../kit/words.ts';

/** Empty once the account is deleted, so that no later account with its number inherits the row. */
const account: Field = { name: 'account', type: 'relationship', relationTo: 'users', index: true };

/** The app that shows an account's codes, and the last code that was used. */
const secondFactors: CollectionConfig = {
  ...forProgram,
  slug: 'second-factors',
  fields: [
    { ...account, unique: true },
    // Encrypted with the key of PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    // From the first code on that the person confirmed it with.
    { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
    // Number of the half minute whose code was used last: no code counts twice.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
};

/** Recovery codes that have not been used, as hashes. */
const recoveryCodes: CollectionConfig = {
  ...forProgram,
  slug: 'recovery-codes',
  fields: [account, { name: 'hash', type: 'text', required: true, unique: true }],
};

/** Passkeys: public keys of devices that sign a person in. */
const passkeys: CollectionConfig = {
  ...forProgram,
  slug: 'passkeys',
  fields: [
    account,
    { name: 'name', type: 'text', required: true },
    { name: 'credential', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true },
    { name: 'counter', type: 'number', required: true },
    { name: 'transports', type: 'json' },
    { name: 'usedAt', type: 'date' },
  ],
};

/** Browsers that an account has signed in from, by the hash of their cookie. */
const knownDevices: CollectionConfig = {
  ...forProgram,
  slug: 'known-devices',
  fields: [
    account,
    { name: 'token', type: 'text', required: true, unique: true },
    // The language of the back office there: a mail to the account is written in it.
    { name: 'language', type: 'text', required: true },
    { name: 'usedAt', type: 'date', required: true },
  ],
};

/**
 * Sign-in data of accounts. Rows of their own, not fields of the account: Payload writes the whole
 * account at each sign-in, and would undo another request's change. Only the endpoints of
 * access/accounts read or change them.
 */
export const signInRecords = [secondFactors, recoveryCodes, passkeys, knownDevices];

/**
 * Every sign-in, export, download and deletion, with its person and time. Written by `recordAudit` only;
 * only the retention job deletes an entry, when it is too old; none is changed.
 */
export const audit: CollectionConfig = {
  slug: 'audit',
  labels: oneAndMany((w) => w.records.audit),
  admin: {
    group: label((w) => w.menu.system),
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'action', 'person', 'subject', 'detail'],
    listSearchableFields: ['person', 'subject', 'detail'],
    hidden: ({ user }) => !hasRole(user, 'admin'),
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: deniedToAll, read: administrators, update: deniedToAll, delete: deniedToAll },
  fields: [
    {
      name: 'action',
      label: label((w) => w.records.audit.action),
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(AUDIT_ACTIONS, (w) => w.accounts.auditActions),
    },
    {
      name: 'person',
      label: label((w) => w.records.audit.person),
      type: 'text',
      index: true,
    },
    {
      name: 'subject',
      label: label((w) => w.records.audit.subject),
      type: 'text',
    },
    { name: 'detail', label: label((w) => w.records.audit.detail), type: 'text' },
  ],
};

/** The change log: a row for each transaction that changed published content. */
export const contentChangeLog: CollectionConfig = {
  ...forProgram,
  slug: 'content-changes',
  fields: [{ name: 'changes', type: 'json', required: true }],
};

/** Work that one process does for all of them, and until when its lease holds. */
export const workLeases: CollectionConfig = {
  ...forProgram,
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
  ...forProgram,
  slug: 'used-challenges',
  fields: [
    { name: 'signature', type: 'text', required: true, unique: true },
    { name: 'usedBy', type: 'text', required: true },
    { name: 'until', type: 'date', required: true, index: true },
  ],
};

/** Events of leads, oldest first: who did what to which lead. The page of the lead shows them. */
export const leadEvents: CollectionConfig = {
  ...forProgram,
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

/** Until when a person has read the conversation of a lead: what came later is unread. */
export const leadReads: CollectionConfig = {
  ...forProgram,
  slug: 'lead-reads',
  timestamps: false,
  indexes: [{ fields: ['lead', 'account'], unique: true }],
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    account,
    { name: 'at', type: 'date', required: true },
  ],
};

/** Addresses of which a person of the office said that they are one person's; one alone has no row. */
export const personAddresses: CollectionConfig = {
  ...forProgram,
  slug: 'person-addresses',
  fields: [
    // As `spelledMail` writes it.
    { name: 'mail', type: 'text', required: true, unique: true },
    // The same for the addresses of one person; made by chance, so that it names none of them.
    { name: 'person', type: 'text', required: true, index: true },
  ],
};

/** Leads whose copy at the second place (`LEADS_COPY`) is missing, or has to be deleted. */
export const leadCopies: CollectionConfig = {
  ...forProgram,
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
  ...forProgram,
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
  ...forProgram,
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
