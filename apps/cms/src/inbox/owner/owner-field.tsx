'use client';

import { type FormType, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { RelationshipFieldClientProps } from 'payload';
import { useId, useMemo, useState } from 'react';
import { seesForm } from '../../accounts/access.ts';
import type { Role } from '../../accounts/roles.ts';
import { useLoaded } from '../../kit/ask.ts';
import { SmallButton } from '../../kit/controls.tsx';
import { type DaySpan, spansOf } from '../../kit/fields/days/span-of-days.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { useChange } from '../../kit/page-ready.ts';
import {
  FieldLabel,
  RelationshipField,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
} from '../../kit/payload.ts';
import { screenWords } from '../../kit/screen-words.ts';
import type { LeadState } from '../../kit/states/states.ts';
import { dayIn } from '../../leads/deadlines/office-time.ts';
import { SCHEDULE_ZONE } from '../../platform/time-zone.ts';

/** The person who works on a lead; in a form for several leads at once Payload's own field. */
export function OwnerField(props: RelationshipFieldClientProps) {
  const { id } = useDocumentInfo();
  return id === undefined ? <RelationshipField {...props} /> : <Owner {...props} />;
}

/** The owner of a lead, with the possible steps; each step saves the lead, notes included. */
function Owner({ path }: RelationshipFieldClientProps) {
  const words = useWords().leads.owner;
  const { user } = useAuth();
  const { value } = useField<number | null>({ path });
  const state = useFormFields(([fields]) => fields.state?.value as LeadState | undefined);
  const { change, isBusy } = useChange();
  const [isChoosing, setChoosing] = useState(false);
  const colleagues = usePeople(isChoosing);
  const owner = value ?? null;
  const nameOfOwner = colleagues.people?.find(({ id }) => id === owner)?.name;
  const isMine = owner !== null && owner === user?.id;
  const isFresh = owner === null && (state === 'new' || state === 'unverified');

  async function give(changes: { assignee: number | null; state?: LeadState }) {
    setChoosing(false);
    await change(changes);
  }

  return (
    <div id={`field-${path}`} className="field-type steps">
      <FieldLabel label={words.owner} />
      <p className="steps__now">
        {owner === null ? words.nobody : isMine ? words.you : (nameOfOwner ?? '…')}
      </p>
      {isChoosing ? (
        <HandOn
          {...colleagues}
          owner={owner}
          onChoose={(person) => give({ assignee: person })}
          onCancel={() => setChoosing(false)}
        />
      ) : (
        <div className="actions">
          {isMine || isFresh ? null : (
            <SmallButton disabled={isBusy} onClick={() => give({ assignee: Number(user?.id) })}>
              {owner === null ? words.accept : words.take}
            </SmallButton>
          )}
          <SmallButton disabled={isBusy} onClick={() => setChoosing(true)}>
            {words.handOn}
          </SmallButton>
          {owner === null ? null : (
            <SmallButton
              disabled={isBusy}
              tooltip={words.giveBackHint}
              onClick={() =>
                give({ assignee: null, ...(state === 'in-progress' && { state: 'new' }) })
              }
            >
              {words.giveBack}
            </SmallButton>
          )}
        </div>
      )}
    </div>
  );
}

interface HandOnProps extends Colleagues {
  owner: number | null;
  onChoose(person: number): void;
  onCancel(): void;
}

/** Chooses a colleague for a lead, and shows for each an absence and the stand-in. */
function HandOn({ owner, people, failed, onChoose, onCancel }: HandOnProps) {
  const language = useOfficeLanguage();
  const words = useWords().leads.owner;
  const { user } = useAuth();
  const formType = useFormFields(([fields]) => fields.formType?.value as FormType | undefined);
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

const today = () => dayIn(SCHEDULE_ZONE, new Date());

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
interface Person {
  id: number;
  name: string;
  roles: Role[];
  standIn: number | null;
  absences: DaySpan[];
}

const FIELDS = ['name', 'roles', 'standIn', 'absences']
  .map((name) => `select[${name}]=true`)
  .join('&');

/** The colleagues whom this person may see; `null` until they are loaded. */
interface Colleagues {
  people: Person[] | null;
  failed: boolean;
}

/** @param renewed another value has them read again: an absence may be new, or the network back */
function usePeople(renewed: boolean): Colleagues {
  const path = `/users?depth=0&limit=500&sort=name&${FIELDS}`;
  const { loaded, problem } = useLoaded<{ docs: (Person & { absences: unknown })[] }>(path, {
    renewed,
  });
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
