import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
} from 'payload';
import { recordAudit, recordDeletion } from '../../access/audit.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { deniedToAll, managesChannels } from '../../leads/access.ts';
import { LEAD_EVENT_LABELS, LEAD_EVENTS } from '../../leads/events/lead-events.ts';
import { isPostable } from '../../leads/events/post.ts';
import { webhookEndpoints } from '../../leads/events/webhook-endpoints.ts';
import { newWebhookSecret } from '../../leads/events/webhook-signature.ts';

const NOT_POSTABLE: AdminLabel = {
  pl: 'Wpisz pełny adres, który zaczyna się od https://. Adres w sieci firmy musi najpierw dopuścić administrator serwera (INTERNAL_HOSTS).',
  en: 'Enter a full address that begins with https://. An address in the company’s own network has to be allowed by the server’s administrator first (INTERNAL_HOSTS).',
};

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

const parts: Field[] = [
  {
    name: 'name',
    label: { pl: 'Nazwa', en: 'Name' },
    type: 'text',
    required: true,
    maxLength: 80,
    admin: { description: { pl: 'Na przykład „CRM”.', en: 'Such as “CRM”.' } },
  },
  {
    name: 'address',
    label: { pl: 'Adres odbiorcy', en: 'Address of the receiver' },
    type: 'text',
    required: true,
    maxLength: 2_000,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown, { req }: { req: Parameters<typeof inAdminLanguage>[1] }) =>
      (typeof value === 'string' && isPostable(value)) || inAdminLanguage(NOT_POSTABLE, req),
    admin: { placeholder: 'https://' },
  },
  {
    name: 'events',
    label: { pl: 'Zdarzenia', en: 'Events' },
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['lead.received'],
    options: LEAD_EVENTS.map((value) => ({ value, label: LEAD_EVENT_LABELS[value] })),
    admin: {
      description: {
        pl: 'O zgłoszeniach do pracy i zapisach na newsletter webhook nie powiadamia.',
        en: 'A webhook does not tell of job applications and of sign-ups for the newsletter.',
      },
    },
  },
  {
    name: 'isOn',
    label: { pl: 'Włączony', en: 'On' },
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
      components: { Field: '/admin/leads/channels/webhook-tools.tsx#WebhookTools' },
      disableListColumn: true,
    },
  },
  {
    name: 'deliveries',
    label: { pl: 'Doręczenia', en: 'Deliveries' },
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
  labels: {
    singular: { pl: 'Webhook', en: 'Webhook' },
    plural: { pl: 'Webhooki', en: 'Webhooks' },
  },
  admin: {
    group: MENU_GROUPS.system,
    useAsTitle: 'name',
    defaultColumns: ['name', 'address', 'events', 'isOn'],
    description: {
      pl: 'Inny program, na przykład CRM, dowiaduje się od razu, co dzieje się z zapytaniem.',
      en: 'Another program, such as a CRM, is told at once what happens to a lead.',
    },
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
  endpoints: webhookEndpoints,
  hooks: {
    beforeChange: [makeSecret],
    afterChange: [noteChange],
    beforeDelete: [forgetDeliveries],
    afterDelete: [recordDeletion],
  },
  fields: parts,
};
