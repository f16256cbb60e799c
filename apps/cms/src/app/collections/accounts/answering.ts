import { FORM_TOPICS } from '@osnowa/contract';
import type { Condition, Field, Where } from 'payload';
import { administratorsOnly } from '../../../accounts/roles.ts';
import { spanOfDays } from '../../../kit/fields/days/day-span-field.ts';
import { LOCALE_OPTIONS } from '../../../kit/fields/values.ts';
import { ADMIN_LANGUAGES } from '../../../kit/office-language.ts';
import { label, labels, officeWords, optionsOf } from '../../../kit/words.ts';

const ANSWERING = ['sales', 'recruiter', 'manager', 'admin'];

/** Accounts that work on leads; an editor's form stays as it was. */
const isAnswering: Condition = ({ roles }) =>
  Array.isArray(roles) && roles.some((role) => ANSWERING.includes(role));

/** Topics of leads that are assigned by round robin. */
const TOPICS = FORM_TOPICS.filter((topic) => topic !== 'jobApply' && topic !== 'Newsletter');

/** An account's settings for answering leads: absences, stand-in, topics and languages. */
export const answering: Field[] = [
  {
    name: 'mailLanguage',
    label: label((w) => w.records.answering.mailLanguage),
    type: 'select',
    defaultValue: 'pl',
    options: ADMIN_LANGUAGES.map((value) => ({
      value,
      label: officeWords(value).frame.languageName,
    })),
    admin: { condition: isAnswering },
  },
  {
    name: 'absences',
    label: label((w) => w.records.answering.absences.plural),
    labels: labels((w) => w.records.answering.absences),
    type: 'array',
    fields: [spanOfDays()],
    admin: {
      condition: isAnswering,
      description: label((w) => w.records.answering.absencesHint),
    },
  },
  {
    name: 'standIn',
    label: label((w) => w.records.answering.standIn),
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
    label: label((w) => w.records.answering.leadTopics),
    type: 'select',
    hasMany: true,
    options: optionsOf(TOPICS, (w) => w.states.topic),
    access: administratorsOnly,
    admin: {
      condition: isAnswering,
      description: label((w) => w.records.answering.leadTopicsHint),
    },
  },
  {
    name: 'leadLanguages',
    label: label((w) => w.records.answering.leadLanguages),
    type: 'select',
    hasMany: true,
    options: LOCALE_OPTIONS,
    access: administratorsOnly,
    admin: {
      condition: isAnswering,
      description: label((w) => w.records.answering.leadLanguagesHint),
    },
  },
];
