import { randomBytes } from 'node:crypto';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { recordAudit, recordDeletion } from '../../access/audit.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { DAY, DAY_AND_TIME } from '../../fields/values.ts';
import { deniedToAll, evidence, managesChannels } from '../../leads/access.ts';
import { hashOf, PREFIX } from '../../leads/api-keys/api-keys.ts';

/** So much of a key is stored, in characters, so that people tell keys apart. */
const HINT_LENGTH = 10;

/** A new key in place of the old one, shown this once; only its hash is stored. @throws Forbidden */
async function makeKey(req: PayloadRequest): Promise<Response> {
  if (!managesChannels({ req })) throw new Forbidden(req.t);
  const id = Number(req.routeParams?.id);
  const known = await req.payload.db.findOne<{ id: number }>({
    collection: 'api-keys',
    where: { id: { equals: Number.isInteger(id) ? id : 0 } },
    select: {},
  });
  if (!known) throw new APIError('There is no such key.', 404);
  const secret = PREFIX + randomBytes(32).toString('base64url');
  await req.payload.db.updateOne({
    collection: 'api-keys',
    id,
    data: { hash: hashOf(secret), hint: `${secret.slice(0, HINT_LENGTH)}…`, usedAt: null },
    returning: false,
  });
  const detail = 'new key';
  await recordAudit(req.payload, req, { action: 'channel', subject: `api key ${id}`, detail });
  return Response.json({ secret }, { headers: { 'cache-control': 'no-store' } });
}

/** Below `/payload/api-keys`. */
const apiKeyEndpoints: Endpoint[] = [{ path: '/:id/key', method: 'post', handler: makeKey }];

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const ABOUT: AdminLabel = {
  pl: 'Kluczem inny program czyta zapytania, bez zgłoszeń do pracy. Każdemu programowi daj własny klucz.',
  en: 'With a key another program reads leads, without job applications. Give each program a key of its own.',
};

/** A key opens personal data: the audit log says who made and changed it. */
const noteChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const detail = operation === 'create' ? 'created' : 'changed';
  await recordAudit(req.payload, req, { action: 'channel', subject: `api key ${doc.id}`, detail });
  return doc;
};

const parts: Field[] = [
  {
    name: 'name',
    label: { pl: 'Nazwa', en: 'Name' },
    type: 'text',
    required: true,
    maxLength: 80,
    admin: {
      description: { pl: 'Program, który używa klucza.', en: 'The program that uses the key.' },
    },
  },
  {
    name: 'scope',
    label: { pl: 'Co wolno', en: 'What it allows' },
    type: 'select',
    required: true,
    defaultValue: 'leads-read',
    options: [{ value: 'leads-read', label: { pl: 'Czytać zapytania', en: 'To read leads' } }],
  },
  {
    name: 'expiresAt',
    label: { pl: 'Ważny do', en: 'Good until' },
    type: 'date',
    required: true,
    defaultValue: () => new Date(Date.now() + YEAR_MS).toISOString(),
    admin: { date: DAY },
  },
  {
    name: 'isOn',
    label: { pl: 'Włączony', en: 'On' },
    type: 'checkbox',
    defaultValue: true,
    admin: {
      description: {
        pl: 'Wyłączony klucz od razu przestaje działać.',
        en: 'A key that is off stops working at once.',
      },
    },
  },
  {
    name: 'tools',
    type: 'ui',
    admin: {
      components: { Field: '/admin/leads/channels/api-key-tools.tsx#ApiKeyTools' },
      disableListColumn: true,
    },
  },
  {
    name: 'hint',
    label: { pl: 'Początek klucza', en: 'Beginning of the key' },
    type: 'text',
    access: evidence,
    admin: { readOnly: true, condition: ({ hint }) => Boolean(hint) },
  },
  {
    name: 'usedAt',
    label: { pl: 'Ostatnio użyty', en: 'Last used' },
    type: 'date',
    access: evidence,
    admin: {
      readOnly: true,
      date: DAY_AND_TIME,
      components: { Cell: '/admin/leads/cells.tsx#TimeCell' },
      condition: ({ usedAt }) => Boolean(usedAt),
    },
  },
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
  labels: {
    singular: { pl: 'Klucz API', en: 'API key' },
    plural: { pl: 'Klucze API', en: 'API keys' },
  },
  admin: {
    group: MENU_GROUPS.system,
    useAsTitle: 'name',
    defaultColumns: ['name', 'hint', 'isOn', 'expiresAt', 'usedAt'],
    description: ABOUT,
    hideAPIURL: true,
    hidden: ({ user }) => !managesChannels({ req: { user } }),
  },
  disableDuplicate: true,
  lockDocuments: false,
  access: {
    create: managesChannels,
    read: managesChannels,
    update: managesChannels,
    delete: managesChannels,
  },
  endpoints: apiKeyEndpoints,
  hooks: { afterChange: [noteChange], afterDelete: [recordDeletion] },
  fields: parts,
};
