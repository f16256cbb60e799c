'use client';

import { Act } from '../../kit/act.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useDocumentInfo, useField } from '../../kit/payload.ts';
import { AT_REST, type MessageState } from '../../kit/states/mail-states.ts';

interface Props {
  id: number | string;
  state: MessageState;
  collection?: 'messages' | 'deliveries';
}

/** Puts a sent or failed message or delivery back into its queue. */
export function SendAgain({ id, state, collection = 'messages' }: Props) {
  const { sendAgain, sendAgainAsk, sendAgainYes } = useWords().leads.leadView;
  if (!AT_REST.includes(state)) return null;
  // A sent mail would be received twice.
  const isAsked = collection === 'messages' && state === 'sent';
  return (
    <Act
      label={sendAgain}
      path={`/${collection}/${id}`}
      method="PATCH"
      body={{ state: 'pending' }}
      question={isAsked && [sendAgainAsk, sendAgainYes]}
    />
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
  const { declined, cancel } = useWords().leads.arrangedCall;
  return (
    <div>
      <p>{declined}</p>
      <Act label={cancel} path={`/bookings/${id}`} method="PATCH" body={{ state: 'cancelled' }} />
    </div>
  );
}
