'use client';

import { useState } from 'react';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { useWords } from '../../../kit/office-words.tsx';
import { loadAnew, usePageReady } from '../steps/page-ready.ts';
import { askReply } from './ask.ts';

interface Props {
  lead: number;
  message: number;
  state: string;
}

/** Turns a reply that still waits or that was refused back into a draft. */
export function Recall({ lead, message, state }: Props) {
  const words = useWords().leads.answer;
  const isReady = usePageReady();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function recall() {
    setBusy(true);
    const said = await askReply(lead, '/take-back', { message });
    if (said.kind === 'done') return loadAnew();
    setBusy(false);
    setProblem(said.kind === 'refused' ? said.message : words.failed);
  }

  return (
    <div>
      <SmallButton disabled={isBusy || !isReady} onClick={() => void recall()}>
        {state === 'failed' ? words.correct : words.undo}
      </SmallButton>
      <Problem text={problem} />
    </div>
  );
}
