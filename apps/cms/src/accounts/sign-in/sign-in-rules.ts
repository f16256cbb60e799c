import type { GlobalConfig } from 'payload';
import { label, optionsOf } from '../../kit/words.ts';
import { administrators } from '../access.ts';
import { hasRole, ROLES } from '../roles.ts';
import { SIGN_IN_RULES } from './second-factor/second-factor.ts';

/** Requirements of accounts for signing in. */
export const signInRules: GlobalConfig = {
  slug: SIGN_IN_RULES,
  label: label((w) => w.globals.signInRules.signInRules),
  access: { read: administrators, update: administrators },
  admin: {
    group: label((w) => w.menu.system),
    hidden: ({ user }) => !hasRole(user, 'admin'),
    hideAPIURL: true,
  },
  fields: [
    {
      name: 'secondStepFor',
      label: label((w) => w.globals.signInRules.secondStepFor),
      type: 'select',
      hasMany: true,
      options: optionsOf(ROLES, (w) => w.accounts.roles),
      admin: { description: label((w) => w.globals.signInRules.secondStepForHint) },
    },
  ],
};
