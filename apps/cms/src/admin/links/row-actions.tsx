'use client';

import { useRouter } from 'next/navigation';
import { useAsk } from '../../kit/ask.ts';
import { SmallButton } from '../../kit/controls.tsx';
import { useOfficeLanguage } from '../../kit/office-words.tsx';
import { toast } from '../../kit/payload.ts';
import { screenWords } from '../../kit/screen-words.ts';

interface Answer {
  state: 'works' | 'broken' | 'suspected' | 'unknown';
}

const SAID = { works: 'works', broken: 'still', suspected: 'still', unknown: 'cannot' } as const;

/** In a row of the broken links: check again now, and ignore. */
export function RowActions({ rowData }: { rowData?: { id?: number; ignored?: boolean | null } }) {
  const router = useRouter();
  const { ask, isBusy } = useAsk(toast.error);
  const language = useOfficeLanguage();
  const { id, ignored } = rowData ?? {};
  if (!id) return null;

  async function act(what: 'check' | 'ignore' | 'heed') {
    const answer = await ask<Answer>(`/broken-links/${id}/${what}`, { method: 'POST' });
    if (!answer) return;
    if (what === 'check') toast.info(screenWords(language).links.link[SAID[answer.state]]);
    router.refresh();
  }

  return (
    <div className="actions">
      <SmallButton disabled={isBusy} onClick={() => void act('check')}>
        {screenWords(language).links.link[isBusy ? 'checking' : 'check']}
      </SmallButton>
      <SmallButton disabled={isBusy} onClick={() => void act(ignored ? 'heed' : 'ignore')}>
        {screenWords(language).links.link[ignored ? 'heed' : 'ignore']}
      </SmallButton>
    </div>
  );
}
