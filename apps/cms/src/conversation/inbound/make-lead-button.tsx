'use client';

import { useAsk } from '../../kit/ask.ts';
import { Problem } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { Button } from '../../kit/payload.ts';

/** Makes a lead of a received mail that has none, and opens it. */
export function MakeLeadButton({ id }: { id: number }) {
  const { ask, problem, isBusy } = useAsk();
  const words = useWords().messages.received;

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
