'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { AT_REST, type MessageState } from '../../../fields/mail-states.ts';
import { screenWords } from '../../../kit/screen-words.ts';
import { loadAnew, usePageReady } from '../steps/page-ready.ts';

interface Props {
  id: number | string;
  state: MessageState;
  collection?: 'messages' | 'deliveries';
}

/** Puts a sent or failed message or delivery back into its queue. */
export function SendAgain({ id, state, collection = 'messages' }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [progress, setProgress] = useState<'idle' | 'asked' | 'busy' | 'failed'>('idle');
  const words = screenWords(i18n.language).leads.leadView;
  const isReady = usePageReady();
  if (!AT_REST.includes(state)) return null;

  async function sendAgain() {
    setProgress('busy');
    const response = await fetch(`${config.serverURL}${config.routes.api}/${collection}/${id}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: 'pending' }),
    });
    if (response.ok) loadAnew();
    else setProgress('failed');
  }

  // A sent mail would be received twice.
  const needsAsking = collection === 'messages' && state === 'sent';
  if (progress === 'asked') {
    return (
      <div role="alert">
        <p>{words.sendAgainAsk}</p>
        <Button buttonStyle="primary" size="small" margin={false} onClick={sendAgain}>
          {words.sendAgainYes}
        </Button>{' '}
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => setProgress('idle')}
        >
          {words.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={progress === 'busy' || !isReady}
        onClick={() => (needsAsking ? setProgress('asked') : void sendAgain())}
      >
        {words.sendAgain}
      </Button>
      {progress === 'failed' ? <p role="alert">{words.sendingFailed}</p> : null}
    </div>
  );
}
