import { LOCALES } from '@osnowa/contract';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { recordAudit, recordDeletion } from '../../access/audit.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import { SUBSCRIBER_STATES } from '../../fields/states.ts';
import { DAY_AND_TIME } from '../../fields/values.ts';
import { administrators, deniedToAll, evidence, managesSubscribers } from '../../leads/access.ts';

/** Time of each step of the double opt-in. */
const MOMENTS = [
  ['requestedAt', { pl: 'Zapisano się', en: 'Signed up' }],
  ['confirmedAt', { pl: 'Potwierdzono', en: 'Confirmed' }],
  ['unsubscribedAt', { pl: 'Wypisano się', en: 'Unsubscribed' }],
] as const;

/** Makes the confirmation link valid once; only that link contains it outside of the database. */
const ticket = { create: deniedToAll, read: deniedToAll, update: deniedToAll };

const ONLY_THEMSELVES: AdminLabel = {
  pl: 'Na newsletter każdy zapisuje się sam i sam to potwierdza. W panelu można tę osobę tylko wypisać.',
  en: 'People sign up for the newsletter and confirm it themselves. The back office can only unsubscribe them.',
};

/** The one change of state that people make: they unsubscribe somebody who asked for it. */
const unsubscribeOnly: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || data.state === originalDoc.state) return data;
  if (data.state !== 'unsubscribed') {
    throw new APIError(inAdminLanguage(ONLY_THEMSELVES, req), 400, undefined, true);
  }
  const subject = String(originalDoc.id);
  await recordAudit(req.payload, req, { action: 'withdrawal', subject, detail: 'newsletter' });
  return { ...data, unsubscribedAt: new Date().toISOString(), ticket: null };
};

/** Subscribers of the newsletter, confirmed or not, with the consent that they gave. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: { pl: 'Subskrybent', en: 'Subscriber' },
    plural: { pl: 'Newsletter', en: 'Newsletter' },
  },
  access: {
    create: deniedToAll,
    read: managesSubscribers,
    update: managesSubscribers,
    delete: administrators,
  },
  hooks: { beforeChange: [unsubscribeOnly], afterDelete: [recordDeletion] },
  admin: {
    group: MENU_GROUPS.leads,
    useAsTitle: 'mail',
    defaultColumns: ['mail', 'fullName', 'locale', 'state', 'createdAt'],
    hidden: ({ user }) => !managesSubscribers({ req: { user } }),
  },
  fields: [
    {
      name: 'mail',
      label: { pl: 'E-mail', en: 'Email' },
      type: 'email',
      required: true,
      unique: true,
      access: evidence,
    },
    {
      name: 'fullName',
      label: { pl: 'Imię i nazwisko', en: 'Name' },
      type: 'text',
      required: true,
    },
    {
      name: 'locale',
      label: { pl: 'Język', en: 'Language' },
      type: 'select',
      required: true,
      options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
    },
    {
      name: 'state',
      label: { pl: 'Stan', en: 'State' },
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [...SUBSCRIBER_STATES],
      access: { create: deniedToAll },
      admin: { position: 'sidebar', isClearable: false, description: ONLY_THEMSELVES },
    },
    {
      name: 'consent',
      label: { pl: 'Zgoda', en: 'Consent' },
      type: 'textarea',
      required: true,
      access: evidence,
      admin: {
        readOnly: true,
        description: {
          pl: 'Jak i kiedy udzielono zgody oraz jej treść.',
          en: 'How and when consent was given, and its words.',
        },
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
