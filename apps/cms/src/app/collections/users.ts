import type { CollectionBeforeDeleteHook, CollectionConfig, Condition, Field } from 'payload';
import { deniedToAll } from '../../accounts/access.ts';
import {
  accountAccess,
  administratorsOnly,
  hasRole,
  isStaff,
  ROLES,
} from '../../accounts/roles.ts';
import { closedEndpoints, keepAnAdministrator } from '../../accounts/sign-in/administrator.ts';
import { noteDevice } from '../../accounts/sign-in/devices/known-devices.ts';
import {
  endPushAtSignOut,
  endPushWithoutSession,
  followSignIn,
} from '../../accounts/sign-in/devices/push-here.ts';
import { signInEndpoints } from '../../accounts/sign-in/endpoints.ts';
import {
  hashToken,
  resetMail,
  resetSubject,
  storeHashOfToken,
  strongPassword,
} from '../../accounts/sign-in/password.ts';
import { askForPassword } from '../../accounts/sign-in/person.ts';
import { IDLE_SECONDS } from '../../accounts/sign-in/session-cookie.ts';
import { endAll, endAtLast, notedSession, notePassword } from '../../accounts/sign-in/sessions.ts';
import {
  askForCode,
  limitTries,
  noSessionByReset,
  noteReset,
  recordFailedLogin,
  resetWithoutTransaction,
  silentReset,
} from '../../accounts/sign-in/sign-in.ts';
import { notifyOfAddress, recordLogin } from '../../accounts/sign-in/sign-in-changes.ts';
import { forgetTries } from '../../accounts/sign-in/tries.ts';
import { TRANSLATOR } from '../../accounts/translators.ts';
import { pushEndpoints } from '../../desk/push-endpoints.ts';
import { LOCALE_OPTIONS } from '../../kit/fields/values.ts';
import { label, oneAndMany, optionsOf } from '../../kit/words.ts';
import { idsOf } from '../../platform/database/sql.ts';
import type { Env } from '../../platform/process/env.ts';
import { answering } from './accounts/answering.ts';
import { callHours, notifyOfCallHours, notifyOfDeletedHours } from './accounts/call-hours.ts';

/** With an account go its devices, what waits for them, and which leads it has read. */
const forgetDevices: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  const where = { account: { equals: id } };
  const devices = await idsOf(req.payload, 'push-devices', where, req);
  if (devices.length > 0) {
    await db.deleteMany({ collection: 'deliveries', where: { device: { in: devices } }, req });
  }
  await db.deleteMany({ collection: 'push-devices', where, req });
  await db.deleteMany({ collection: 'lead-reads', where, req });
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
    access: administratorsOnly,
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
    options: LOCALE_OPTIONS,
    access: administratorsOnly,
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
    components: { Field: '/accounts/sign-in/account-panel.tsx#CurrentPassword' },
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
  access: administratorsOnly,
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
      components: { Field: '/desk/push-field.tsx#PushField' },
      disableListColumn: true,
    },
  },
  {
    name: 'signIn',
    type: 'ui',
    label: label((w) => w.records.users.signIn),
    admin: {
      condition: isStaff,
      components: { Field: '/accounts/sign-in/account-panel.tsx#AccountPanel' },
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
    labels: oneAndMany((w) => w.records.users),
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
