import type { CollectionConfig, Where } from 'payload';
import { hiddenFromOthers } from '../../access/content.ts';
import { writesContent } from '../../access/editing-rights.ts';
import { LINK_STATES } from '../../fields/states.ts';
import { DAY } from '../../fields/values.ts';
import { label, optionsOf } from '../../kit/words.ts';
import { deniedToAll } from '../../leads/access.ts';
import { linkEndpoints } from '../../redirects/links/endpoints.ts';
import { REASONS } from '../../redirects/links/verdict.ts';

const readOnly = { readOnly: true } as const;

/** A link that did not work once is on no list: a server may have been restarted at that moment. */
const confirmed: Where = { state: { not_equals: 'suspected' } };

/** Links of the published content that did not work when they were last checked. */
export const brokenLinks: CollectionConfig = {
  slug: 'broken-links',
  labels: {
    singular: label((w) => w.records.brokenLinks.singular),
    plural: label((w) => w.records.brokenLinks.plural),
  },
  admin: {
    group: label((w) => w.menu.pages),
    useAsTitle: 'address',
    defaultColumns: ['address', 'document', 'state', 'actions'],
    listSearchableFields: ['address'],
    pagination: { defaultLimit: 25 },
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    baseFilter: () => confirmed,
    components: { Description: '/admin/links/link-tabs.tsx#LinkTabs' },
  },
  defaultSort: '-since',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  access: {
    create: deniedToAll,
    read: ({ req: { user } }) => writesContent(user),
    update: deniedToAll,
    delete: deniedToAll,
  },
  endpoints: linkEndpoints,
  indexes: [{ fields: ['source', 'document'] }],
  fields: [
    {
      name: 'address',
      label: label((w) => w.records.brokenLinks.address),
      type: 'text',
      required: true,
      admin: { ...readOnly, components: { Cell: '/admin/links/cells.tsx#AddressCell' } },
    },
    { name: 'source', type: 'text', required: true, admin: { hidden: true } },
    {
      // Empty for a global.
      name: 'document',
      label: label((w) => w.records.brokenLinks.document),
      type: 'text',
      admin: {
        ...readOnly,
        disableListFilter: true,
        components: { Cell: '/admin/links/cells.tsx#PlaceCell' },
      },
    },
    { name: 'path', type: 'text', required: true, admin: { hidden: true } },
    { name: 'language', type: 'text', admin: { hidden: true } },
    {
      name: 'state',
      label: label((w) => w.records.brokenLinks.state),
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(LINK_STATES, (w) => w.states.linkStates),
      admin: { ...readOnly, components: { Cell: '/admin/links/cells.tsx#StateCell' } },
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: [...REASONS],
      admin: { hidden: true },
    },
    { name: 'status', type: 'number', admin: { hidden: true } },
    {
      name: 'since',
      label: label((w) => w.records.brokenLinks.since),
      type: 'date',
      required: true,
      admin: { ...readOnly, date: DAY, components: { Cell: '/admin/links/cells.tsx#DayCell' } },
    },
    {
      name: 'checkedAt',
      label: label((w) => w.records.brokenLinks.checkedAt),
      type: 'date',
      required: true,
      admin: { ...readOnly, date: DAY, components: { Cell: '/admin/links/cells.tsx#DayCell' } },
    },
    {
      name: 'ignored',
      label: label((w) => w.records.brokenLinks.ignored),
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: readOnly,
    },
    {
      name: 'actions',
      label: label((w) => w.records.brokenLinks.actions),
      type: 'ui',
      admin: {
        components: {
          Field: '/admin/links/cells.tsx#NoField',
          Cell: '/admin/links/row-actions.tsx#RowActions',
        },
      },
    },
  ],
};
