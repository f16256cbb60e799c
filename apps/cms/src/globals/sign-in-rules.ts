import type { GlobalConfig } from 'payload';
import { SIGN_IN_RULES } from '../access/accounts/second-factor/obligation.ts';
import { hasRole, ROLES } from '../access/roles.ts';
import { MENU_GROUPS } from '../fields/menu-groups.ts';
import { administrators } from '../leads/access.ts';

/** Requirements of accounts for signing in. */
export const signInRules: GlobalConfig = {
  slug: SIGN_IN_RULES,
  label: { pl: 'Zasady logowania', en: 'Sign-in rules' },
  access: { read: administrators, update: administrators },
  admin: {
    group: MENU_GROUPS.system,
    hidden: ({ user }) => !hasRole(user, 'admin'),
    hideAPIURL: true,
  },
  fields: [
    {
      name: 'secondStepFor',
      label: {
        pl: 'Weryfikacja dwuetapowa obowiązkowa dla ról',
        en: 'Roles that need two-step verification',
      },
      type: 'select',
      hasMany: true,
      options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
      admin: {
        description: {
          pl: 'Działa od zapisania, także dla Ciebie. Konto z taką rolą bez weryfikacji dwuetapowej otwiera tylko swoje ustawienia logowania, dopóki jej nie włączy.',
          en: 'In force once saved, for you too. An account of such a role without two-step verification opens nothing but its own sign-in settings until it is on.',
        },
      },
    },
  ],
};
