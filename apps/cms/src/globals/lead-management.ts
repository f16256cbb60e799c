import type { Field, GlobalConfig } from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { spanOfDays } from '../fields/days/span-of-days.ts';
import { MENU_GROUPS } from '../fields/menu-groups.ts';
import { changesSettings, readsSettings, seesLeads } from '../leads/access.ts';
import { HOLIDAY_COUNTRIES } from '../leads/deadlines/holidays.ts';

function tick(name: string, label: AdminLabel, description: AdminLabel): Field {
  return { name, label, type: 'checkbox', defaultValue: true, admin: { description } };
}

// The singular is in “Add …” only, so the Polish one is in the case that it needs.
const CLOSED_DAYS = {
  singular: { pl: 'dni wolne', en: 'closed days' },
  plural: { pl: 'Własne dni wolne', en: 'Own closed days' },
};

/** Days on which the office is closed. */
const daysOff: Field[] = [
  {
    name: 'holidays',
    label: { pl: 'Święta państwowe', en: 'Public holidays' },
    type: 'select',
    hasMany: true,
    defaultValue: ['PL'],
    options: Object.entries(HOLIDAY_COUNTRIES).map(([value, label]) => ({ value, label })),
    admin: {
      description: {
        pl: 'W te dni biuro jest zamknięte, a czas na odpowiedź stoi. Kilka krajów: wolne jest święto każdego z nich. Pusto: żadne święto nie jest wolne.',
        en: 'On these days the office is closed, and the time for an answer stands still. Several countries: the holidays of each. Empty: no holiday is a day off.',
      },
    },
  },
  {
    name: 'closedDays',
    label: CLOSED_DAYS.plural,
    labels: CLOSED_DAYS,
    type: 'array',
    fields: [
      spanOfDays(),
      { name: 'note', label: { pl: 'Powód', en: 'Reason' }, type: 'text', maxLength: 100 },
    ],
    admin: {
      description: {
        pl: 'Na przykład przerwa świąteczna albo inwentaryzacja. Formularze na stronie mówią wtedy, że biuro jest zamknięte.',
        en: 'Such as a Christmas break or a stocktaking. Forms on the site then say that the office is closed.',
      },
    },
  },
];

/** The people who get new leads by round robin, and the notices when one waits. */
const turns: Field[] = [
  {
    name: 'turns',
    label: { pl: 'Kolejka', en: 'Turns' },
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    filterOptions: { roles: { in: ['sales', 'manager', 'admin'] } },
    admin: {
      allowCreate: false,
      allowEdit: false,
      description: {
        pl: 'Nowe zapytanie dostaje ta osoba z listy, która najdłużej żadnego nie dostała, a zajmuje się tym tematem i zna ten język (ustawia się to na jej koncie). Za nieobecną osobę dostaje zastępca. Pusto: zapytania nie są przydzielane.',
        en: 'A new lead goes to the person of this list who has been without one for longest, works on its topic and knows its language (both are set in the account). A stand-in gets it for a person who is away. Empty: leads are not assigned.',
      },
    },
  },
  tick(
    'tellsStages',
    { pl: 'Przypomnienia o czasie', en: 'Reminders of the time' },
    {
      pl: 'Po połowie obiecanego czasu: opiekun albo osoba z kolejki. Po terminie: także druga osoba. Po dwukrotnym czasie: kierownicy. Gdy nie ma takiej osoby, wiadomość trafia na skrzynkę biura.',
      en: 'After half of the promised time: the person whose lead it is, or whose turn it is. When it is over: a second person, too. After twice the time: the managers. Without such a person the mail goes to the office.',
    },
  ),
  tick(
    'sendsWeekly',
    { pl: 'List na początek tygodnia', en: 'Letter at the beginning of a week' },
    {
      pl: 'W pierwszy roboczy ranek tygodnia kierownicy dostają zestawienie poprzedniego.',
      en: 'On the first working morning of a week managers get a summary of the one before.',
    },
  ),
  tick(
    'showsReplyTimes',
    { pl: 'Czas odpowiedzi na stronie kontaktu', en: 'Reply times on the contact page' },
    {
      pl: 'Pokazuje medianę i dziewięć na dziesięć pierwszych odpowiedzi z 30 dni, liczone z wysłanych wiadomości. Poniżej dziesięciu odpowiedzi nic nie jest pokazywane.',
      en: 'Shows the median and nine of ten first replies of 30 days, counted from mails that were sent. Below ten replies nothing is shown.',
    },
  ),
];

/** How leads are worked on: days off, round robin, reminders. */
export const leadManagement: GlobalConfig = {
  slug: 'lead-desk',
  label: { pl: 'Biuro obsługi', en: 'Lead desk' },
  access: { read: readsSettings, update: changesSettings },
  admin: {
    group: MENU_GROUPS.leads,
    hidden: ({ user }) => !seesLeads(user),
    hideAPIURL: true,
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { pl: 'Dni wolne', en: 'Days off' }, fields: daysOff },
        { label: { pl: 'Kto odpowiada', en: 'Turns' }, fields: turns },
      ],
    },
  ],
};
