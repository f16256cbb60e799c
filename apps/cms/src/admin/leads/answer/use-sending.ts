'use client';

import { useState } from 'react';
import { useWords } from '../../../kit/office-words.tsx';
import type { Draft } from '../../../leads/conversation/drafts.ts';
import { loadAnew } from '../steps/page-ready.ts';
import { askReply, type FieldErrors } from './ask.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { When } from './send-controls.tsx';

/** A reply that is sent in a moment. */
interface SentReply {
  id: number;
  /** For so long it can be recalled, in ms; a duration, as this computer's clock may differ. */
  wait: number;
}

/** A reply that is sent within so long is shown with the button that recalls it, in ms. */
const SOON = 15_000;

/** The text has reached the form this long after a keystroke, in ms: the editor waits for idle time. */
const EDITOR_IDLE = 600;

/** Sends and deletes the draft, and holds its errors. */
export function useSending(keeper: DraftKeeper, lead: number) {
  const words = useWords().leads.answer;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<SentReply | null>(null);

  async function send(when: When) {
    setProblem(null);
    setErrors({});
    await new Promise((done) => setTimeout(done, EDITOR_IDLE));
    // An untouched form is checked as well, so that each field shows its error.
    const isSaved = await keeper.save(true);
    const { version } = keeper;
    if (!isSaved || version === null) return;
    const said = await askReply<SentReply>(lead, '/send', { version, when });
    if (said.kind === 'done' && said.answer.wait < SOON) return setSent(said.answer);
    // The page shows it in the conversation, with its time.
    if (said.kind === 'done') return loadAnew();
    if (said.kind !== 'refused') return setProblem(words.failed);
    setErrors(said.errors);
    if (Object.keys(said.errors).length === 0) setProblem(said.message);
  }

  /** @returns whether the draft is gone */
  async function discard(): Promise<boolean> {
    await keeper.save();
    const { version } = keeper;
    const said = version === null ? null : await askReply(lead, '/discard', { version });
    const isGone = said === null || said.kind === 'done';
    if (isGone) keeper.begin(null);
    setErrors({});
    setProblem(isGone ? null : words.failed);
    return isGone;
  }

  function recalled(current: Draft | null) {
    setSent(null);
    keeper.begin(current);
  }

  /** Sets the error of a part of the form; removes it without a text. */
  function mark(name: keyof FieldErrors, text?: string) {
    setErrors((all) => ({ ...all, [name]: text }));
  }

  return { errors, problem, sent, send, discard, recalled, mark };
}
