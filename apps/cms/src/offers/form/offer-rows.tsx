'use client';

import { OFFER_TEXT, type OfferDraft } from '@osnowa/contract';
import { figuresOfOffer, offeredSelection } from '@osnowa/estimate';
import { fill } from '@osnowa/text';
import { useId } from 'react';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { moneyInWords } from '../../kit/money.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { NumberInput, TextInput } from './fields.tsx';
import { type PartProps, said } from './offer-part.ts';

/** Most rows of payments, and of people. */
const MOST_ROWS = 20;

/** The payments of the price, with the sum of each. */
export function Payments(props: PartProps) {
  const { draft, onChange } = props;
  const words = useWords().offers;
  const language = useOfficeLanguage();
  const { payments, currency } = draft;
  const sums = figuresOfOffer(draft, offeredSelection(draft.lines)).payments;
  const set = (changed: OfferDraft['payments']) => onChange({ ...draft, payments: changed });
  const left = 100 - payments.reduce((sum, { percent }) => sum + percent, 0);
  return (
    <section className="panel">
      <h2>{words.installments}</h2>
      {payments.map((payment, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
        <div className="offer-row" key={nth}>
          <TextInput
            label={fill(words.installment, { n: nth + 1 })}
            value={payment.name}
            most={OFFER_TEXT.name}
            onChange={(name) => set(payments.with(nth, { ...payment, name }))}
          />
          <NumberInput
            label={words.percent}
            hint={moneyInWords(language, currency, sums[nth] ?? 0)}
            value={payment.percent}
            {...{ min: 1, max: 100, step: 1 }}
            onChange={(percent) => set(payments.with(nth, { ...payment, percent }))}
          />
          <SmallButton onClick={() => set(payments.toSpliced(nth, 1))}>{words.remove}</SmallButton>
        </div>
      ))}
      <Problem text={said(props, 'payments', words)} />
      <SmallButton
        disabled={payments.length >= MOST_ROWS}
        onClick={() => set([...payments, { name: '', percent: Math.max(left, 1) }])}
      >
        {words.addInstallment}
      </SmallButton>
    </section>
  );
}

/** Who would do the work. */
export function People({ draft, people: colleagues, onChange }: PartProps) {
  const words = useWords().offers;
  const list = useId();
  const { people } = draft;
  const set = (changed: OfferDraft['people']) => onChange({ ...draft, people: changed });
  return (
    <section className="panel">
      <h2>{words.people}</h2>
      <datalist id={list}>
        {colleagues.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {people.map((person, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
        <div className="offer-row" key={nth}>
          <TextInput
            label={fill(words.person, { n: nth + 1 })}
            {...{ list, value: person.name, most: OFFER_TEXT.name }}
            onChange={(name) => set(people.with(nth, { ...person, name }))}
          />
          <TextInput
            label={words.position}
            value={person.position}
            most={OFFER_TEXT.name}
            onChange={(position) => set(people.with(nth, { ...person, position }))}
          />
          <SmallButton onClick={() => set(people.toSpliced(nth, 1))}>{words.remove}</SmallButton>
        </div>
      ))}
      <SmallButton
        disabled={people.length >= MOST_ROWS}
        onClick={() => set([...people, { name: '', position: '' }])}
      >
        {words.addPerson}
      </SmallButton>
    </section>
  );
}
