import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import type { CollectionBeforeDeleteHook, CollectionConfig, Condition, Field } from 'payload';
import { noteDevice } from '../../access/accounts/devices/known-devices.ts';
import {
  endPushAtSignOut,
  endPushWithoutSession,
  followSignIn,
} from '../../access/accounts/devices/push-here.ts';
import { notedSession } from '../../access/accounts/devices/sessions-of.ts';
import { signInEndpoints } from '../../access/accounts/endpoints.ts';
import { IDLE_SECONDS } from '../../access/accounts/idle.ts';
import {
  hashToken,
  resetMail,
  resetSubject,
  storeHashOfToken,
} from '../../access/accounts/reset-mail.ts';
import {
  closedEndpoints,
  keepAnAdministrator,
  strongPassword,
} from '../../access/accounts/rules.ts';
import {
  askForCode,
  noSessionByReset,
  noteReset,
  silentReset,
} from '../../access/accounts/second-factor/at-sign-in.ts';
import { askForPassword } from '../../access/accounts/second-factor/own-password.ts';
import { endAll, endAtLast, notePassword } from '../../access/accounts/sessions.ts';
import {
  limitTries,
  recordFailedLogin,
  resetWithoutTransaction,
} from '../../access/accounts/sign-in.ts';
import { notifyOfAddress, recordLogin } from '../../access/accounts/sign-in-changes.ts';
import { forgetTries } from '../../access/accounts/tries.ts';
import { accountAccess, administratorsOnly } from '../../access/people.ts';
import { hasRole, isStaff, ROLES } from '../../access/roles.ts';
import { TRANSLATOR } from '../../access/translators.ts';
import { label, optionsOf } from '../../kit/words.ts';

import { deniedToAll } from '../../leads/access.ts';
import { pushEndpoints } from '../../leads/events/push-endpoints.ts';
import type { Env } from '../../process/env.ts';
import { answering } from './accounts/answering.ts';
import { callHours, notifyOfCallHours, notifyOfDeletedHours } from './accounts/call-hours.ts';

/** With an account go its devices, and what waits for them. */
const forgetDevices: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  const { docs } = await db.find<{ id: number }>({
    collection: 'push-devices',
    where: { account: { equals: id } },
    select: {},
    pagination: false,
    req,
  });
  const where = { device: { in: docs.map((device) => device.id) } };
  if (docs.length > 0) await db.deleteMany({ collection: 'deliveries', where, req });
  await db.deleteMany({ collection: 'push-devices', where: { account: { equals: id } }, req });
};

const RECORDS = ['second-factors', 'recovery-codes', 'passkeys', 'known-devices'] as const;

/**
 * With an account everything goes that it was signed in with. Before it: afterwards its rows no
 * longer name it.
 */
const forgetSignIn: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of RECORDS) {
    await req.payload.db.deleteMany({ collection, where: { account: { equals: id } }, req });
  }
};

/** Both fields limit an editor; other roles have no content to write, administrators no limits. */
const isEditorsAccount: Condition = ({ roles }) =>
  Array.isArray(roles) && roles.includes('editor') && !roles.includes('admin');

/** Limits of an editor. */
const LIMITS: Field[] = [
  {
    name: 'mayPublish',
    label: label((w) => w.records.users.limitsMayPublish),
    type: 'checkbox',
    // Editors whose accounts are older than this field publish as before.
    defaultValue: true,
    access: { create: administratorsOnly, update: administratorsOnly },
    admin: {
      condition: isEditorsAccount,
      description: label((w) => w.records.users.mayPublishHint),
    },
  },
  {
    name: 'languages',
    label: label((w) => w.records.users.limitsLanguages),
    type: 'select',
    hasMany: true,
    options: LOCALE_CODES.map((code) => ({ value: code, label: LOCALES[code].name })),
    access: { create: administratorsOnly, update: administratorsOnly },
    admin: {
      condition: isEditorsAccount,
      description: label((w) => w.records.users.languagesHint),
    },
  },
];

