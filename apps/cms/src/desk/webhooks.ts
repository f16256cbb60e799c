import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Field,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { channelAccess, deniedToAll, managesChannels } from '../accounts/access.ts';
import { recordAudit, recordDeletion } from '../accounts/audit.ts';
import { endpoint, forbiddenUnless } from '../kit/endpoint.ts';
import { label, oneAndMany, optionsOf, wordsFor } from '../kit/words.ts';
import { LEAD_EVENTS } from '../leads/events/lead-events.ts';
import { deliverTrial } from './deliveries.ts';
import { isPostable } from './post.ts';
import { newWebhookSecret } from './send-webhook.ts';

/** A webhook has a secret from the beginning; it is shown when a new one is made. */
const makeSecret: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, secret: req.payload.encrypt(newWebhookSecret()) } : data;

/** Personal data go to this address: the audit log says by whom it was set. */
const noteChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const watched = ['name', 'address', 'events', 'isOn'] as const;
  const changed = watched.filter(
    (name) => JSON.stringify(doc[name]) !== JSON.stringify(previousDoc?.[name]),
  );
  if (changed.length > 0) {
    const detail = operation === 'create' ? 'created' : `changed: ${changed.join(', ')}`;
    await recordAudit(req.payload, req, {
      action: 'channel',
      subject: `webhook ${doc.id}`,
      detail: `${detail}; host ${URL.parse(doc.address)?.host ?? ''}`,
    });
  }
  return doc;
};

/** Deletes a webhook's deliveries with it, and their content. */
const forgetDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { webhook: { equals: id } };
  await req.payload.db.deleteMany({ collection: 'deliveries', where, req });
};

/** The webhook of a request. @throws NotFound */
async function webhookOf(req: PayloadRequest): Promise<{ id: number; name: string }> {
  const id = Number(req.routeParams?.id);
  const webhook = await req.payload.db.findOne<{ id: number; name: string }>({
    collection: 'webhooks',
    where: { id: { equals: Number.isInteger(id) ? id : 0 } },
    select: { name: true },
  });
  if (!webhook) throw new NotFound(req.t);
  return webhook;
}

/** A new secret in place of the old one, shown this once. */
async function renewSecret(req: PayloadRequest) {
  const { id } = await webhookOf(req);
  const secret = newWebhookSecret();
  await req.payload.db.updateOne({
    collection: 'webhooks',
    id,
    data: { secret: req.payload.encrypt(secret) },
    returning: false,
  });
  const detail = 'new secret';
  await recordAudit(req.payload, req, { action: 'channel', subject: `webhook ${id}`, detail });
  return { secret };
}

async function sendTrial(req: PayloadRequest) {
  const { id, name } = await webhookOf(req);
  return deliverTrial(req.payload, { kind: 'webhook', id, name });
}

const managers = {
  method: 'post',
  who: forbiddenUnless((user) => managesChannels({ req: { user } })),
} as const;

/** Below `/payload/webhooks`. */
const webhookEndpoints = [
  endpoint({ ...managers, path: '/:id/secret', run: renewSecret }),
  endpoint({ ...managers, path: '/:id/test', run: sendTrial }),
];

const parts: Field[] = [
  {
    name: 'name',
    label: label((w) => w.records.webhooks.partsName),
    type: 'text',
    required: true,
    maxLength: 80,
    admin: { description: label((w) => w.records.webhooks.nameHint) },
  },
  {
    name: 'address',
    label: label((w) => w.records.webhooks.partsAddress),
    type: 'text',
    required: true,
    maxLength: 2_000,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      (typeof value === 'string' && isPostable(value)) ||
      wordsFor(req).records.webhooks.notPostable,
    admin: { placeholder: 'https://' },
  },
  {
    name: 'events',
    label: label((w) => w.records.webhooks.partsEvents),
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['lead.received'],
    options: optionsOf(LEAD_EVENTS, (w) => w.leadRules.events),
    admin: { description: label((w) => w.records.webhooks.eventsHint) },
  },
  {
    name: 'isOn',
    label: label((w) => w.records.webhooks.partsIsOn),
    type: 'checkbox',
    defaultValue: true,
  },
  {
    name: 'secret',
    type: 'text',
    access: { create: deniedToAll, read: deniedToAll, update: deniedToAll },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'tools',
    type: 'ui',
    admin: {
      components: { Field: '/desk/channel-tools.tsx#WebhookTools' },
      disableListColumn: true,
    },
  },
  {
    name: 'deliveries',
    label: label((w) => w.records.webhooks.partsDeliveries),
    type: 'join',
    collection: 'deliveries',
    on: 'webhook',
    defaultSort: '-id',
    defaultLimit: 10,
    admin: {
      allowCreate: false,
      defaultColumns: ['event', 'state', 'answerStatus', 'attempts', 'happenedAt'],
      condition: ({ id }) => Boolean(id),
    },
  },
];

/** Addresses of other programs that receive events of leads. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: oneAndMany((w) => w.records.webhooks),
  admin: {
    group: label((w) => w.menu.system),
    useAsTitle: 'name',
    defaultColumns: ['name', 'address', 'events', 'isOn'],
    description: label((w) => w.records.webhooks.anotherProgramSuchAsHint),
    hideAPIURL: true,
    hidden: ({ user }) => !managesChannels({ req: { user } }),
  },
  disableDuplicate: true,
  lockDocuments: false,
  access: channelAccess,
  endpoints: webhookEndpoints,
  hooks: {
    beforeChange: [makeSecret],
    afterChange: [noteChange],
    beforeDelete: [forgetDeliveries],
    afterDelete: [recordDeletion],
  },
  fields: parts,
};
