import { randomBytes } from 'node:crypto';
import {
  type CollectionAfterChangeHook,
  type CollectionConfig,
  type Field,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { channelAccess, deniedToAll, managesChannels } from '../../accounts/access.ts';
import { recordAudit, recordDeletion } from '../../accounts/audit.ts';
import { hashOf, KEY_PREFIX } from '../../inbox/feed.ts';
import { endpoint, forbiddenUnless } from '../../kit/endpoint.ts';
import { DAY } from '../../kit/fields/values.ts';
import { label, oneAndMany } from '../../kit/words.ts';
import { evidenceField } from '../../leads/copies/evidence.ts';

/** So much of a key is stored, in characters, so that people tell keys apart. */
const HINT_LENGTH = 10;

/** A new key in place of the old one, shown this once; only its hash is stored. @throws NotFound */
async function makeKey(req: PayloadRequest) {
  const id = Number(req.routeParams?.id);
  const known = await req.payload.db.findOne<{ id: number }>({
    collection: 'api-keys',
    where: { id: { equals: Number.isInteger(id) ? id : 0 } },
    select: {},
  });
  if (!known) throw new NotFound(req.t);
  const secret = KEY_PREFIX + randomBytes(32).toString('base64url');
  await req.payload.db.updateOne({
    collection: 'api-keys',
    id,
    data: { hash: hashOf(secret), hint: `${secret.slice(0, HINT_LENGTH)}…`, usedAt: null },
    returning: false,
  });
  const detail = 'new key';
  await recordAudit(req.payload, req, { action: 'channel', subject: `api key ${id}`, detail });
  return { secret };
}

/** Below `/payload/api-keys`. */
const keyEndpoint = endpoint({
  path: '/:id/key',
  method: 'post',
  who: forbiddenUnless((user) => managesChannels({ req: { user } })),
  run: makeKey,
});

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A key opens personal data: the audit log says who made and changed it. */
const noteChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const detail = operation === 'create' ? 'created' : 'changed';
  await recordAudit(req.payload, req, { action: 'channel', subject: `api key ${doc.id}`, detail });
  return doc;
};

const parts: Field[] = [
  {
    name: 'name',
    label: label((w) => w.records.apiKeys.partsName),
    type: 'text',
    required: true,
    maxLength: 80,
    admin: { description: label((w) => w.records.apiKeys.nameHint) },
  },
  {
    name: 'scope',
    label: label((w) => w.records.apiKeys.partsScope),
    type: 'select',
    required: true,
    defaultValue: 'leads-read',
    options: [{ value: 'leads-read', label: label((w) => w.records.apiKeys.scopeLeadsRead) }],
  },
  {
    name: 'expiresAt',
    label: label((w) => w.records.apiKeys.partsExpiresAt),
    type: 'date',
    required: true,
    defaultValue: () => new Date(Date.now() + YEAR_MS).toISOString(),
    admin: { date: DAY },
  },
  {
    name: 'isOn',
    label: label((w) => w.records.apiKeys.partsIsOn),
    type: 'checkbox',
    defaultValue: true,
    admin: { description: label((w) => w.records.apiKeys.isOnHint) },
  },
  {
    name: 'tools',
    type: 'ui',
    admin: {
      components: { Field: '/desk/channel-tools.tsx#ApiKeyTools' },
      disableListColumn: true,
    },
  },
  evidenceField('text', 'hint', (w) => w.records.apiKeys.partsHint, {
    admin: { condition: ({ hint }) => Boolean(hint) },
  }),
  evidenceField('date', 'usedAt', (w) => w.records.apiKeys.partsUsedAt, {
    admin: {
      components: { Cell: '/leads/parts/cells.tsx#TimeCell' },
      condition: ({ usedAt }) => Boolean(usedAt),
    },
  }),
  {
    name: 'hash',
    type: 'text',
    unique: true,
    index: true,
    access: { create: deniedToAll, read: deniedToAll, update: deniedToAll },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
];

/** Keys by which other programs read leads. Only their hashes are stored. */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: oneAndMany((w) => w.records.apiKeys),
  admin: {
    group: label((w) => w.menu.system),
    useAsTitle: 'name',
    defaultColumns: ['name', 'hint', 'isOn', 'expiresAt', 'usedAt'],
    description: label((w) => w.records.apiKeys.about),
    hideAPIURL: true,
    hidden: ({ user }) => !managesChannels({ req: { user } }),
  },
  disableDuplicate: true,
  lockDocuments: false,
  access: channelAccess,
  endpoints: [keyEndpoint],
  hooks: { afterChange: [noteChange], afterDelete: [recordDeletion] },
  fields: parts,
};
