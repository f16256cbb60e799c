'use client';

import { Button, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../../kit/office-words.tsx';
import { useLocalCopy } from '../use-local-copy.ts';
import { useStoredTexts } from './stored-texts.ts';
import { unsavedTexts } from './unsaved-texts.ts';

/** After so long without a key, a person has stopped typing; in ms. */
const PAUSE_MS = 800;

/**
 * A dialog that opens while a person types takes the focus to its first button: the next space of the
 * sentence would press it unread. Keys act in it once the person has stopped typing.
 * @param isOpen whether the dialog is open
 */
function useKeysHeld(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let last = performance.now();
    const hold = (event: KeyboardEvent) => {
      const now = performance.now();
      const isTyping = now - last < PAUSE_MS;
      last = now;
      if (!isTyping) return release();
      event.preventDefault();
      event.stopPropagation();
    };
    const release = () => {
      window.removeEventListener('keydown', hold, { capture: true });
      window.removeEventListener('keyup', hold, { capture: true });
    };
    window.addEventListener('keydown', hold, { capture: true });
    window.addEventListener('keyup', hold, { capture: true });
    return release;
  }, [isOpen]);
}

/** Payload's dialog that says that a colleague has taken the document over. */
const DIALOG = 'document-take-over';

/** Its dialog that says that a colleague is writing. */
const LOCKED = 'document-locked';

/**
 * Words that a person typed last into a document that a colleague has taken over, or that was
 * changed elsewhere meanwhile. Payload puts the saved text into the fields as soon as the form is
 * read only or loaded again; here the words are shown above it, to be copied.
 * @param isTaken whether the content service says that a colleague is writing the document
 */
export function TakenText({ isTaken }: { isTaken: boolean }) {
  const { data } = useDocumentInfo();
  const { getFields } = useForm();
  const words = useWords().editing.takenText;
  const { isModalOpen } = useModal();
  const isNotified = isModalOpen(DIALOG);
  useKeysHeld(isNotified || isModalOpen(LOCKED));
  const { texts, keep, forget } = useStoredTexts();
  useLocalCopy(keep);
  const keepUnsaved = useEffectEvent(() => keep(unsavedTexts(getFields(), data)));
  useEffect(() => {
    if (isTaken || isNotified) keepUnsaved();
  }, [isTaken, isNotified]);
  if (texts.length === 0) return null;
  return (
    <div className="unsaved-notice taken-text" role="status">
      <p>{words.heading}</p>
      {texts.map((text) => (
        <textarea key={text} aria-label={words.text} readOnly rows={3} value={text} />
      ))}
      <Button buttonStyle="secondary" margin={false} onClick={forget} size="small">
        {words.close}
      </Button>
    </div>
  );
}
