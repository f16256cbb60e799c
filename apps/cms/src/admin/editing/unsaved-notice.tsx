'use client';

import { fill } from '@osnowa/text';
import { toast, useAuth, useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../kit/office-words.tsx';
import { useLockQuery } from './lock-query.ts';
import { OtherSaves } from './others/other-saves.tsx';
import { TakenText } from './others/taken-text.tsx';
import { useSaveDraft, useUnsavedDraft } from './save-draft.ts';
import './unsaved-notice.css';

/** How often a form with an unsaved draft asks for the reason, in ms. */
const ASK_MS = 2_000;

/** A slow server is not a lost connection: how long its answer may take, in ms. */
const ANSWER_MS = 10_000;

/** A lock as the content service shows it: the account, with the person’s name in place of its e-mail. */
interface Lock {
  user?: { value?: { id: number; email?: string } };
}

/** The locks of a document; `null` while the content service does not answer. */
async function locksAt(address: string): Promise<Lock[] | null> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(address, { credentials: 'include', signal }).catch(() => null);
  if (answer === null || answer.status >= 500) return null;
  if (!answer.ok) return [];
  // The timeout may end between the head of an answer and its body.
  const body: { docs: Lock[] } | null = await answer.json().catch(() => null);
  return body?.docs ?? null;
}

/**
 * Says in a form why the last words are not saved: the connection is lost, or a colleague has taken
 * the document over. They are saved when the connection is back. Payload saves after the next
 * keystroke only, and shows the browser's English message for some seconds.
 * @param isRefused whether a save was refused, because the same was changed elsewhere
 */
export function UnsavedNotice({ isRefused }: { isRefused: boolean }) {
  const { config } = useConfig();
  const query = useLockQuery();
  const { user } = useAuth();
  const words = useWords().editing.unsavedNotice;
  const isUnsaved = useUnsavedDraft();
  const saveDraft = useSaveDraft();
  const [reason, setReason] = useState<string | null>(null);

  const findReason = useEffectEvent(async () => {
    if (query === null) return null;
    const apiRoute = config.routes.api;
    const path = `/payload-locked-documents?${query}` as const;
    const locks = await locksAt(formatAdminURL({ apiRoute, path }));
    if (locks === null) {
      toast.dismiss();
      return words.lost;
    }
    const editor = locks[0]?.user?.value;
    const isTaken = editor !== undefined && editor.id !== user?.id;
    if (reason === words.lost && !isTaken) void saveDraft();
    return isTaken ? fill(words.taken, { name: editor.email ?? '–' }) : null;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const found = await findReason();
      if (timer === undefined) return;
      setReason(found);
      timer = setTimeout(() => void ask(), ASK_MS);
    };
    timer = setTimeout(() => void ask(), ASK_MS);
    return () => {
      clearTimeout(timer);
      timer = undefined;
      setReason(null);
    };
  }, [isUnsaved]);

  return (
    <div className="unsaved-notices">
      {reason === null ? null : (
        <p className="unsaved-notice" role="status">
          {reason}
        </p>
      )}
      <TakenText isTaken={reason !== null && reason !== words.lost} />
      <OtherSaves isRefused={isRefused} />
    </div>
  );
}
