'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { MessageState } from '../../../fields/mail-states.ts';
import { SendAgain } from '../lead-view/send-again.tsx';

/** On a delivery's own page: puts one that was sent or has failed back into the queue. */
export function DeliverAgain() {
  const { id } = useDocumentInfo();
  const { value: state } = useField<MessageState>({ path: 'state' });
  return id && state ? <SendAgain id={id} state={state} collection="deliveries" /> : null;
}
