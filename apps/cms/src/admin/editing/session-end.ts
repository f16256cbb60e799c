'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSaveDraft, useUnsavedDraft } from './save-draft.ts';

/**
 * How long before the end of the session a draft is saved; Payload's own warning comes one minute
 * before it.
 */
const BEFORE_END_MS = 90_000;

/**
 * Saves an unsaved draft shortly before an idle session ends, and as soon as there is a session again:
 * after a sign-in over the form.
 */
export function useDraftAroundSessionEnd(): void {
  const { tokenExpirationMs } = useAuth();
  const isUnsaved = useUnsavedDraft();
  const saveDraft = useSaveDraft();
  const saveUnsaved = useEffectEvent(() => {
    if (isUnsaved) void saveDraft();
  });
  useEffect(() => {
    if (!tokenExpirationMs) return;
    saveUnsaved();
    const wait = Math.max(0, tokenExpirationMs - Date.now() - BEFORE_END_MS);
    const timer = setTimeout(() => saveUnsaved(), wait);
    return () => clearTimeout(timer);
  }, [tokenExpirationMs]);
}
