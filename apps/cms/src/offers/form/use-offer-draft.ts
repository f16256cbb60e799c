'use client';

import type { OfferDraft } from '@osnowa/contract';
import { dequal } from 'dequal/lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from '../../kit/ask.ts';
import { copyName, removeCopy, storeCopy, storedCopy } from '../../kit/form/local-copy.ts';
import { useWords } from '../../kit/office-words.tsx';
import type { KnownDraft } from '../desk.ts';

/** Pause after a change before it is saved, in ms. */
const SAVE_AFTER = 800;

/** Pause before a save that failed is tried again, in ms. */
const TRY_AGAIN_AFTER = 5_000;

/** Whether what is typed is stored. */
interface Progress {
  sentence: string;
  isWrong?: boolean;
  /** The content service was not reached: it is tried again. */
  isAway?: boolean;
  /** Another window was faster; its draft. */
  theirs?: KnownDraft;
}

/** Stores a draft, one request at a time; what is not stored yet has a copy in the browser. */
function useStoring(lead: number, user: number, known: KnownDraft) {
  const words = useWords().offers;
  const copy = copyName(user, `offer ${lead}`, '');
  const [draft, setDraft] = useState(known.draft);
  const [progress, setProgress] = useState<Progress>({ sentence: words.saved });
  const stored = useRef(known);
  const newest = useRef(known.draft);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  function show(next: OfferDraft) {
    newest.current = next;
    setDraft(next);
  }

  function keepCopy() {
    const savedAt = String(stored.current.version);
    storeCopy(copy, { at: Date.now(), savedAt, values: { draft: newest.current } });
  }

  function isStored(now: KnownDraft) {
    stored.current = now;
    if (dequal(newest.current, now.draft)) removeCopy(copy);
    else keepCopy();
    setProgress({ sentence: words.saved });
    return true;
  }

  async function store(): Promise<boolean> {
    const sent = newest.current;
    const { version, draft: last } = stored.current;
    if (dequal(sent, last)) return isStored(stored.current);
    setProgress({ sentence: words.saving });
    const body = { version, draft: sent };
    const answer = await ask<{ version: number }, { current: KnownDraft }>(`/leads/${lead}/offer`, {
      body,
    });
    if (answer.ok) return isStored({ version: answer.body.version, draft: sent });
    const { data, sentence, status } = answer.refusal;
    const { current: theirs } = data;
    // The save of before got no answer, and was done.
    if (theirs && dequal(theirs.draft, sent)) return isStored(theirs);
    const isAway = status === 0 || status >= 500;
    if (theirs) setProgress({ sentence: words.conflict, isWrong: true, theirs });
    else setProgress({ sentence: isAway ? words.unsaved : sentence, isWrong: true, isAway });
    return false;
  }

  /** Saves now. @returns whether what is typed is stored */
  function save(): Promise<boolean> {
    queue.current = queue.current.then(store);
    return queue.current;
  }

  return { copy, draft, show, keepCopy, progress, setProgress, stored, save };
}

/**
 * A draft that is saved shortly after each change. What is not saved yet is saved after a reload or a new
 * sign-in.
 */
export function useOfferDraft(lead: number, user: number, known: KnownDraft) {
  const words = useWords().offers;
  const storing = useStoring(lead, user, known);
  const { copy, draft, show, keepCopy, progress, setProgress, stored, save } = storing;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function saveSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_AFTER);
  }

  const tryAgain = useEffectEvent(() => void save());
  useEffect(() => {
    if (!progress.isAway) return;
    const again = setTimeout(() => tryAgain(), TRY_AGAIN_AFTER);
    return () => clearTimeout(again);
  }, [progress]);

  const restore = useEffectEvent(() => {
    const kept = storedCopy(copy);
    const typed = kept?.values.draft as OfferDraft | undefined;
    if (!kept || !typed || dequal(typed, known.draft)) return removeCopy(copy);
    show({ ...known.draft, ...typed });
    if (kept.savedAt === String(known.version)) return void save();
    setProgress({ sentence: words.conflict, isWrong: true, theirs: known });
  });
  useEffect(() => restore(), []);

  return {
    draft,
    progress,
    save() {
      clearTimeout(timer.current);
      return save();
    },
    version: () => stored.current.version,
    change(next: OfferDraft) {
      show(next);
      keepCopy();
      // Until the conflict is settled nothing is overwritten.
      if (!progress.theirs) saveSoon();
    },
    /** Ends a conflict: with the draft of this window, or with that of the other. */
    settle(isMine: boolean) {
      const { theirs } = progress;
      if (!theirs) return;
      stored.current = theirs;
      if (!isMine) show(theirs.draft);
      void save();
    },
  };
}
