'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { screenWords } from '../../kit/screen-words.ts';

/** Makes a lead of a received mail that has none, and opens it. */
export function MakeLeadButton({ id }: { id: number }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');
  const words = screenWords(i18n.language).messages.received;

  async function makeLead() {
    setProgress('busy');
    const response = await fetch(`${config.serverURL}${config.routes.api}/messages/${id}/lead`, {
      method: 'POST',
      credentials: 'include',
    });
    if (!response.ok) return setProgress('failed');
    const { lead } = (await response.json()) as { lead: number };
    window.location.assign(`${config.routes.admin}/collections/leads/${lead}`);
  }

  return (
    <div>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={progress === 'busy'}
        onClick={makeLead}
      >
        {words.makeLead}
      </Button>
      {progress === 'failed' ? <p role="alert">{words.failed}</p> : null}
    </div>
  );
}
