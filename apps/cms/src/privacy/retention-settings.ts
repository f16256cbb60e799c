import type { Field, GlobalConfig } from 'payload';
import { administrators } from '../accounts/access.ts';
import { hasRole } from '../accounts/roles.ts';
import { label } from '../kit/words.ts';
import { RETENTION_DEFAULTS, type RetentionName } from './retention-periods.ts';

/** Longest that an application may be stored, in months: decision III OSK 2700/22 of the Polish Supreme Administrative Court. */
const APPLICATION_CAP = 36;

function period(name: RetentionName, max: number): Field {
  return {
    name,
    label: label((w) => w.globals.retention[name]),
    type: 'number',
    required: true,
    min: 1,
    max,
    defaultValue: RETENTION_DEFAULTS[name],
    admin: { step: 1 },
  };
}

/** How long personal data are stored. The retention job reads it at every run. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: label((w) => w.globals.retention.retention),
  access: { read: administrators, update: administrators },
  admin: {
    group: label((w) => w.menu.system),
    description: label((w) => w.globals.retention.how),
    hidden: ({ user }) => !hasRole(user, 'admin'),
    hideAPIURL: true,
  },
  fields: [
    period('leadMonths', 120),
    period('applicationMonths', APPLICATION_CAP),
    period('extendedApplicationMonths', APPLICATION_CAP),
    period('spamDays', 365),
    period('withdrawnDays', 365),
    period('messageDays', 365),
    period('deliveryDays', 365),
    period('strayMailDays', 365),
    period('optInDays', 14),
    period('networkDays', 30),
    period('auditMonths', 120),
    period('offerMonths', 120),
  ],
};
