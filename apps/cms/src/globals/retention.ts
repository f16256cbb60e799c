import type { Field, GlobalConfig } from 'payload';
import { hasRole } from '../access/roles.ts';
import { MENU_GROUPS } from '../fields/menu-groups.ts';
import type { Words } from '../fields/words.ts';
import { administrators } from '../leads/access.ts';
import { RETENTION_DEFAULTS, type RetentionName } from '../privacy/retention-periods.ts';

/** Longest that an application may be kept, in months: decision III OSK 2700/22 of the Polish Supreme Administrative Court. */
const APPLICATION_CAP = 36;

function period(name: RetentionName, label: Words, max: number): Field {
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

const HOW: Words = {
  pl: 'Raz na godzinę usuwane jest to, czego czas minął. Nic nie zniknie, gdy zegar wygląda na przestawiony albo gdy ubyłaby ponad jedna piąta zapytań.',
  en: 'Once an hour what is past its time is deleted. Nothing goes when the clock looks wrong, or when more than a fifth of the leads would.',
  de: 'Stündlich wird gelöscht, wessen Frist abgelaufen ist. Nichts verschwindet, wenn die Uhr falsch zu gehen scheint oder mehr als ein Fünftel der Anfragen betroffen wäre.',
};

/** How long personal data are kept. The retention job reads it at every run. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: { pl: 'Czas przechowywania', en: 'Retention', de: 'Aufbewahrung' },
  access: { read: administrators, update: administrators },
  admin: {
    group: MENU_GROUPS.system,
    description: HOW,
    hidden: ({ user }) => !hasRole(user, 'admin'),
    hideAPIURL: true,
  },
  fields: [
    period(
      'leadMonths',
      { pl: 'Zapytania (miesiące)', en: 'Leads (months)', de: 'Anfragen (Monate)' },
      120,
    ),
    period(
      'applicationMonths',
      {
        pl: 'Zgłoszenia do pracy (miesiące)',
        en: 'Job applications (months)',
        de: 'Bewerbungen (Monate)',
      },
      APPLICATION_CAP,
    ),
    period(
      'extendedApplicationMonths',
      {
        pl: 'Zgłoszenia za zgodą na przyszłe rekrutacje (miesiące)',
        en: 'Applications with consent to future recruitment (months)',
        de: 'Bewerbungen mit Einwilligung in künftige Verfahren (Monate)',
      },
      APPLICATION_CAP,
    ),
    period(
      'spamDays',
      {
        pl: 'Spam i kwarantanna (dni)',
        en: 'Spam and quarantine (days)',
        de: 'Spam und Quarantäne (Tage)',
      },
      365,
    ),
    period(
      'withdrawnDays',
      {
        pl: 'Zapytania po wycofaniu zgody (dni)',
        en: 'Leads after consent was withdrawn (days)',
        de: 'Anfragen nach Widerruf der Einwilligung (Tage)',
      },
      365,
    ),
    period(
      'messageDays',
      {
        pl: 'Treść wysłanych wiadomości (dni)',
        en: 'Text of mails that have left (days)',
        de: 'Text gesendeter Nachrichten (Tage)',
      },
      365,
    ),
    period(
      'optInDays',
      {
        pl: 'Niepotwierdzone zapisy na newsletter (dni)',
        en: 'Unconfirmed newsletter sign-ups (days)',
        de: 'Unbestätigte Newsletter-Anmeldungen (Tage)',
      },
      14,
    ),
    period(
      'networkDays',
      {
        pl: 'Skrócony adres sieci (dni)',
        en: 'Shortened network address (days)',
        de: 'Gekürzte Netzadresse (Tage)',
      },
      30,
    ),
    period(
      'auditMonths',
      { pl: 'Dziennik zdarzeń (miesiące)', en: 'Audit log (months)', de: 'Protokoll (Monate)' },
      120,
    ),
  ],
};
