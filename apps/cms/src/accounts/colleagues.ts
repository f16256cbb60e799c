import type { FormTopic, Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { type DaySpan, spansOf } from '../kit/fields/days/span-of-days.ts';
import { type AdminLanguage, adminLanguage } from '../kit/office-language.ts';
import { seesForm } from './access.ts';
import { ROLES, type Role } from './roles.ts';

export interface Colleague {
  id: number;
  name: string;
  email: string;
  roles: readonly Role[];
  /** Language of mails to this person. */
  language: AdminLanguage;
  absences: readonly DaySpan[];
  /** Id of the person who answers meanwhile. */
  standIn: number | null;
  /** Topics and languages of the leads that this person is given; empty: all. */
  topics: readonly FormTopic[];
  languages: readonly Locale[];
}

/** All people who work on leads. */
export async function readColleagues(payload: Payload): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { in: ['sales', 'recruiter', 'manager', 'admin'] } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map((user) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    roles: ROLES.filter((role) => user.roles.includes(role)),
    language: adminLanguage(user.mailLanguage ?? undefined),
    absences: spansOf(user.absences),
    standIn: typeof user.standIn === 'number' ? user.standIn : null,
    topics: user.leadTopics ?? [],
    languages: user.leadLanguages ?? [],
  }));
}

/** Those who may open leads for which the site promises a time: others get no notices of them. */
export async function readAnswering(payload: Payload): Promise<Colleague[]> {
  return (await readColleagues(payload)).filter((person) => seesForm(person, 'contact'));
}

/** Whether a person is away on a day, given as `YYYY-MM-DD`. */
export function isAway({ absences }: Pick<Colleague, 'absences'>, day: string): boolean {
  return absences.some(({ from, to }) => from <= day && day <= to);
}

/**
 * The person, or their stand-in on a day; a stand-in who is away too may have one. `null` when all
 * of them are away.
 */
export function presentFor(
  person: Colleague,
  colleagues: readonly Colleague[],
  day: string,
  passed: readonly number[] = [],
): Colleague | null {
  if (!isAway(person, day)) return person;
  const next = colleagues.find(({ id }) => id === person.standIn);
  if (!next || passed.includes(next.id)) return null;
  return presentFor(next, colleagues, day, [...passed, person.id]);
}
