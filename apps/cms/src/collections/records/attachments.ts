import { FORM_TYPES } from '@osnowa/contract';
import type { CollectionConfig, Field } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { FORM_LABELS, SCAN_STATES } from '../../fields/states.ts';
import { administrators, deniedToAll, evidence, ownLeads } from '../../leads/access.ts';
import { removeItsFile } from '../../leads/attachments/attachment-store.ts';
import { download } from '../../leads/attachments/download.ts';
import { renewCopyWithout } from '../../leads/copies/deletion-hooks.ts';

const readOnly = { readOnly: true } as const;

function line(name: string, label: AdminLabel): Field {
  return { name, label, type: 'text', required: true, access: evidence, admin: readOnly };
}

/** What the file is. Its bytes are in a file next to the database, under `file`, a name that cannot be guessed. */
const facts: Field[] = [
  line('name', { pl: 'Nazwa', en: 'Name' }),
  line('extension', { pl: 'Rozszerzenie', en: 'Extension' }),
  {
    name: 'size',
    label: { pl: 'Rozmiar w bajtach', en: 'Size in bytes' },
    type: 'number',
    required: true,
    access: evidence,
    admin: readOnly,
  },
  line('sha256', { pl: 'SHA-256', en: 'SHA-256' }),
  {
    name: 'file',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    access: evidence,
    admin: { hidden: true },
  },
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
    admin: readOnly,
  },
  { name: 'scannedAt', type: 'date', access: evidence, admin: { hidden: true } },
  {
    name: 'flags',
    label: { pl: 'Uwagi', en: 'Flags' },
    type: 'json',
    access: evidence,
    admin: { hidden: true },
  },
];

/** Files that came with a lead. Written in the lead's own transaction, by its intake only. */
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
  fields: [
    {
      name: 'lead',
      label: { pl: 'Zapytanie', en: 'Lead' },
      type: 'relationship',
      relationTo: 'leads',
      required: true,
      index: true,
      access: evidence,
      admin: readOnly,
    },
    {
      name: 'formType',
      type: 'select',
      required: true,
      options: FORM_TYPES.map((value) => ({ value, label: FORM_LABELS[value] })),
      access: evidence,
      admin: { hidden: true },
    },
    ...facts,
    ...judgement,
  ],
};
