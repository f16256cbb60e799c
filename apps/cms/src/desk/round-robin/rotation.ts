import type { FormTopic, FormType, Locale } from '@osnowa/contract';
import { inArray, max } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { seesForm } from '../../accounts/access.ts';
import {
  type Colleague,
  presentFor,
  readAnswering,
  readColleagues,
} from '../../accounts/colleagues.ts';
import { officeAt, readLeadSettings } from '../../leads/deadlines/office-hours.ts';
import { dayIn } from '../../leads/deadlines/office-time.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';

/** Facts of a lead that decide who gets it by round robin. */
interface Criteria {
  topic: FormTopic;
  locale: Locale;
}

/** The people of the round robin. */
export interface Round {
  colleagues: readonly Colleague[];
  /** Ids of the people who are given leads, in their order. */
  listed: readonly number[];
  /** The day in the office's zone, as `YYYY-MM-DD`. */
  day: string;
}

/** The same, with the newest lead of each colleague, by its id; people without one are not in it. */
export interface RoundRobin extends Round {
  newest: ReadonlyMap<number, number>;
}

/** Whose turn it is, at this moment. */
export async function readRoundRobin(
  payload: Payload,
  round: Round,
  req: InTransaction | null = null,
): Promise<RoundRobin> {
  const people = round.colleagues.map(({ id }) => id);
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ person: leads.assignee, newest: max(leads.id) })
    .from(leads)
    .where(inArray(leads.assignee, people))
    .groupBy(leads.assignee);
  return { ...round, newest: new Map(rows.map((row) => [row.person ?? 0, row.newest ?? 0])) };
}

function works({ topics, languages }: Colleague, { topic, locale }: Criteria): boolean {
  const knows = <Value>(all: readonly Value[], one: Value) => all.length === 0 || all.includes(one);
  return knows(topics, topic) && knows(languages, locale);
}

/** The people who are present for these, each once, by how long they have been without a new lead. */
function presentFirst(
  people: readonly Colleague[],
  { colleagues, newest, day }: Omit<RoundRobin, 'listed'>,
): Colleague[] {
  const present = people.flatMap((person) => presentFor(person, colleagues, day) ?? []);
  return [...new Set(present)].toSorted(
    (one, other) => (newest.get(one.id) ?? 0) - (newest.get(other.id) ?? 0),
  );
}

/**
 * The next people of the round robin, in their order: those who work on the topic and know the
 * language, by how long they have been without a new lead. A stand-in takes the place of a person
 * who is away, and gets no more than one place. Where no present person fits, all who are listed
 * do: a lead in the wrong hands is better off than one in none.
 */
export function rotationFor(criteria: Criteria, { listed, ...rotation }: RoundRobin): Colleague[] {
  const people = listed.flatMap((id) => rotation.colleagues.find((one) => one.id === id) ?? []);
  const fitting = people.filter((person) => works(person, criteria));
  const present = presentFirst(fitting, rotation);
  return present.length > 0 ? present : presentFirst(people, rotation);
}

/**
 * The person who takes care of a lead at a moment: its owner, the stand-in of an absent one, else
 * the next person of the round robin.
 * @returns `null` for a lead without an owner, and where no person is there
 */
export async function ownerOnDuty(
  payload: Payload,
  lead: Criteria & { formType: FormType; assignee?: number | null },
  now: Date,
): Promise<Colleague | null> {
  if (!lead.assignee) return null;
  const all = await readColleagues(payload);
  const colleagues = all.filter((person) => seesForm(person, lead.formType));
  const settings = await readLeadSettings(payload);
  const { timeZone } = await officeAt(payload, now, settings);
  const day = dayIn(timeZone, now);
  const owner = colleagues.find(({ id }) => id === lead.assignee);
  const present = owner && presentFor(owner, colleagues, day);
  if (present) return present;
  const round = { colleagues, listed: settings.rotation, day };
  return rotationFor(lead, await readRoundRobin(payload, round))[0] ?? null;
}

/** The person who would get a new lead now; `null` where leads are not assigned automatically. */
export async function nextAssignee(
  payload: Payload,
  criteria: Criteria,
  now: Date,
  req: InTransaction,
): Promise<Colleague | null> {
  const settings = await readLeadSettings(payload, req);
  if (settings.rotation.length === 0) return null;
  const colleagues = await readAnswering(payload);
  const { timeZone } = await officeAt(payload, now, settings);
  const round = { colleagues, listed: settings.rotation, day: dayIn(timeZone, now) };
  return rotationFor(criteria, await readRoundRobin(payload, round, req))[0] ?? null;
}
