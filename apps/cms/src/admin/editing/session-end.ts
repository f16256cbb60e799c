'use client';

import {
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation';
import { hasDraftsEnabled } from 'payload/shared';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { useSaveDraft } from './save-draft.ts';
import { forgetText, storedText, storeText, type UnsavedText } from './unsaved-text.ts';

/**
 * How long before the end of the session a draft is saved; Payload's own warning comes one minute
 * before it.
 */
const BEFORE_END_MS = 90_000;

const BACK: AdminLabel = {
  pl: 'Tekst sprzed końca sesji jest znów w formularzu. Zapisz go.',
  en: 'The text from before the end of the session is back in the form. Save it.',
};

const CHANGED: AdminLabel = {
  pl: 'Tekst sprzed końca sesji jest znów w formularzu. Tymczasem ktoś zmienił ten dokument: porównaj wersje, zanim zapiszesz.',
  en: 'The text from before the end of the session is back in the form. Meanwhile somebody changed this document: compare the versions before you save.',
};

/** Saves a draft shortly before an idle session ends, where the document has drafts. */
export function useDraftBeforeSessionEnds(): void {
  const { tokenExpirationMs } = useAuth();
  const { docConfig } = useDocumentInfo();
  const modified = useFormModified();
  const saveDraft = useSaveDraft();
  const saveUnsaved = useEffectEvent(() => {
    if (modified && docConfig && hasDraftsEnabled(docConfig as never)) void saveDraft();
  });
  useEffect(() => {
    if (!tokenExpirationMs) return;
    const wait = Math.max(0, tokenExpirationMs - Date.now() - BEFORE_END_MS);
    const timer = setTimeout(() => saveUnsaved(), wait);
    return () => clearTimeout(timer);
  }, [tokenExpirationMs]);
}

/**
 * Text that could not be saved when the session ended (no drafts, a sleeping computer) is stored in
 * this tab, and is back in the form after its author has signed in again.
 */
export function useTextAfterSessionEnd(): void {
  const { user } = useAuth();
  const { data } = useDocumentInfo();
  const { getData, reset, setModified } = useForm();
  const modified = useFormModified();
  const initializing = useFormInitializing();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const router = useRouter();
  const place = usePathname();
  const author = useRef(user?.id);
  const restoring = useRef(false);
  const updatedAt = (data?.updatedAt as string | undefined) ?? null;

  const keep = useEffectEvent((signedIn: typeof user) => {
    if (signedIn) author.current = signedIn.id;
    else if (modified && author.current !== undefined) {
      storeText({ user: author.current, place, locale, updatedAt, data: getData() });
    }
  });
  useEffect(() => keep(user), [user]);

  const putBack = async (stored: UnsavedText) => {
    restoring.current = true;
    await reset(stored.data);
    setModified(true);
    forgetText();
    restoring.current = false;
    const words = stored.updatedAt === updatedAt ? BACK : CHANGED;
    toast.info(words[i18n.language as keyof AdminLabel] ?? words.pl, { duration: 15_000 });
  };

  const lookForText = useEffectEvent((reader: typeof user, isReady: boolean, language: string) => {
    const stored = reader && isReady && !restoring.current ? storedText() : null;
    if (stored === null) return;
    if (stored.user !== reader?.id) forgetText();
    else if (stored.place !== place) return;
    else if (stored.locale !== language) router.replace(`${place}?locale=${stored.locale}`);
    else void putBack(stored);
  });
  useEffect(() => lookForText(user, !initializing, locale), [user, initializing, locale]);
}
