import type { CollectionConfig } from 'payload';
import { AUDIT_ACTIONS } from '../../access/audit.ts';
import { hasRole } from '../../access/roles.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { administrators, deniedToAll } from '../../leads/access.ts';

/**
 * Every sign-in, export, download and deletion, with its person and time. Written by `recordAudit` only;
 * only the retention job deletes an entry, when it is too old; none is changed.
 */
export const audit: CollectionConfig = {
  slug: 'audit',
  labels: {
    singular: { pl: 'Wpis dziennika', en: 'Audit entry' },
    plural: { pl: 'Dziennik zdarzeń', en: 'Audit log' },
  },
  admin: {
    group: MENU_GROUPS.system,
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
      label: { pl: 'Zdarzenie', en: 'Event' },
      type: 'select',
      required: true,
      index: true,
      options: [...AUDIT_ACTIONS],
    },
    {
      name: 'person',
      label: { pl: 'Kto', en: 'Who' },
      type: 'text',
      index: true,
    },
    {
      name: 'subject',
      label: { pl: 'Czego dotyczy', en: 'About' },
      type: 'text',
    },
    { name: 'detail', label: { pl: 'Szczegóły', en: 'Detail' }, type: 'text' },
  ],
};
