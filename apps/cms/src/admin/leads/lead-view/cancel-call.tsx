'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';

interface Props {
  id: number;
  words: { declined: string; cancel: string; failed: string };
}

/** Says that the visitor declined a call, and cancels it. */
export function CancelCall({ id, words }: Props) {
  const { config } = useConfig();
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function cancel() {
    setProgress('busy');
    const response = await fetch(`${config.serverURL}${config.routes.api}/bookings/${id}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: 'cancelled' }),
    });
    if (!response.ok) return setProgress('failed');
    window.location.reload();
  }

  return (
    <div>
      <p>{words.declined}</p>
      <Button size="medium" margin={false} disabled={progress === 'busy'} onClick={cancel}>
        {words.cancel}
      </Button>
      {progress === 'failed' ? <p role="alert">{words.failed}</p> : null}
    </div>
  );
}
