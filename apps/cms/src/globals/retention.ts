import type { Field, GlobalConfig } from 'payload';
import { hasRole } from '../access/roles.ts';
import type { AdminLabel } from '../fields/admin-label.ts';
import { MENU_GROUPS } from '../fields/menu-groups.ts';
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

const HOW: AdminLabel = {
  pl: 'Raz na godzinę usuwane jest to, czego czas minął. Nic nie zniknie, gdy zegar wygląda na przestawiony albo gdy ubyłaby ponad jedna piąta zapytań.',
  en: 'Once an hour what is past its time is deleted. Nothing goes when the clock looks wrong, or when more than a fifth of the leads would.',
};

/** How long personal data are stored. The retention job reads it at every run. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: { pl: 'Czas przechowywania', en: 'Retention' },
  access: { read: administrators, update: administrators },
  admin: {
    group: MENU_GROUPS.system,
    description: HOW,
    hidden: ({ user }) => !hasRole(user, 'admin'),
    hideAPIURL: true,
  },
  fields: [
    period('leadMonths', { pl: 'Zapytania (miesiące)', en: 'Leads (months)' }, 120),
    period(
      'applicationMonths',
      {
        pl: 'Zgłoszenia do pracy (miesiące)',
        en: 'Job applications (months)',
      },
      APPLICATION_CAP,
    ),
    period(
      'extendedApplicationMonths',
      {
        pl: 'Zgłoszenia za zgodą na przyszłe rekrutacje (miesiące)',
        en: 'Applications with consent to future recruitment (months)',
      },
      APPLICATION_CAP,
    ),
    period(
      'spamDays',
      {
        pl: 'Spam i kwarantanna (dni)',
        en: 'Spam and quarantine (days)',
      },
      365,
    ),
    period(
      'withdrawnDays',
      {
        pl: 'Zapytania po wycofaniu zgody (dni)',
        en: 'Leads after consent was withdrawn (days)',
      },
      365,
    ),
    period(
      'messageDays',
      {
        pl: 'Treść automatycznych wiadomości (dni)',
        en: 'Text of automatic mails (days)',
      },
      365,
    ),
    period(
      'deliveryDays',
      {
        pl: 'Doręczenia webhooków i powiadomień (dni)',
        en: 'Deliveries of webhooks and notifications (days)',
      },
      365,
    ),
    period(
      'strayMailDays',
      {
        pl: 'Odebrane wiadomości bez zapytania (dni)',
        en: 'Received mails without a lead (days)',
      },
      365,
    ),
    period(
      'optInDays',
      {
        pl: 'Niepotwierdzone zapisy na newsletter (dni)',
        en: 'Unconfirmed newsletter sign-ups (days)',
      },
      14,
    ),
    period(
      'networkDays',
      {
        pl: 'Skrócony adres sieci (dni)',
        en: 'Shortened network address (days)',
      },
      30,
    ),
    period('auditMonths', { pl: 'Dziennik zdarzeń (miesiące)', en: 'Audit log (months)' }, 120),
  ],
};
