'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useAsk } from '../../kit/ask.ts';
import { Problem } from '../../kit/controls.tsx';
import { screenWords } from '../../kit/screen-words.ts';

/** Makes a lead of a received mail that has none, and opens it. */
export function MakeLeadButton({ id }: { id: number }) {
  const { i18n } = useTranslation();
  const { ask, problem, isBusy } = useAsk();
  const words = screenWords(i18n.language).messages.received;

  async function makeLead() {
    const made = await ask<{ lead: number }>(`/messages/${id}/lead`, { method: 'POST' });
    if (made) window.location.assign(`/admin/collections/leads/${made.lead}`);
  }

  return (
    <div>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        onClick={makeLead}
      >
        {words.makeLead}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
