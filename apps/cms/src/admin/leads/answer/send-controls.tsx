'use client';

import { fill } from '@osnowa/text';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
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
  const small = { buttonStyle: 'secondary', size: 'small', margin: false } as const;

  async function busy(work: () => Promise<void>) {
    setBusy(true);
    await work();
    setBusy(false);
  }

  if (isAsked) {
    return (
      <div className="answer__buttons" role="alert">
        <p>{words.discardAsk}</p>
        <Button
          {...small}
          buttonStyle="error"
          onClick={() => void busy(onDiscard).then(() => setAsked(false))}
        >
          {words.discardYes}
        </Button>
        <Button {...small} onClick={() => setAsked(false)}>
          {words.keep}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="answer__buttons answer__send">
        <Button
          {...small}
          buttonStyle="primary"
          disabled={isBusy}
          onClick={() => void busy(() => onSend('now'))}
        >
          {words.send}
        </Button>
        {opening ? (
          <Button
            {...small}
            disabled={isBusy}
            onClick={() => void busy(() => onSend({ opening: opening.at }))}
          >
            {fill(words.sendAt, { when: opening.words })}
          </Button>
        ) : null}
        {wall === null ? (
          <Button {...small} disabled={isBusy} onClick={() => setWall('')}>
            {words.otherTime}
          </Button>
        ) : null}
        {hasDraft ? (
          <Button {...small} buttonStyle="transparent" onClick={() => setAsked(true)}>
            {words.discard}
          </Button>
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
          <Button {...small} disabled={isBusy} onClick={() => void busy(() => onSend({ wall }))}>
            {words.sendThen}
          </Button>
        </div>
      )}
    </>
  );
}
