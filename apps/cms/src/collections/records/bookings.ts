import type { CollectionConfig } from 'payload';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { BOOKING_STATES } from '../../fields/states.ts';
import { administrators, deniedToAll, evidence, ownLeads, seesLeads } from '../../leads/access.ts';
import { cancelByStaff, wakeForCall } from '../../leads/calls/cancel-by-staff.ts';
import { evidenceField, formType, hiddenField, itsLead } from './evidence.ts';

/** Calls that visitors have booked with an adviser. Written with the lead that asks for one. */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  labels: {
    singular: { pl: 'Termin rozmowy', en: 'Call' },
    plural: { pl: 'Terminy rozmów', en: 'Calls' },
  },
  admin: {
    group: MENU_GROUPS.leads,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'startsAt', 'state', 'adviser'],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    hidden: ({ user }) => !seesLeads(user),
  },
  defaultSort: '-startsAt',
  disableDuplicate: true,
  // One word can be changed in it, and nothing is typed.
  lockDocuments: false,
  access: { create: deniedToAll, read: ownLeads, update: ownLeads, delete: administrators },
  hooks: { beforeChange: [cancelByStaff], afterChange: [wakeForCall] },
  fields: [
    {
      name: 'time',
      type: 'ui',
      admin: {
        components: { Field: '/admin/leads/calls/call-time.tsx#CallTime' },
        disableListColumn: true,
      },
    },
    evidenceField('text', 'reference', { pl: 'Numer zapytania', en: 'Reference' }),
    {
      name: 'startsAt',
      label: { pl: 'Kiedy', en: 'When' },
      type: 'date',
      required: true,
      index: true,
      access: evidence,
      admin: {
        // The form says it in words, by the company's clock.
        hidden: true,
        readOnly: true,
        components: { Cell: '/admin/leads/cells.tsx#TimeCell' },
      },
    },
    {
      name: 'state',
      label: { pl: 'Stan', en: 'State' },
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'booked',
      options: [...BOOKING_STATES],
      admin: {
        isClearable: false,
        description: {
          pl: '„Odwołana” zwalnia termin i wysyła wiadomość do klienta oraz do doradcy. Tego nie da się cofnąć.',
          en: '“Cancelled” frees the time and writes to the visitor and to the adviser. It cannot be undone.',
        },
      },
    },
    {
      name: 'adviser',
      label: { pl: 'Doradca', en: 'Adviser' },
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: evidence,
      admin: { readOnly: true },
    },
    // An earlier version knows no calls: it may delete the lead of one.
    itsLead({ admin: { readOnly: true } }),
    formType(),
    hiddenField('number', 'sequence', { required: true, defaultValue: 0 }),
    hiddenField('json', 'arrangements'),
    hiddenField('text', 'timeZone'),
    hiddenField('text', 'uniqueKey', {
      unique: true,
      admin: { disableListColumn: true, disableListFilter: true },
    }),
  ],
};