/** Typed to change the own address or password; it is never stored. */
const CURRENT_PASSWORD: Field = {
  name: 'currentPassword',
  label: label((w) => w.records.users.currentPassword),
  type: 'text',
  virtual: true,
  access: { create: deniedToAll },
  admin: {
    components: { Field: '/admin/sign-in/current-password.tsx#CurrentPassword' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
};

const NAME: Field = {
  name: 'name',
  label: label((w) => w.records.users.name),
  type: 'text',
  required: true,
};

const ROLE: Field = {
  name: 'roles',
  label: label((w) => w.records.users.roles),
  type: 'select',
  hasMany: true,
  required: true,
  saveToJWT: true,
  defaultValue: ['editor'],
  options: optionsOf([...ROLES, TRANSLATOR], (w) => w.accounts.roles),
  // Such accounts are made with a link, and stay what they are.
  filterOptions: ({ data, options }) => {
    const isOne = [data.roles].flat().includes(TRANSLATOR);
    return options.filter((one) => (typeof one === 'object' && one.value === TRANSLATOR) === isOne);
  },
  access: { create: administratorsOnly, update: administratorsOnly },
};

/** Written with a translator's link: an `Assignment`. */
const ASSIGNMENT: Field = {
  name: 'assignment',
  type: 'json',
  admin: { hidden: true },
  access: { create: deniedToAll, update: deniedToAll },
};

/** Shown below each reply that the person sends. */
const SIGNATURE: Field = {
  name: 'signature',
  label: label((w) => w.records.users.signature),
  type: 'textarea',
  maxLength: 1_000,
  admin: {
    condition: ({ roles }) => Array.isArray(roles) && roles.some((role) => role !== 'editor'),
    description: label((w) => w.records.users.signatureHint),
  },
};

/** The person's sign-in, and the devices on which they get notifications of leads. */
const SIGN_IN: Field[] = [
  {
    name: 'push',
    type: 'ui',
    admin: {
      condition: isStaff,
      components: { Field: '/admin/leads/channels/push-field.tsx#PushField' },
      disableListColumn: true,
    },
  },
  {
    name: 'signIn',
    type: 'ui',
    label: label((w) => w.records.users.signIn),
    admin: {
      condition: isStaff,
      components: { Field: '/admin/sign-in/account-panel.tsx#AccountPanel' },
      disableListColumn: true,
    },
  },
  {
    // Payload's own field, with further facts for the list of sessions.
    name: 'sessions',
    type: 'array',
    fields: [
      { name: 'browser', type: 'text' },
      { name: 'usedAt', type: 'date' },
    ],
  },
];

/** Accounts of the company's people for the back office. */
export function users({ CMS_URL }: Pick<Env, 'CMS_URL'>): CollectionConfig {
  return {
    slug: 'users',
    labels: {
      singular: label((w) => w.records.users.singular),
      plural: label((w) => w.records.users.plural),
    },
    access: accountAccess,
    admin: {
      group: label((w) => w.menu.system),
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'roles'],
      description: label((w) => w.accounts.weak),
      hidden: ({ user }) => !hasRole(user, 'admin'),
      hideAPIURL: true,
    },
    auth: {
      // Tries are limited before Payload checks them (accounts/sign-in.ts). Its own lock would
      // answer differently for accounts that exist, and lock their owners out.
      maxLoginAttempts: Number.MAX_SAFE_INTEGER,
      tokenExpiration: IDLE_SECONDS,
      strategies: [notedSession],
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Strict', secure: CMS_URL.startsWith('https:') },
      forgotPassword: { generateEmailHTML: resetMail, generateEmailSubject: resetSubject },
    },
    endpoints: [...closedEndpoints, ...signInEndpoints, ...pushEndpoints],
    hooks: {
      beforeOperation: [
        resetWithoutTransaction,
        limitTries,
        noteReset,
        hashToken,
        endAtLast,
        strongPassword,
        askForPassword,
        notePassword,
      ],
      beforeLogin: [askForCode],
      afterLogin: [noSessionByReset, forgetTries, recordLogin, noteDevice, followSignIn],
      afterLogout: [endPushAtSignOut],
      afterOperation: [silentReset],
      afterError: [recordFailedLogin, endPushWithoutSession],
      beforeChange: [keepAnAdministrator.onChange, storeHashOfToken],
      afterChange: [endAll, notifyOfAddress, notifyOfCallHours],
      beforeDelete: [keepAnAdministrator.onDelete, forgetSignIn, forgetDevices],
      afterDelete: [notifyOfDeletedHours],
    },
    fields: [
      CURRENT_PASSWORD,
      NAME,
      ROLE,
      ASSIGNMENT,
      SIGNATURE,
      ...LIMITS,
      ...answering,
      callHours,
      ...SIGN_IN,
    ],
  };
}
