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
  WEAK,
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
import { hasRole, ROLES } from '../../access/roles.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
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

const MAY_PUBLISH_HINT: AdminLabel = {
  pl: 'Publikuje, wycofuje, planuje i usuwa. Bez tego zapisuje szkice i prosi o publikację.',
  en: 'Publishes, unpublishes, schedules and deletes. Otherwise this person saves drafts and asks for publication.',
};

const LANGUAGES_HINT: AdminLabel = {
  pl: 'Puste: wszystkie. Inaczej zmienia tylko teksty w tych językach; wspólne pola, takie jak obrazy i adresy, zmieniają osoby, które piszą po polsku.',
  en: 'Empty: all of them. Otherwise this person changes texts in these languages only. A person who writes Polish changes shared fields, such as pictures and addresses.',
};

/** Both fields limit an editor; other roles have no content to write, administrators no limits. */
const isEditorsAccount: Condition = ({ roles }) =>
  Array.isArray(roles) && roles.includes('editor') && !roles.includes('admin');

/** Limits of an editor. */
const LIMITS: Field[] = [
  {
    name: 'mayPublish',
    label: { pl: 'Może publikować', en: 'May publish' },
    type: 'checkbox',
    // Editors whose accounts are older than this field publish as before.
    defaultValue: true,
    access: { create: administratorsOnly, update: administratorsOnly },
    admin: { condition: isEditorsAccount, description: MAY_PUBLISH_HINT },
  },
  {
    name: 'languages',
    label: { pl: 'Języki, w których pisze', en: 'Languages this person writes' },
    type: 'select',
    hasMany: true,
    options: LOCALE_CODES.map((code) => ({ value: code, label: LOCALES[code].name })),
    access: { create: administratorsOnly, update: administratorsOnly },
    admin: { condition: isEditorsAccount, description: LANGUAGES_HINT },
  },
];

/** Typed to change the own address or password; it is never stored. */
const CURRENT_PASSWORD: Field = {
  name: 'currentPassword',
  label: { pl: 'Obecne hasło', en: 'Present password' },
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
  label: { pl: 'Imię i nazwisko', en: 'Name' },
  type: 'text',
  required: true,
};

/** Shown below each reply that the person sends. */
const SIGNATURE: Field = {
  name: 'signature',
  label: { pl: 'Podpis pod odpowiedziami', en: 'Signature below replies' },
  type: 'textarea',
  maxLength: 1_000,
  admin: {
    condition: ({ roles }) => Array.isArray(roles) && roles.some((role) => role !== 'editor'),
    description: {
      pl: 'Na przykład imię i nazwisko, stanowisko i telefon, każde w osobnym wierszu.',
      en: 'For example name, position and telephone, each on its own line.',
    },
  },
};

/** The person's sign-in, and the devices on which they get notifications of leads. */
const SIGN_IN: Field[] = [
  {
    name: 'push',
    type: 'ui',
    admin: {
      components: { Field: '/admin/leads/channels/push-field.tsx#PushField' },
      disableListColumn: true,
    },
  },
  {
    name: 'signIn',
    type: 'ui',
    label: { pl: 'Logowanie', en: 'Sign-in' },
    admin: {
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
      singular: { pl: 'Konto', en: 'Account' },
      plural: { pl: 'Konta', en: 'Accounts' },
    },
    access: accountAccess,
    admin: {
      group: MENU_GROUPS.system,
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'roles'],
      description: WEAK,
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
      {
        name: 'roles',
        label: { pl: 'Role', en: 'Roles' },
        type: 'select',
        hasMany: true,
        required: true,
        saveToJWT: true,
        defaultValue: ['editor'],
        options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
        access: { create: administratorsOnly, update: administratorsOnly },
      },
      SIGNATURE,
      ...LIMITS,
      ...answering,
      callHours,
      ...SIGN_IN,
    ],
  };
}
