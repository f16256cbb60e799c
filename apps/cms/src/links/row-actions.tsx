'use client';

import { useRouter } from 'next/navigation';
import { useAsk } from '../kit/ask.ts';
import { SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import { toast } from '../kit/payload.ts';

interface Answer {
  state: 'works' | 'broken' | 'suspected' | 'unknown';
}

const SAID = { works: 'works', broken: 'still', suspected: 'still', unknown: 'cannot' } as const;

/** In a row of the broken links: check again now, and ignore. */
export function RowActions({ rowData }: { rowData?: { id?: number; ignored?: boolean | null } }) {
  const router = useRouter();
  const { ask, isBusy } = useAsk(toast.error);
  const words = useWords().links.link;
  const { id, ignored } = rowData ?? {};
  if (!id) return null;

  async function act(what: 'check' | 'ignore' | 'heed') {
    const answer = await ask<Answer>(`/broken-links/${id}/${what}`, { method: 'POST' });
    if (!answer) return;
    if (what === 'check') toast.info(words[SAID[answer.state]]);
    router.refresh();
  }

  return (
    <div className="actions">
      <SmallButton disabled={isBusy} onClick={() => void act('check')}>
        {words[isBusy ? 'checking' : 'check']}
      </SmallButton>
      <SmallButton disabled={isBusy} onClick={() => void act(ignored ? 'heed' : 'ignore')}>
        {words[ignored ? 'heed' : 'ignore']}
      </SmallButton>
    </div>
  );
}
