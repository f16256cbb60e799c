import { LOCALES } from '@osnowa/contract';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { recordAudit, recordDeletion } from '../../access/audit.ts';
import { SUBSCRIBER_STATES } from '../../fields/states.ts';
import { DAY_AND_TIME } from '../../fields/values.ts';
import { label, optionsOf, wordsFor } from '../../kit/words.ts';
import { administrators, deniedToAll, evidence, managesSubscribers } from '../../leads/access.ts';

/** Time of each step of the double opt-in. */
const MOMENTS = [
  ['requestedAt', label((w) => w.records.subscribers.moments)],
  ['confirmedAt', label((w) => w.records.subscribers.subscribersMoments)],
  ['unsubscribedAt', label((w) => w.records.subscribers.unsubscribed)],
] as const;

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
    throw new APIError(wordsFor(req).records.subscribers.onlyThemselves, 400, undefined, true);
  }
  const subject = String(originalDoc.id);
  await recordAudit(req.payload, req, { action: 'withdrawal', subject, detail: 'newsletter' });
  return { ...data, unsubscribedAt: new Date().toISOString(), ticket: null };
};

/** Subscribers of the newsletter, confirmed or not, with the consent that they gave. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: label((w) => w.records.subscribers.singular),
    plural: label((w) => w.records.subscribers.plural),
  },
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
      options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
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
    {
      name: 'consent',
      label: label((w) => w.records.subscribers.consent),
      type: 'textarea',
      required: true,
      access: evidence,
      admin: {
        readOnly: true,
        description: label((w) => w.records.subscribers.consentHint),
      },
    },
    ...MOMENTS.map(
      ([name, label]): Field => ({
        name,
        label,
        type: 'date',
        access: evidence,
        admin: {
          position: 'sidebar',
          readOnly: true,
          date: DAY_AND_TIME,
          condition: (data) => Boolean(data[name]),
        },
      }),
    ),
    { name: 'ticket', type: 'text', access: ticket, admin: { hidden: true } },
  ],
};
