import type { CollectionConfig } from 'payload';
import { resetMail, resetSubject } from '../../access/accounts/reset-mail.ts';
import {
  keepAnAdministrator,
  noFirstUser,
  strongPassword,
  WEAK,
} from '../../access/accounts/rules.ts';
import { endAll, endAtLast, IDLE_SECONDS, notePassword } from '../../access/accounts/sessions.ts';
import { forgetTries, limitTries, recordFailedLogin } from '../../access/accounts/sign-in.ts';
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
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Strict', secure: CMS_URL.startsWith('https:') },
      forgotPassword: { generateEmailHTML: resetMail, generateEmailSubject: resetSubject },
    },
    endpoints: [noFirstUser],
    hooks: {
      beforeOperation: [limitTries, endAtLast, strongPassword, notePassword],
      afterLogin: [forgetTries, recordLogin],
      afterError: [recordFailedLogin],
      beforeChange: [keepAnAdministrator.onChange],
      afterChange: [endAll],
      beforeDelete: [keepAnAdministrator.onDelete],
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
    ],
  };
}
