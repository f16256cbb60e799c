'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { AT_REST, type MessageState } from '../../../fields/mail-states.ts';
import { useAsk } from '../../../kit/ask.ts';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { screenWords } from '../../../kit/screen-words.ts';
import { loadAnew, usePageReady } from '../steps/page-ready.ts';

interface Props {
  id: number | string;
  state: MessageState;
  collection?: 'messages' | 'deliveries';
}

/** Puts a sent or failed message or delivery back into its queue. */
export function SendAgain({ id, state, collection = 'messages' }: Props) {
  const { i18n } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { ask, problem, isBusy } = useAsk();
  const words = screenWords(i18n.language).leads.leadView;
  const isReady = usePageReady();
  if (!AT_REST.includes(state)) return null;

  async function sendAgain() {
    setAsked(false);
    const request = { method: 'PATCH', body: { state: 'pending' } } as const;
    if (await ask(`/${collection}/${id}`, request)) loadAnew();
  }

  // A sent mail would be received twice.
  const needsAsking = collection === 'messages' && state === 'sent';
  if (isAsked) {
    return (
      <div role="alert">
        <p>{words.sendAgainAsk}</p>
        <SmallButton buttonStyle="primary" onClick={sendAgain}>
          {words.sendAgainYes}
        </SmallButton>{' '}
        <SmallButton onClick={() => setAsked(false)}>{words.cancel}</SmallButton>
      </div>
    );
  }
  return (
    <div>
      <SmallButton
        disabled={isBusy || !isReady}
        onClick={() => (needsAsking ? setAsked(true) : void sendAgain())}
      >
        {words.sendAgain}
      </SmallButton>
      <Problem text={problem} />
    </div>
  );
}
