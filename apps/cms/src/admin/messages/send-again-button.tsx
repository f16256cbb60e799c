'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { MessageState } from '../../fields/mail-states.ts';
import { SendAgain } from '../leads/lead-view/send-again.tsx';

/** The same on a message's own page. */
export function SendAgainButton() {
  const { id } = useDocumentInfo();
  const { value: state } = useField<MessageState>({ path: 'state' });
  return id && state ? <SendAgain id={id} state={state} /> : null;
}
