'use client';

import { fill } from '@osnowa/text';
import type { DateFieldClient } from 'payload';
import { useEffect, useEffectEvent, useState } from 'react';
import { SmallButton } from '../kit/controls.tsx';
import { READ_TIMES } from '../kit/fields/days/typed-formats.ts';
import type { PickerSettings } from '../kit/fields/days/use-typed-date.ts';
import { useWords } from '../kit/office-words.tsx';
import { ConfirmationModal, toast, useForm, useModal } from '../kit/payload.ts';
import { OfficeTime } from '../leads/parts/next-step.tsx';
import type { AnswerField } from './files.ts';
import type { NextOpening } from './opening.ts';
import { type SentReply, type useDraft, useTypedText, type When } from './use-draft.ts';

/** A reply that is sent within so long is shown with the button that takes it back, in ms. */
const SOON = 15_000;

const SHOWN_TIME = 'd MMM yyyy, HH:mm';

const TIME = {
  pickerAppearance: 'dayAndTime',
  timeFormat: 'HH:mm',
  overrides: { dateFormat: [SHOWN_TIME, ...READ_TIMES] },
} as PickerSettings;

/** Parts of the form at which an error may be. */
const FIELDS: readonly AnswerField[] = ['to', 'cc', 'bcc', 'subject', 'body', 'files', 'time'];

/** Name of the question before a draft is deleted. */
const DISCARD = 'discard-reply';

interface Props {
  /** `null` without office hours. */
  opening: NextOpening | null;
  timeZone: string;
  draft: ReturnType<typeof useDraft>;
  onSent: (reply: SentReply) => void;
}

/** The buttons that send a reply now or later, and the one that deletes the draft. */
export function SendControls({ opening, timeZone, draft, onSent }: Props) {
  const words = useWords().leads.answer;
  const { dispatchFields, getField, setSubmitted } = useForm();
  const { openModal } = useModal();
  const typed = useTypedText();
  const [isBusy, setBusy] = useState(false);
  /** A colleague was faster. */
  const [second, setSecond] = useState<{ sentence: string; when: When } | null>(null);

  const leave = useEffectEvent(() => draft.keepLast(typed()));
  useEffect(() => {
    const onLeave = () => leave();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, []);

  async function send(when: When, anyway = false) {
    setBusy(true);
    setSecond(null);
    for (const path of FIELDS) dispatchFields({ type: 'UPDATE', path, valid: true });
    const answer = await draft.send(typed(), when, anyway);
    setBusy(false);
    // The page shows it in the conversation, with its time.
    if (answer?.ok) return answer.body.wait < SOON ? onSent(answer.body) : draft.loadAnew();
    const { errors, current, isSecond } = answer?.refusal.data ?? {};
    if (answer && isSecond) return setSecond({ sentence: answer.refusal.sentence, when });
    if (answer && current === undefined) toast.error(answer.refusal.sentence);
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: errors ?? [] });
    setSubmitted(true);
  }

  return (
    <>
      <div className="actions">
        <SmallButton buttonStyle="primary" disabled={isBusy} onClick={() => void send('now')}>
          {words.send}
        </SmallButton>
        {opening ? (
          <SmallButton disabled={isBusy} onClick={() => void send({ opening: opening.at })}>
            {fill(words.sendAt, { when: opening.words })}
          </SmallButton>
        ) : null}
        {draft.progress ? (
          <SmallButton buttonStyle="transparent" onClick={() => openModal(DISCARD)}>
            {words.discard}
          </SmallButton>
        ) : null}
      </div>
      {second ? (
        <div role="alert" className="notice notice--warning">
          <p>{second.sentence}</p>
          <div className="actions">
            <SmallButton disabled={isBusy} onClick={() => void draft.loadAnew()}>
              {words.showOther}
            </SmallButton>
            <SmallButton disabled={isBusy} onClick={() => void send(second.when, true)}>
              {words.sendAnyway}
            </SmallButton>
          </div>
        </div>
      ) : null}
      <details>
        <summary>{words.otherTime}</summary>
        <div className="stack">
          <OfficeTime
            path="time"
            timeZone={timeZone}
            field={
              {
                name: 'time',
                type: 'date',
                label: fill(words.time, { zone: timeZone }),
                admin: { date: TIME },
              } as DateFieldClient
            }
          />
          <SmallButton
            disabled={isBusy}
            onClick={() => void send({ at: (getField('time')?.value as string | null) ?? null })}
          >
            {words.sendThen}
          </SmallButton>
        </div>
      </details>
      <ConfirmationModal
        modalSlug={DISCARD}
        heading={words.discard}
        body={words.discardAsk}
        confirmLabel={words.discardYes}
        onConfirm={async () => {
          const sentence = await draft.discard();
          if (sentence) toast.error(sentence);
        }}
      />
      <SaveLine draft={draft} />
    </>
  );
}

/** Whether typed text is stored; after two windows wrote at once, the choice between them. */
function SaveLine({ draft: { progress, settle } }: Pick<Props, 'draft'>) {
  const words = useWords().leads.answer;
  const typed = useTypedText();
  if (!progress) return null;
  const { sentence, isWrong, theirs } = progress;
  if (theirs === undefined) {
    return (
      <p role={isWrong ? 'alert' : 'status'} className={isWrong ? 'problem' : 'quiet'}>
        {sentence}
      </p>
    );
  }
  return (
    <div role="alert" className="notice notice--warning">
      <p>{sentence}</p>
      <div className="actions">
        <SmallButton onClick={() => settle(typed())}>{words.keepMine}</SmallButton>
        {theirs ? <SmallButton onClick={() => settle(null)}>{words.takeTheirs}</SmallButton> : null}
      </div>
    </div>
  );
}
