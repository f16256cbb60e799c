'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Role } from '../../../access/roles.ts';
import { type DaySpan, spansOf } from '../../../fields/days/span-of-days.ts';

/** A colleague, as far as handing a lead on is concerned. */
export interface Person {
  id: number;
  name: string;
  roles: Role[];
  standIn: number | null;
  absences: DaySpan[];
}

/** The colleagues whom this person may see; `null` until they are loaded. */
export function usePeople(): { people: Person[] | null; failed: boolean } {
  const { config } = useConfig();
  const [people, setPeople] = useState<Person[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const query = 'depth=0&limit=500&sort=name';
    const fields = ['name', 'roles', 'standIn', 'absences'].map((name) => `select[${name}]=true`);
    const address = `${config.routes.api}/users?${query}&${fields.join('&')}`;
    fetch(address, { credentials: 'include' })
      .then(async (response) => {
        const { docs } = (await response.json()) as { docs: (Person & { absences: unknown })[] };
        setPeople(docs.map((person) => ({ ...person, absences: spansOf(person.absences) })));
      })
      .catch(() => setFailed(true));
  }, [config.routes.api]);
  return { people, failed };
}

/** The last day of the absence that a person has on a day, both as `YYYY-MM-DD`; `null`: present. */
export function awayUntil({ absences }: Pick<Person, 'absences'>, day: string): string | null {
  return absences.find(({ from, to }) => from <= day && day <= to)?.to ?? null;
}
