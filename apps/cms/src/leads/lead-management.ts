import { OFFER_TEXT } from '@osnowa/contract';
import type { Field, GlobalConfig } from 'payload';
import { changesSettings, readsSettings, seesLeads } from '../accounts/access.ts';
import { spanOfDays } from '../kit/fields/days/day-span-field.ts';
import { label, labels, optionsOf, type Words } from '../kit/words.ts';
import { HOLIDAY_COUNTRIES } from './deadlines/holidays.ts';

type Word = Exclude<keyof Words['globals']['leadManagement'], 'closedDays'>;

function tick(name: string, named: Word, hint: Word): Field {
  return {
    name,
    label: label((w) => w.globals.leadManagement[named]),
    type: 'checkbox',
    defaultValue: true,
    admin: { description: label((w) => w.globals.leadManagement[hint]) },
  };
}

/** Days on which the office is closed. */
const daysOff: Field[] = [
  {
    name: 'holidays',
    label: label((w) => w.globals.leadManagement.daysOffHolidays),
    type: 'select',
    hasMany: true,
    defaultValue: ['PL'],
    options: optionsOf(HOLIDAY_COUNTRIES, (w) => w.leadRules.holidayCountries),
    admin: { description: label((w) => w.globals.leadManagement.holidaysHint) },
  },
  {
    name: 'closedDays',
    label: label((w) => w.globals.leadManagement.closedDays.plural),
    labels: labels((w) => w.globals.leadManagement.closedDays),
    type: 'array',
    fields: [
      spanOfDays(),
      {
        name: 'note',
        label: label((w) => w.globals.leadManagement.closedDaysNote),
        type: 'text',
        maxLength: 100,
      },
    ],
    admin: { description: label((w) => w.globals.leadManagement.closedDaysHint) },
  },
];

/** The people who get new leads by round robin, and the notices when one waits. */
const turns: Field[] = [
  {
    name: 'turns',
    label: label((w) => w.globals.leadManagement.turns),
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    filterOptions: { roles: { in: ['sales', 'manager', 'admin'] } },
    admin: {
      allowCreate: false,
      allowEdit: false,
      description: label((w) => w.globals.leadManagement.turnsHint),
    },
  },
  tick('tellsStages', 'turnsTellsStages', 'leadManagementTurnsTellsStages'),
  tick('sendsWeekly', 'turnsSendsWeekly', 'leadManagementTurnsSendsWeekly'),
  tick('showsReplyTimes', 'turnsShowsReplyTimes', 'leadManagementTurnsShowsReplyTimes'),
];

/** What offers begin with, and who may send a large one. */
const offers: Field[] = [
  {
    name: 'offerTerms',
    label: label((w) => w.globals.leadManagement.offerTerms),
    type: 'textarea',
    localized: true,
    maxLength: OFFER_TEXT.terms,
    admin: { rows: 12, description: label((w) => w.globals.leadManagement.offerTermsHint) },
  },
  ...(['offerLimit', 'offerLimitEur'] as const).map((name): Field => {
    return {
      name,
      label: label((w) => w.globals.leadManagement[name]),
      type: 'number',
      min: 0,
      admin: { step: 1, description: label((w) => w.globals.leadManagement.offerLimitHint) },
    };
  }),
];

/** How leads are worked on: days off, round robin, reminders, offers. */
export const leadManagement: GlobalConfig = {
  slug: 'lead-desk',
  label: label((w) => w.globals.leadManagement.leadDesk),
  access: { read: readsSettings, update: changesSettings },
  admin: {
    group: label((w) => w.menu.leads),
    hidden: ({ user }) => !seesLeads(user),
    hideAPIURL: true,
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label((w) => w.globals.leadManagement.leadManagementLeadDesk), fields: daysOff },
        { label: label((w) => w.globals.leadManagement.leadDesk2), fields: turns },
        { label: label((w) => w.globals.leadManagement.offers), fields: offers },
      ],
    },
  ],
};
