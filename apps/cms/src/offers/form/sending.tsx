'use client';

import type { OfferDraft } from '@osnowa/contract';
import { figuresOfOffer, type OfferFigures, offeredSelection } from '@osnowa/estimate';
import { fill } from '@osnowa/text';
import { useState } from 'react';
import { ask } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { moneyInWords } from '../../kit/money.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { useLoadAnew, usePageReady } from '../../kit/page-ready.ts';
import { faultsOf, inAllLanguages } from '../offer-rules.ts';
import { TextInput } from './fields.tsx';
import type { PartProps } from './offer-part.ts';
import type { useOfferDraft } from './use-offer-draft.ts';

/** The figures of an offer in one line. */
function Figures({ draft, figures }: { draft: OfferDraft; figures: OfferFigures }) {
  const words = useWords().offers;
  const language = useOfficeLanguage();
  const money = ({ low, high }: { low: number; high: number }) =>
    moneyInWords(language, draft.currency, low, high);
  const { price, monthly, weeks, later } = figures;
  const month = money({ low: monthly, high: monthly });
  return (
    <p className="line" aria-live="polite">
      <strong>{money(price)}</strong>
      {monthly > 0 ? <span>{fill(words.monthly, { sum: month })}</span> : null}
      {weeks > 0 ? <span>{fill(words.weeks, { n: weeks })}</span> : null}
      {later ? <span>{fill(words.later, { sum: money(later.price) })}</span> : null}
    </p>
  );
}

interface SendingProps extends PartProps {
  saving: ReturnType<typeof useOfferDraft>;
  areFaulty: boolean;
  /** Whether every number can be read; the browser shows the first that cannot. */
  isTyped(): boolean;
  onTry(): void;
}

/** Sends what is typed: first it asks, then it saves and sends. */
function useSending({ lead, draft, before, today, saving, isTyped, onTry }: SendingProps) {
  const loadAnew = useLoadAnew();
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { save, version } = saving;

  async function preview() {
    // Opened at the press: a browser refuses a window that comes later.
    const tab = window.open('', '_blank');
    const isSaved = await save();
    if (isSaved && tab) tab.location.href = `/payload/leads/${lead}/offer/draft.pdf`;
    else tab?.close();
  }

  function askFirst() {
    setProblem(null);
    if (!isTyped()) return;
    onTry();
    setAsked(faultsOf(inAllLanguages(draft), before, today).length === 0);
  }

  async function send() {
    setBusy(true);
    if (await save()) {
      const body = { version: version(), note };
      const answer = await ask(`/leads/${lead}/offer/send`, { body });
      if (answer.ok) return loadAnew();
      setProblem(answer.refusal.sentence);
    }
    setAsked(false);
    setBusy(false);
  }

  return { note, setNote, isAsked, setAsked, isBusy, problem, preview, askFirst, send };
}

/** The question before an offer is sent, with the words above its link. */
function Confirm({
  sending,
  sentence,
}: {
  sending: ReturnType<typeof useSending>;
  sentence: string;
}) {
  const words = useWords().offers;
  const { note, setNote, isBusy, setAsked, send } = sending;
  return (
    <div className="stack" role="alert">
      <p>{sentence}</p>
      <TextInput label={words.note} value={note} most={5_000} rows={3} onChange={setNote} />
      <div className="actions">
        <SmallButton buttonStyle="primary" disabled={isBusy} onClick={() => void send()}>
          {words.confirmYes}
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={() => setAsked(false)}>
          {words.cancel}
        </SmallButton>
      </div>
    </div>
  );
}

/** Below the form, always in view: the figures, whether the draft is saved, preview and sending. */
export function Sending(props: SendingProps) {
  const { mail, draft, limits, saving, areFaulty } = props;
  const words = useWords().offers;
  const language = useOfficeLanguage();
  const isReady = usePageReady();
  const sending = useSending(props);
  const { progress, settle } = saving;
  const figures = figuresOfOffer(draft, offeredSelection(draft.lines));
  const { low, high } = figures.price;
  const { currency } = draft;
  const limit = limits[currency];
  const sum = moneyInWords(language, currency, low, high);
  return (
    <div className="offer-form__sending">
      <Figures draft={draft} figures={figures} />
      <p role="status" className={progress.isWrong ? 'problem' : 'quiet'}>
        {progress.sentence}
      </p>
      {progress.theirs ? (
        <div className="actions">
          <SmallButton onClick={() => settle(true)}>{words.keepMine}</SmallButton>
          <SmallButton onClick={() => settle(false)}>{words.takeTheirs}</SmallButton>
        </div>
      ) : null}
      {mail === null ? <p className="problem">{words.noMail}</p> : null}
      {limit === null ? null : (
        <p className="quiet">
          {fill(words.mayNot, { limit: moneyInWords(language, currency, limit) })}
        </p>
      )}
      <Problem text={sending.problem ?? (areFaulty ? words.faulty : null)} />
      {sending.isAsked && mail !== null ? (
        <Confirm sending={sending} sentence={fill(words.confirm, { sum, mail })} />
      ) : (
        <div className="actions">
          <SmallButton disabled={!isReady} onClick={() => void sending.preview()}>
            {words.preview}
          </SmallButton>
          <SmallButton
            buttonStyle="primary"
            disabled={!isReady || mail === null || Boolean(progress.theirs)}
            onClick={sending.askFirst}
          >
            {words.send}
          </SmallButton>
        </div>
      )}
    </div>
  );
}
