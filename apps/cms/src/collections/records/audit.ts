import type { CollectionConfig } from 'payload';
import { AUDIT_ACTIONS } from '../../access/audit.ts';
import { hasRole } from '../../access/roles.ts';
import { label, optionsOf } from '../../kit/words.ts';

import { administrators, deniedToAll } from '../../leads/access.ts';

/**
 * Every sign-in, export, download and deletion, with its person and time. Written by `recordAudit` only;
 * only the retention job deletes an entry, when it is too old; none is changed.
 */
export const audit: CollectionConfig = {
  slug: 'audit',
  labels: {
    singular: label((w) => w.records.audit.singular),
    plural: label((w) => w.records.audit.plural),
  },
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
