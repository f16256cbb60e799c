import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { administrators, deniedToAll, evidence, managesSubscribers } from '../accounts/access.ts';
import { recordAudit, recordDeletion } from '../accounts/audit.ts';
import { refusal } from '../kit/endpoint.ts';
import { LOCALE_OPTIONS } from '../kit/fields/values.ts';
import { SUBSCRIBER_STATES } from '../kit/states/states.ts';
import { label, oneAndMany, optionsOf } from '../kit/words.ts';
import { evidenceField } from '../leads/copies/evidence.ts';

/** The time of a step of the double opt-in. */
function moment(name: string, named: 'moments' | 'subscribersMoments' | 'unsubscribed'): Field {
  return evidenceField('date', name, (w) => w.records.subscribers[named], {
    admin: { position: 'sidebar', condition: (data) => Boolean(data[name]) },
  });
}

/** Makes the confirmation link valid once; only that link contains it outside of the database. */
const ticket = { create: deniedToAll, read: deniedToAll, update: deniedToAll };

/** The one change of state that people make: they unsubscribe somebody who asked for it. */
const unsubscribeOnly: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || data.state === originalDoc.state) return data;
  if (data.state !== 'unsubscribed') {
    throw refusal(req, (w) => w.records.subscribers.onlyThemselves);
  }
  const subject = String(originalDoc.id);
  await recordAudit(req.payload, req, { action: 'withdrawal', subject, detail: 'newsletter' });
  return { ...data, unsubscribedAt: new Date().toISOString(), ticket: null };
};

/** Subscribers of the newsletter, confirmed or not, with the consent that they gave. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: oneAndMany((w) => w.records.subscribers),
  access: {
    create: deniedToAll,
    read: managesSubscribers,
    update: managesSubscribers,
    delete: administrators,
  },
  hooks: { beforeChange: [unsubscribeOnly], afterDelete: [recordDeletion] },
  admin: {
    group: label((w) => w.menu.leads),
    useAsTitle: 'mail',
    defaultColumns: ['mail', 'fullName', 'locale', 'state', 'createdAt'],
    hidden: ({ user }) => !managesSubscribers({ req: { user } }),
  },
  fields: [
    {
      name: 'mail',
      label: label((w) => w.records.subscribers.mail),
      type: 'email',
      required: true,
      unique: true,
      access: evidence,
    },
    {
      name: 'fullName',
      label: label((w) => w.records.subscribers.fullName),
      type: 'text',
      required: true,
    },
    {
      name: 'locale',
      label: label((w) => w.records.subscribers.locale),
      type: 'select',
      required: true,
      options: LOCALE_OPTIONS,
    },
    {
      name: 'state',
      label: label((w) => w.records.subscribers.state),
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: optionsOf(SUBSCRIBER_STATES, (w) => w.states.subscriberStates),
      access: { create: deniedToAll },
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: label((w) => w.records.subscribers.onlyThemselves),
      },
    },
    evidenceField('textarea', 'consent', (w) => w.records.subscribers.consent, {
      required: true,
      admin: { description: label((w) => w.records.subscribers.consentHint) },
    }),
    moment('requestedAt', 'moments'),
    moment('confirmedAt', 'subscribersMoments'),
    moment('unsubscribedAt', 'unsubscribed'),
    { name: 'ticket', type: 'text', access: ticket, admin: { hidden: true } },
  ],
};
