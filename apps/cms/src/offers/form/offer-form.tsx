'use client';

import './offer-form.css';
import {
  LOCALES,
  type Locale,
  OFFER_LINES,
  OFFER_TEXT,
  type OfferContentLine,
} from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useId, useRef, useState } from 'react';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { moneyInWords } from '../../kit/money.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { faultsOf, inAllLanguages } from '../offer-rules.ts';
import { emptyLine, inCurrency, inLanguage, lineOfFact, moved } from './draft-edits.ts';
import { Choice, NumberInput, TextInput } from './fields.tsx';
import { LineFields } from './line-fields.tsx';
import { type OfferProps, type PartProps, said } from './offer-part.ts';
import { Payments, People } from './offer-rows.tsx';
import { Sending } from './sending.tsx';
import { useOfferDraft } from './use-offer-draft.ts';

/** Writes an offer, saves it by itself, and sends it. */
export function OfferForm(props: OfferProps) {
  const { lead, user, known, before, today } = props;
  const words = useWords().offers;
  const saving = useOfferDraft(lead, user, known);
  const { draft, change } = saving;
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(inAllLanguages(draft), before, today) : [];
  const form = useRef<HTMLFormElement>(null);
  const part = { ...props, draft, faults, onChange: change };
  return (
    <form
      ref={form}
      className="offer-form"
      // Saved by itself: Enter in a field sends nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <About {...part} />
      <Lines {...part} />
      <Rules {...part} />
      <Payments {...part} />
      <People {...part} />
      <section className="panel">
        <h2>{words.conditions}</h2>
        <TextInput
          label={words.conditionsText}
          value={draft.terms}
          {...{ most: OFFER_TEXT.terms, rows: 10, problem: said(part, 'terms', words) }}
          onChange={(terms) => change({ ...draft, terms })}
        />
      </section>
      <Sending
        {...part}
        saving={saving}
        areFaulty={faults.length > 0}
        isTyped={() => form.current?.reportValidity() ?? true}
        onTry={() => setTried(true)}
      />
    </form>
  );
}

const LANGUAGES = Object.fromEntries(
  Object.entries(LOCALES).map(([code, { name }]) => [code, name]),
) as Record<Locale, string>;

const CURRENCIES = { PLN: 'PLN', EUR: 'EUR' } as const;

function About({ draft, onChange, rates, terms, ...more }: PartProps) {
  const words = useWords().offers;
  return (
    <section className="panel">
      <h2>{words.about}</h2>
      <TextInput
        label={words.name}
        value={draft.title}
        {...{ most: OFFER_TEXT.name, problem: said(more, 'title', words) }}
        onChange={(title) => onChange({ ...draft, title })}
      />
      <div className="offer-grid">
        <Choice
          label={words.language}
          value={draft.locale}
          names={LANGUAGES}
          onChange={(locale) => onChange(inLanguage(draft, locale, terms))}
        />
        <Choice
          label={words.currency}
          value={draft.currency}
          names={CURRENCIES}
          hint={words.currencyHint}
          onChange={(currency) => onChange(inCurrency(draft, currency, rates))}
        />
        <TextInput
          label={words.validUntil}
          type="date"
          value={draft.validUntil}
          {...{ most: 10, problem: said(more, 'validUntil', words) }}
          onChange={(validUntil) => validUntil && onChange({ ...draft, validUntil })}
        />
      </div>
      <TextInput
        label={words.introduction}
        value={draft.introduction}
        {...{ most: OFFER_TEXT.terms, rows: 4 }}
        onChange={(introduction) => onChange({ ...draft, introduction })}
      />
    </section>
  );
}

/** Longest note of a fact in the list, in characters. */
const LONGEST_NOTE = 60;

/** The first sentence of a note, which says what the fact is. */
function shortened(note: string): string {
  const [first = ''] = note.split('. ');
  return first.length > LONGEST_NOTE ? `${first.slice(0, LONGEST_NOTE)}…` : first;
}

function Lines(props: PartProps) {
  const { draft, faults, before, rates, facts, onChange } = props;
  const words = useWords().offers;
  const language = useOfficeLanguage();
  const { lines, currency } = draft;
  const rate = rates[currency];
  const set = (changed: OfferContentLine[]) => onChange({ ...draft, lines: changed });
  const add = (line: OfferContentLine) => set([...lines, line]);
  const taken = [...lines, ...before];
  const isFull = lines.length >= OFFER_LINES;
  const id = useId();
  return (
    <section className="panel">
      <h2>{words.lines}</h2>
      <p>
        {rate ? fill(words.rate, { rate: moneyInWords(language, currency, rate) }) : words.noRate}
      </p>
      {lines.length === 0 ? <p>{words.noLines}</p> : null}
      <div className="offer-lines">
        {lines.map((line, nth) => (
          <LineFields
            key={line.key}
            {...{ line, nth, draft, before, rate }}
            problems={faults
              .filter(({ at }) => at === line.key)
              .map(({ fault }) => words.faults[fault])}
            onChange={(changed) => set(lines.with(nth, changed))}
            onMove={(by) => set(moved(lines, nth, by))}
            onRemove={() => set(lines.toSpliced(nth, 1))}
          />
        ))}
      </div>
      <Problem text={said(props, 'lines', words)} />
      <div className="actions">
        <SmallButton disabled={isFull} onClick={() => add(emptyLine(taken))}>
          {words.add}
        </SmallButton>
        {facts.length > 0 ? (
          <>
            <label htmlFor={id}>{words.addFact}</label>
            <select
              id={id}
              value=""
              disabled={isFull}
              onChange={({ target }) => {
                const fact = facts.find(({ key }) => key === target.value);
                if (fact) add(lineOfFact(fact, currency, taken));
              }}
            >
              <option value="">{words.chooseFact}</option>
              {facts
                .filter(({ price }) => price[currency] !== null)
                .map(({ key, note, price }) => (
                  <option key={key} value={key}>
                    {`${shortened(note) || key}: ${moneyInWords(language, currency, price[currency] ?? 0)}`}
                  </option>
                ))}
            </select>
          </>
        ) : null}
      </div>
    </section>
  );
}

function Rules({ draft, onChange }: PartProps) {
  const words = useWords().offers;
  return (
    <section className="panel">
      <h2>{words.terms}</h2>
      <div className="offer-grid">
        <NumberInput
          label={words.rangeFactor}
          hint={words.rangeFactorHint}
          value={draft.rangeFactor}
          {...{ min: 1, max: 3, step: 0.01 }}
          onChange={(rangeFactor) => onChange({ ...draft, rangeFactor })}
        />
        <NumberInput
          label={words.team}
          value={draft.team}
          {...{ min: 1, max: 50, step: 1 }}
          onChange={(team) => onChange({ ...draft, team })}
        />
        <TextInput
          label={words.startsOn}
          type="date"
          value={draft.startsOn ?? ''}
          most={10}
          onChange={(day) => onChange({ ...draft, startsOn: day || null })}
        />
      </div>
      <label className="offer-check">
        <input
          type="checkbox"
          checked={draft.isCapped}
          onChange={({ target }) => onChange({ ...draft, isCapped: target.checked })}
        />
        {words.isCapped}
      </label>
    </section>
  );
}
