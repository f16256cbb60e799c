'use client';

import { useMemo } from 'react';
import type { Role } from '../../../access/roles.ts';
import { type DaySpan, spansOf } from '../../../fields/days/span-of-days.ts';
import { useLoaded } from '../../../kit/ask.ts';

/** A colleague, as far as handing a lead on is concerned. */
export interface Person {
  id: number;
  name: string;
  roles: Role[];
  standIn: number | null;
  absences: DaySpan[];
}

/** Those of the colleagues' fields that are read. */
const FIELDS = ['name', 'roles', 'standIn', 'absences']
  .map((name) => `select[${name}]=true`)
  .join('&');

/** The colleagues whom this person may see; `null` until they are loaded. */
export function usePeople(): { people: Person[] | null; failed: boolean } {
  const path = `/users?depth=0&limit=500&sort=name&${FIELDS}`;
  const { loaded, problem } = useLoaded<{ docs: (Person & { absences: unknown })[] }>(path);
  const people = useMemo(
    () => loaded?.docs.map((one) => ({ ...one, absences: spansOf(one.absences) })) ?? null,
    [loaded],
  );
  return { people, failed: problem !== null };
}

/** The last day of the absence that a person has on a day, both as `YYYY-MM-DD`; `null`: present. */
export function awayUntil({ absences }: Pick<Person, 'absences'>, day: string): string | null {
  return absences.find(({ from, to }) => from <= day && day <= to)?.to ?? null;
}
