'use client';

import { useState } from 'react';
import { AT_REST, type MessageState } from '../../../fields/mail-states.ts';
import { useAsk } from '../../../kit/ask.ts';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { useWords } from '../../../kit/office-words.tsx';
import { Button, useDocumentInfo, useField } from '../../../kit/payload.ts';
import { loadAnew, usePageReady } from '../steps/page-ready.ts';

interface Props {
  id: number | string;
  state: MessageState;
  collection?: 'messages' | 'deliveries';
}

/** Puts a sent or failed message or delivery back into its queue. */
export function SendAgain({ id, state, collection = 'messages' }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { ask, problem, isBusy } = useAsk();
  const words = useWords().leads.leadView;
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

function onOwnPage(collection: 'messages' | 'deliveries') {
  return function OfDocument() {
    const { id } = useDocumentInfo();
    const { value: state } = useField<MessageState>({ path: 'state' });
    return id && state ? <SendAgain id={id} state={state} collection={collection} /> : null;
  };
}

/** The same on a message's own page. */
export const SendAgainButton = onOwnPage('messages');

/** On a delivery's own page. */
export const DeliverAgain = onOwnPage('deliveries');

/** Says that the visitor declined a call, and cancels it. */
export function CancelCall({ id }: { id: number }) {
  const words = useWords().leads.arrangedCall;
  const { ask, problem, isBusy } = useAsk();

  async function cancel() {
    const request = { method: 'PATCH', body: { state: 'cancelled' } } as const;
    if (await ask(`/bookings/${id}`, request)) loadAnew();
  }

  return (
    <div>
      <p>{words.declined}</p>
      <Button size="medium" margin={false} disabled={isBusy} onClick={cancel}>
        {words.cancel}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
