import type { FormTopic, Locale } from '@osnowa/contract';
import { type Colleague, presentFor } from './colleagues.ts';

/** What of a lead decides whose turn it is. */
export interface Asked {
  topic: FormTopic;
  locale: Locale;
}

/** The state of the turns. */
export interface Turns {
  colleagues: readonly Colleague[];
  /** Ids of the people who are given leads, in their order. */
  listed: readonly number[];
  /** The newest lead of each person, by its id; people without one are not in it. */
  newest: ReadonlyMap<number, number>;
  /** The day in the office's zone, as `YYYY-MM-DD`. */
  day: string;
}

function works({ topics, languages }: Colleague, { topic, locale }: Asked): boolean {
  const knows = <Value>(all: readonly Value[], one: Value) => all.length === 0 || all.includes(one);
  return knows(topics, topic) && knows(languages, locale);
}

/**
 * The people whose turn it is, the first one first: those who work on the topic and know the
 * language, by how long they have been without a new lead. For a person who is away the stand-in
 * comes first. Where nobody fits, all who are listed do: a lead in the wrong hands is better off
 * than one in none.
 */
export function inTurn(asked: Asked, { colleagues, listed, newest, day }: Turns): Colleague[] {
  const people = listed.flatMap((id) => colleagues.find((one) => one.id === id) ?? []);
  const fitting = people.filter((person) => works(person, asked));
  const order = (fitting.length > 0 ? fitting : people).toSorted(
    (one, other) => (newest.get(one.id) ?? 0) - (newest.get(other.id) ?? 0),
  );
  const present = order.flatMap((person) => presentFor(person, colleagues, day) ?? []);
  return [...new Set(present)];
}
