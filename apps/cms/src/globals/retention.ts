import type { Field, GlobalConfig } from 'payload';
import { hasRole } from '../access/roles.ts';
import type { AdminLabel } from '../kit/office-language.ts';
import { label } from '../kit/words.ts';

import { administrators } from '../leads/access.ts';
import { RETENTION_DEFAULTS, type RetentionName } from '../privacy/retention-periods.ts';

/** Longest that an application may be stored, in months: decision III OSK 2700/22 of the Polish Supreme Administrative Court. */
const APPLICATION_CAP = 36;

function period(name: RetentionName, label: AdminLabel, max: number): Field {
  return {
    name,
    label,
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
    period(
      'leadMonths',
      label((w) => w.globals.retention.leadMonths),
      120,
    ),
    period(
      'applicationMonths',
      label((w) => w.globals.retention.applicationMonths),
      APPLICATION_CAP,
    ),
    period(
      'extendedApplicationMonths',
      label((w) => w.globals.retention.extendedApplicationMonths),
      APPLICATION_CAP,
    ),
    period(
      'spamDays',
      label((w) => w.globals.retention.spamDays),
      365,
    ),
    period(
      'withdrawnDays',
      label((w) => w.globals.retention.withdrawnDays),
      365,
    ),
    period(
      'messageDays',
      label((w) => w.globals.retention.messageDays),
      365,
    ),
    period(
      'deliveryDays',
      label((w) => w.globals.retention.deliveryDays),
      365,
    ),
    period(
      'strayMailDays',
      label((w) => w.globals.retention.strayMailDays),
      365,
    ),
    period(
      'optInDays',
      label((w) => w.globals.retention.optInDays),
      14,
    ),
    period(
      'networkDays',
      label((w) => w.globals.retention.networkDays),
      30,
    ),
    period(
      'auditMonths',
      label((w) => w.globals.retention.auditMonths),
      120,
    ),
  ],
};
