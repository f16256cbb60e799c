import type { FormTopic, Locale } from '@osnowa/contract';
import { type Colleague, presentFor } from './colleagues.ts';

/** Facts of a lead that decide who gets it by round robin. */
export interface Criteria {
  topic: FormTopic;
  locale: Locale;
}

/** The state of the round robin. */
export interface RoundRobin {
  colleagues: readonly Colleague[];
  /** Ids of the people who are given leads, in their order. */
  listed: readonly number[];
  /** The newest lead of each colleague, by its id; people without one are not in it. */
  newest: ReadonlyMap<number, number>;
  /** The day in the office's zone, as `YYYY-MM-DD`. */
  day: string;
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
