import type { CollectionConfig, Field } from 'payload';
import {
  administrators,
  deniedToAll,
  evidence,
  ownLeads,
  seesLeads,
} from '../../accounts/access.ts';
import { BOOKING_STATES } from '../../kit/states/states.ts';
import { label, oneAndMany, optionsOf } from '../../kit/words.ts';
import { comingCalls } from '../../leads/calls/calendar.ts';
import { cancelByStaff, wakeForCall } from '../../leads/calls/cancel-by-staff.ts';
import { evidenceField, formType, hiddenField, itsLead } from '../../leads/copies/evidence.ts';

/** Calls that visitors have booked with an adviser. Written with the lead that asks for one. */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  labels: oneAndMany((w) => w.records.bookings),
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'startsAt', 'caller', 'callTopic', 'state', 'adviser'],
    pagination: { defaultLimit: 25 },
    components: { Description: '/leads/calls/call-list.tsx#CallTabs' },
    // All of them once a filter or a search is used.
    baseFilter: ({ req: { query } }) =>
      query.where || query.search ? null : comingCalls(new Date()),
    hideAPIURL: true,
    hidden: ({ user }) => !seesLeads(user),
  },
  defaultSort: 'startsAt',
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
        components: { Field: '/inbox/lead-view/arranged-call.tsx#CallTime' },
        disableListColumn: true,
      },
    },
    evidenceField('text', 'reference', (w) => w.records.bookings.reference),
    {
      name: 'startsAt',
      label: label((w) => w.records.bookings.startsAt),
      type: 'date',
      required: true,
      index: true,
      access: evidence,
      admin: {
        // The form says it in words, by the company's clock.
        hidden: true,
        readOnly: true,
        components: { Cell: '/leads/parts/cells.tsx#TimeCell' },
      },
    },
    ...(['caller', 'callTopic'] as const).map((name): Field => {
      const Cell = `/leads/calls/call-list.tsx#${name === 'caller' ? 'CallerCell' : 'TopicCell'}`;
      const its = label((w) => w.records.bookings[name]);
      return { name, label: its, type: 'ui', admin: { components: { Cell } } };
    }),
    {
      name: 'state',
      label: label((w) => w.records.bookings.state),
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'booked',
      options: optionsOf(BOOKING_STATES, (w) => w.states.bookingStates),
      admin: {
        isClearable: false,
        description: label((w) => w.records.bookings.stateHint),
      },
    },
    evidenceField('relationship', 'adviser', (w) => w.records.bookings.adviser, {
      relationTo: 'users',
      index: true,
    }),
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
