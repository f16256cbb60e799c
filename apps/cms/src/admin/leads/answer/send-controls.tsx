'use client';

import { fill } from '@osnowa/text';
import { useState } from 'react';
import { SmallButton } from '../../../kit/controls.tsx';
import { useWords } from '../../../kit/office-words.tsx';
import { AnswerLine } from './answer-parts.tsx';
import type { NextOpening } from './opening.ts';

/** When a reply is sent: now, at an opening (ISO 8601), or when the company's clocks show this. */
export type When = 'now' | { opening: string } | { wall: string };

interface Props {
  /** `null` without office hours. */
  opening: NextOpening | null;
  timeZone: string;
  hasDraft: boolean;
  /** Error of the time. */
  error?: string | undefined;
  onSend: (when: When) => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** The buttons that send a reply now or later, and the one that deletes the draft. */
export function SendControls(props: Props) {
  const { opening, timeZone, hasDraft, error, onSend, onDiscard } = props;
  const words = useWords().leads.answer;
  const [isBusy, setBusy] = useState(false);
  const [wall, setWall] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);

  async function busy(work: () => Promise<void>) {
    setBusy(true);
    await work();
    setBusy(false);
  }

  if (isAsked) {
    return (
      <div className="actions" role="alert">
        <p>{words.discardAsk}</p>
        <SmallButton
          buttonStyle="error"
          onClick={() => void busy(onDiscard).then(() => setAsked(false))}
        >
          {words.discardYes}
        </SmallButton>
        <SmallButton onClick={() => setAsked(false)}>{words.keep}</SmallButton>
      </div>
    );
  }
  return (
    <>
      <div className="actions answer__send">
        <SmallButton
          buttonStyle="primary"
          disabled={isBusy}
          onClick={() => void busy(() => onSend('now'))}
        >
          {words.send}
        </SmallButton>
        {opening ? (
          <SmallButton
            disabled={isBusy}
            onClick={() => void busy(() => onSend({ opening: opening.at }))}
          >
            {fill(words.sendAt, { when: opening.words })}
          </SmallButton>
        ) : null}
        {wall === null ? (
          <SmallButton disabled={isBusy} onClick={() => setWall('')}>
            {words.otherTime}
          </SmallButton>
        ) : null}
        {hasDraft ? (
          <SmallButton buttonStyle="transparent" onClick={() => setAsked(true)}>
            {words.discard}
          </SmallButton>
        ) : null}
      </div>
      {wall === null ? null : (
        <div className="answer__time">
          <AnswerLine
            label="time"
            detail={timeZone}
            type="datetime-local"
            value={wall}
            error={error}
            onChange={setWall}
          />
          <SmallButton disabled={isBusy} onClick={() => void busy(() => onSend({ wall }))}>
            {words.sendThen}
          </SmallButton>
        </div>
      )}
    </>
  );
}
