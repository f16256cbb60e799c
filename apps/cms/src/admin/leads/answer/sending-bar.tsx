'use client';

import { fill } from '@osnowa/text';
import { useEffect, useState } from 'react';
import { ask } from '../../../kit/ask.ts';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { useWords } from '../../../kit/office-words.tsx';
import type { Draft } from '../../../leads/conversation/drafts.ts';
import { loadAnew } from '../steps/page-ready.ts';
import { askReply } from './ask.ts';

interface Props {
  lead: number;
  sent: { id: number; wait: number };
  onBack: (draft: Draft | null) => void;
}

/** Longest time from a reply's due time to the page's next load, in ms: a server may be down. */
const LONGEST_WAIT = 15_000;
const SECOND = 1_000;

/** Whether the reply still waits for its mail server; it may do so where no answer came. */
async function isWaiting(id: number): Promise<boolean> {
  const answer = await ask<{ state?: string }>(`/messages/${id}?depth=0`);
  return !answer.ok || answer.body.state === 'pending' || answer.body.state === 'sending';
}

/** Ten seconds in which a reply can be recalled; then the page shows it in the conversation. */
export function SendingBar({ lead, sent, onBack }: Props) {
  const words = useWords().leads.answer;
  const [problem, setProblem] = useState<string | null>(null);
  const [dueAt] = useState(() => Date.now() + sent.wait);
  const [left, setLeft] = useState(sent.wait);

  useEffect(() => {
    const look = async () => {
      const rest = dueAt - Date.now();
      setLeft(rest);
      if (rest > 0) return;
      const waits = await isWaiting(sent.id);
      if (!waits || rest < -LONGEST_WAIT) loadAnew();
    };
    const timer = setInterval(() => void look(), SECOND);
    return () => clearInterval(timer);
  }, [sent.id, dueAt]);

  async function undo() {
    const body = { message: sent.id };
    const said = await askReply<{ current: Draft | null }>(lead, '/take-back', body);
    if (said.kind === 'done') onBack(said.answer.current);
    else setProblem(said.kind === 'refused' ? said.message : words.tooLate);
  }

  const seconds = Math.ceil(left / SECOND);
  return (
    <div className="answer answer__sending" role="status">
      <span>{seconds > 0 ? fill(words.sendingIn, { n: seconds }) : words.sendingNow}</span>
      {seconds > 0 ? <SmallButton onClick={() => void undo()}>{words.undo}</SmallButton> : null}
      <Problem text={problem} />
    </div>
  );
}
