import type { CollectionConfig, Field } from 'payload';
import { administrators, deniedToAll, ownLeads } from '../../accounts/access.ts';
import { SCAN_STATES } from '../../kit/states/states.ts';
import { label, oneAndMany, optionsOf } from '../../kit/words.ts';
import { removeItsFile } from '../../leads/attachments/attachment-store.ts';
import { downloadEndpoint } from '../../leads/attachments/download.ts';
import { renewCopyWithout } from '../../leads/copies/copy-jobs.ts';
import { evidenceField, formType, hiddenField, itsLead } from '../../leads/copies/evidence.ts';

/** Facts about the file. Its bytes are next to the database, under a secret name (`file`). */
const facts: Field[] = [
  evidenceField('text', 'name', (w) => w.records.attachments.factsName, { required: true }),
  evidenceField('text', 'extension', (w) => w.records.attachments.factsExtension, {
    required: true,
  }),
  evidenceField('number', 'size', (w) => w.records.attachments.factsSize, { required: true }),
  evidenceField('text', 'sha256', (w) => w.records.attachments.factsSha256, { required: true }),
  hiddenField('text', 'file', { required: true, unique: true, index: true }),
];

/** The finding of the scanner. */
const judgement: Field[] = [
  evidenceField('select', 'scan', (w) => w.records.attachments.judgementScan, {
    required: true,
    index: true,
    options: optionsOf(SCAN_STATES, (w) => w.states.scanStates),
  }),
  hiddenField('date', 'scannedAt'),
  hiddenField('json', 'flags', { label: label((w) => w.records.attachments.judgementFlags) }),
];

/** The mail that a file belongs to; files of a form have none. */
const itsMessage = evidenceField(
  'relationship',
  'message',
  (w) => w.records.attachments.itsMessageMessage,
  { relationTo: 'messages', index: true },
);

/** Files of a lead, of a received mail or of a reply. Only the application writes them. */
export const attachments: CollectionConfig = {
  slug: 'attachments',
  labels: oneAndMany((w) => w.records.attachments),
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'name',
    // Staff see them on the lead's page.
    hidden: true,
  },
  defaultSort: 'id',
  disableDuplicate: true,
  access: { create: deniedToAll, read: ownLeads, update: deniedToAll, delete: administrators },
  endpoints: [downloadEndpoint],
  hooks: { afterDelete: [removeItsFile, renewCopyWithout] },
  fields: [itsLead({ admin: { readOnly: true } }), itsMessage, formType(), ...facts, ...judgement],
};
