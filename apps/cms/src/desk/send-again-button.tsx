'use client';

import { Button, useConfig, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { wordsIn } from './letter/words.ts';

/** Puts a message that has left, or could not, back among those that wait to be sent. */
export function SendAgainButton() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { value: state } = useField<string>({ path: 'state' });
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { words } = wordsIn(i18n.language);
  if (!id || state === 'pending' || state === 'sending') return null;

  async function sendAgain() {
    setProgress('busy');
    const response = await fetch(`${config.serverURL}${config.routes.api}/messages/${id}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: 'pending' }),
    });
    if (response.ok) window.location.reload();
    else setProgress('failed');
  }

  return (
    <div>
      <Button buttonStyle="secondary" disabled={progress === 'busy'} onClick={sendAgain}>
        {words.sendAgain}
      </Button>
      {progress === 'failed' ? <p role="alert">{words.sendingFailed}</p> : null}
    </div>
  );
}
