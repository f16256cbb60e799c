import type { CollectionConfig } from 'payload';
import { noteDevice } from '../../access/accounts/devices/known-devices.ts';
import { notedSession } from '../../access/accounts/devices/sessions-of.ts';
import { signInEndpoints } from '../../access/accounts/endpoints.ts';
import { forgetSignIn } from '../../access/accounts/forget-sign-in.ts';
import { resetMail, resetSubject } from '../../access/accounts/reset-mail.ts';
import {
  keepAnAdministrator,
  noFirstUser,
  strongPassword,
  WEAK,
} from '../../access/accounts/rules.ts';
import {
  askForCode,
  noSessionByReset,
  noteReset,
  silentReset,
} from '../../access/accounts/second-factor/at-sign-in.ts';
import { endAll, endAtLast, IDLE_SECONDS, notePassword } from '../../access/accounts/sessions.ts';
import { limitTries, recordFailedLogin } from '../../access/accounts/sign-in.ts';
import { forgetTries } from '../../access/accounts/tries.ts';
import { recordLogin } from '../../access/audit.ts';
import { accountAccess, administratorsOnly } from '../../access/people.ts';
import { hasRole, ROLES } from '../../access/roles.ts';
import { MENU_GROUPS } from '../../fields/menu-groups.ts';
import type { Env } from '../../process/env.ts';

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
    endpoints: [noFirstUser, ...signInEndpoints],
    hooks: {
      beforeOperation: [limitTries, noteReset, endAtLast, strongPassword, notePassword],
      beforeLogin: [askForCode],
      afterLogin: [noSessionByReset, forgetTries, recordLogin, noteDevice],
      afterOperation: [silentReset],
      afterError: [recordFailedLogin],
      beforeChange: [keepAnAdministrator.onChange],
      afterChange: [endAll],
      beforeDelete: [keepAnAdministrator.onDelete, forgetSignIn],
    },
    fields: [
      {
        name: 'name',
        label: { pl: 'Imię i nazwisko', en: 'Name' },
        type: 'text',
        required: true,
      },
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
        // Payload's own field, with what the list of sessions shows besides.
        name: 'sessions',
        type: 'array',
        fields: [
          { name: 'browser', type: 'text' },
          { name: 'usedAt', type: 'date' },
        ],
      },
    ],
  };
}
