import { FORM_TOPICS, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import type { Condition, Field, Where } from 'payload';
import { administratorsOnly } from '../../../access/people.ts';
import { ADMIN_LANGUAGES, LANGUAGE_NAMES } from '../../../fields/admin-label.ts';
import { spanOfDays } from '../../../fields/days/span-of-days.ts';
import { TOPIC_LABELS } from '../../../fields/states.ts';

const ANSWERING = ['sales', 'recruiter', 'manager', 'admin'];

/** Accounts that work on leads; an editor's form stays as it was. */
const isAnswering: Condition = ({ roles }) =>
  Array.isArray(roles) && roles.some((role) => ANSWERING.includes(role));

/** Topics of leads that are assigned by round robin. */
const TOPICS = FORM_TOPICS.filter((topic) => topic !== 'jobApply' && topic !== 'Newsletter');

// The singular is in “Add …” only, so the Polish one is in the case that it needs.
const ABSENCES = {
  singular: { pl: 'nieobecność', en: 'absence' },
  plural: { pl: 'Nieobecności', en: 'Absences' },
};

/** An account's settings for answering leads: absences, stand-in, topics and languages. */
export const answering: Field[] = [
  {
    name: 'mailLanguage',
    label: { pl: 'Język powiadomień', en: 'Language of notices' },
    type: 'select',
    defaultValue: 'pl',
    options: ADMIN_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    admin: { condition: isAnswering },
  },
  {
    name: 'absences',
    label: ABSENCES.plural,
    labels: ABSENCES,
    type: 'array',
    fields: [spanOfDays()],
    admin: {
      condition: isAnswering,
      description: {
        pl: 'W te dni nowe zapytania i przypomnienia dostaje zastępca, a bez zastępcy następna osoba z kolejki.',
        en: 'On these days the stand-in gets new leads and reminders; without one, the next person in turn.',
      },
    },
  },
  {
    name: 'standIn',
    label: { pl: 'Zastępca', en: 'Stand-in' },
    type: 'relationship',
    relationTo: 'users',
    filterOptions: ({ id }): Where => {
      const works = { roles: { in: ANSWERING } };
      return id ? { and: [works, { id: { not_equals: id } }] } : works;
    },
    admin: { condition: isAnswering, allowCreate: false, allowEdit: false },
  },
  {
    name: 'leadTopics',
    label: { pl: 'Tematy zapytań', en: 'Topics of leads' },
    type: 'select',
    hasMany: true,
    options: TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
    access: { create: administratorsOnly, update: administratorsOnly },
    admin: {
      condition: isAnswering,
      description: { pl: 'Puste: wszystkie.', en: 'Empty: all of them.' },
    },
  },
  {
    name: 'leadLanguages',
    label: { pl: 'Języki, w których odpowiada', en: 'Languages this person answers in' },
    type: 'select',
    hasMany: true,
    options: LOCALE_CODES.map((code) => ({ value: code, label: LOCALES[code].name })),
    access: { create: administratorsOnly, update: administratorsOnly },
    admin: {
      condition: isAnswering,
      description: { pl: 'Puste: wszystkie.', en: 'Empty: all of them.' },
    },
  },
];
