import { type CollectionConfig, NotFound, type PayloadRequest, type Where } from 'payload';
import { deniedToAll } from '../accounts/access.ts';
import { hiddenFromOthers } from '../accounts/content.ts';
import { writesContent } from '../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../kit/endpoint.ts';
import { DAY } from '../kit/fields/values.ts';
import { LINK_STATES } from '../kit/states/states.ts';
import { label, oneAndMany, optionsOf } from '../kit/words.ts';
import type { BrokenLink } from '../platform/database/generated/payload-types.ts';
import { env } from '../platform/process/env.ts';
import { REASONS } from './checks/ask-address.ts';
import { askAsCompany } from './checks/check-links.ts';
import { followLinks, isAbout, linkRows, linksOf, storeVerdict } from './checks/link-rows.ts';
import { askOwnPath, ownPath } from './checks/own-address.ts';

/** @throws NotFound for a row that does not exist */
async function rowOf(req: PayloadRequest): Promise<BrokenLink> {
  const id = Number(req.routeParams?.id);
  const [row] = Number.isSafeInteger(id)
    ? await linkRows(req.payload, { id: { equals: id } }, req)
    : [];
  if (!row) throw new NotFound(req.t);
  return row;
}

/** Looks at the address of one row now. The row is deleted if the link works, or is gone. */
async function checkNow(req: PayloadRequest, row: BrokenLink): Promise<void> {
  const { payload } = req;
  const links = await linksOf({ payload }, { source: row.source, document: row.document ?? '' });
  const [kept] = await followLinks(payload, [row], links);
  const link = links.find((one) => isAbout(row, one));
  if (!kept || !link) return;
  const path = ownPath(row.address, env.PUBLIC_URL);
  const verdict =
    path === null ? await (await askAsCompany(payload))(row.address) : await askOwnPath(path, req);
  await storeVerdict(payload, { link, row, verdict, now: new Date() });
}

/** Whether the row is still there, and its present state. */
async function stateOf(req: PayloadRequest, { id }: Pick<BrokenLink, 'id'>) {
  const [row] = await linkRows(req.payload, { id: { equals: id } });
  return { state: row?.state ?? 'works', ignored: row?.ignored ?? false };
}

const editors = { method: 'post', who: hiddenUnless(writesContent) } as const;

/**
 * `POST /payload/broken-links/:id/check` looks at a link now; `…/ignore` and `…/heed` take it off
 * the list of links to correct, and put it back. For people who write content.
 */
const linkEndpoints = [
  endpoint({
    ...editors,
    path: '/:id/check',
    run: async (req) => {
      const row = await rowOf(req);
      await checkNow(req, row);
      return stateOf(req, row);
    },
  }),
  ...(['ignore', 'heed'] as const).map((name) =>
    endpoint({
      ...editors,
      path: `/:id/${name}`,
      run: async (req) => {
        const { id } = await rowOf(req);
        const data = { ignored: name === 'ignore' };
        await req.payload.db.updateOne({ collection: 'broken-links', id, data });
        return stateOf(req, { id });
      },
    }),
  ),
];

const readOnly = { readOnly: true } as const;

/** A link that did not work once is on no list: a server may have been restarted at that moment. */
const confirmed: Where = { state: { not_equals: 'suspected' } };

/** Links of the published content that did not work when they were last checked. */
export const brokenLinks: CollectionConfig = {
  slug: 'broken-links',
  labels: oneAndMany((w) => w.records.brokenLinks),
  admin: {
    group: label((w) => w.menu.pages),
    useAsTitle: 'address',
    defaultColumns: ['address', 'document', 'state', 'actions'],
    listSearchableFields: ['address'],
    pagination: { defaultLimit: 25 },
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    baseFilter: () => confirmed,
    components: { Description: '/links/broken-links-list.tsx#LinkTabs' },
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
      admin: { ...readOnly, components: { Cell: '/links/broken-links-list.tsx#AddressCell' } },
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
        components: { Cell: '/links/broken-links-list.tsx#PlaceCell' },
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
      admin: { ...readOnly, components: { Cell: '/links/broken-links-list.tsx#StateCell' } },
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
      admin: {
        ...readOnly,
        date: DAY,
        components: { Cell: '/links/broken-links-list.tsx#DayCell' },
      },
    },
    {
      name: 'checkedAt',
      label: label((w) => w.records.brokenLinks.checkedAt),
      type: 'date',
      required: true,
      admin: {
        ...readOnly,
        date: DAY,
        components: { Cell: '/links/broken-links-list.tsx#DayCell' },
      },
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
          Field: '/links/broken-links-list.tsx#NoField',
          Cell: '/links/row-actions.tsx#RowActions',
        },
      },
    },
  ],
};
