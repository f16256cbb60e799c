import type { Field, GlobalConfig } from 'payload';
import { spanOfDays } from '../fields/days/day-span-field.ts';
import type { AdminLabel } from '../kit/office-language.ts';
import { label, labels, optionsOf } from '../kit/words.ts';
import { changesSettings, readsSettings, seesLeads } from '../leads/access.ts';
import { HOLIDAY_COUNTRIES } from '../leads/deadlines/holidays.ts';

function tick(name: string, label: AdminLabel, description: AdminLabel): Field {
  return { name, label, type: 'checkbox', defaultValue: true, admin: { description } };
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
    admin: {
      description: label((w) => w.globals.leadManagement.holidaysHint),
    },
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
    admin: {
      description: label((w) => w.globals.leadManagement.closedDaysHint),
    },
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
  tick(
    'tellsStages',
    label((w) => w.globals.leadManagement.turnsTellsStages),
    label((w) => w.globals.leadManagement.leadManagementTurnsTellsStages),
  ),
  tick(
    'sendsWeekly',
    label((w) => w.globals.leadManagement.turnsSendsWeekly),
    label((w) => w.globals.leadManagement.leadManagementTurnsSendsWeekly),
  ),
  tick(
    'showsReplyTimes',
    label((w) => w.globals.leadManagement.turnsShowsReplyTimes),
    label((w) => w.globals.leadManagement.leadManagementTurnsShowsReplyTimes),
  ),
];

/** How leads are worked on: days off, round robin, reminders. */
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
      ],
    },
  ],
};
