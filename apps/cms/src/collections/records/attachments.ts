import type { CollectionConfig, Field } from 'payload';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { SCAN_STATES } from '../../fields/states.ts';
import { administrators, deniedToAll, evidence, ownLeads } from '../../leads/access.ts';
import { removeItsFile } from '../../leads/attachments/attachment-store.ts';
import { download } from '../../leads/attachments/download.ts';
import { renewCopyWithout } from '../../leads/copies/copy-jobs.ts';
import { evidenceField, formType, hiddenField, itsLead } from './evidence.ts';

/** Facts about the file. Its bytes are next to the database, under a secret name (`file`). */
const facts: Field[] = [
  evidenceField('text', 'name', { pl: 'Nazwa', en: 'Name' }, { required: true }),
  evidenceField('text', 'extension', { pl: 'Rozszerzenie', en: 'Extension' }, { required: true }),
  evidenceField(
    'number',
    'size',
    { pl: 'Rozmiar w bajtach', en: 'Size in bytes' },
    { required: true },
  ),
  evidenceField('text', 'sha256', { pl: 'SHA-256', en: 'SHA-256' }, { required: true }),
  hiddenField('text', 'file', { required: true, unique: true, index: true }),
];

/** The finding of the scanner. */
const judgement: Field[] = [
  {
    name: 'scan',
    label: { pl: 'Kontrola', en: 'Scan' },
    type: 'select',
    required: true,
    index: true,
    options: [...SCAN_STATES],
    access: evidence,
    admin: { readOnly: true },
  },
  hiddenField('date', 'scannedAt'),
  hiddenField('json', 'flags', { label: { pl: 'Uwagi', en: 'Flags' } }),
];

/** The mail that a file belongs to; files of a form have none. */
const itsMessage: Field = {
  name: 'message',
  label: { pl: 'Wiadomość', en: 'Message' },
  type: 'relationship',
  relationTo: 'messages',
  index: true,
  access: evidence,
  admin: { readOnly: true },
};

/** Files of a lead, of a received mail or of a reply. Only the application writes them. */
export const attachments: CollectionConfig = {
  slug: 'attachments',
  labels: {
    singular: { pl: 'Załącznik', en: 'Attachment' },
    plural: { pl: 'Załączniki', en: 'Attachments' },
  },
  admin: {
    group: MENU_GROUPS.leads,
    useAsTitle: 'name',
    // Staff see them on the lead's page.
    hidden: true,
  },
  defaultSort: 'id',
  disableDuplicate: true,
  access: { create: deniedToAll, read: ownLeads, update: deniedToAll, delete: administrators },
  endpoints: [{ path: '/:id/download', method: 'get', handler: download }],
  hooks: { afterDelete: [removeItsFile, renewCopyWithout] },
  fields: [itsLead({ admin: { readOnly: true } }), itsMessage, formType(), ...facts, ...judgement],
};
