'use client';

import { type FormType, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useId, useMemo, useState } from 'react';
import type { Role } from '../../../access/roles.ts';
import { type DaySpan, spansOf } from '../../../fields/days/span-of-days.ts';
import { SCHEDULE_ZONE } from '../../../fields/time-zone.ts';
import { useLoaded } from '../../../kit/ask.ts';
import { SmallButton } from '../../../kit/controls.tsx';
import { adminLanguage } from '../../../kit/office-language.ts';
import { useOfficeLanguage } from '../../../kit/office-words.tsx';
import { useAuth, useFormFields } from '../../../kit/payload.ts';
import { screenWords } from '../../../kit/screen-words.ts';
import { seesForm } from '../../../leads/access.ts';

interface HandOnProps {
  owner: number | null;
  onChoose(person: number): void;
  onCancel(): void;
}

/** Chooses a colleague for a lead, and shows for each an absence and the stand-in. */
export function HandOn({ owner, onChoose, onCancel }: HandOnProps) {
  const language = useOfficeLanguage();
  const words = screenWords(language).leads.owner;
  const { user } = useAuth();
  const formType = useFormFields(([fields]) => fields.formType?.value as FormType | undefined);
  const { people, failed } = usePeople();
  const [chosen, setChosen] = useState<number | null>(null);
  const id = useId();
  const others = people?.filter(
    (person) =>
      person.id !== owner && person.id !== user?.id && seesForm(person, formType ?? 'contact'),
  );
  const person = others?.find((one) => one.id === chosen);
  return (
    <div className="stack">
      <label htmlFor={id}>{words.to}</label>
      {others === undefined ? <p>{failed ? words.failed : words.loading}</p> : null}
      {others?.length === 0 ? <p>{words.noColleagues}</p> : null}
      {others && others.length > 0 ? (
        <select
          id={id}
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(target.value ? Number(target.value) : null)}
        >
          <option value="">{words.choose}</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {nameWithAbsence(one, language)}
            </option>
          ))}
        </select>
      ) : null}
      {person ? <Absence person={person} people={people ?? []} language={language} /> : null}
      <div className="actions">
        <SmallButton
          buttonStyle="primary"
          disabled={!person}
          onClick={() => person && onChoose(person.id)}
        >
          {words.hand}
        </SmallButton>
        <SmallButton onClick={onCancel}>{words.cancel}</SmallButton>
      </div>
    </div>
  );
}

/** Today in the office's zone. */
function today(): string {
  const format = { dateStyle: 'short', timeZone: SCHEDULE_ZONE } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(new Date());
}

function dayInWords(day: string, language: string): string {
  const locale = adminLanguage(language);
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(day));
}

function nameWithAbsence(person: Person, language: string): string {
  const words = screenWords(language).leads.owner;
  const until = awayUntil(person, today());
  if (until === null) return person.name;
  return fill(words.awayUntil, { name: person.name, day: dayInWords(until, language) });
}

function Absence(props: { person: Person; people: readonly Person[]; language: string }) {
  const { person, people, language } = props;
  const words = screenWords(language).leads.owner;
  const until = awayUntil(person, today());
  if (until === null) return null;
  const standIn = people.find(({ id }) => id === person.standIn);
  const text = fill(standIn ? words.standIn : words.away, {
    name: person.name,
    day: dayInWords(until, language),
    standIn: standIn?.name ?? '',
  });
  return (
    <p role="status" className="quiet">
      {text}
    </p>
  );
}

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
function awayUntil({ absences }: Pick<Person, 'absences'>, day: string): string | null {
  return absences.find(({ from, to }) => from <= day && day <= to)?.to ?? null;
}
