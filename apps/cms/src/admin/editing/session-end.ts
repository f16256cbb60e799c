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
import { forgetText, type KeptText, keepText, keptText } from './kept-text.ts';
import { useSaveDraft } from './save-draft.ts';

/** How long before the end of the session a draft is saved; Payload asks one minute before it. */
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
 * What could not be saved when the session ended (no drafts, a computer that slept) is stored in this
 * tab, and stands in the form again once its author has signed in.
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
      keepText({ user: author.current, place, locale, updatedAt, data: getData() });
    }
  });
  useEffect(() => keep(user), [user]);

  const putBack = async (kept: KeptText) => {
    restoring.current = true;
    await reset(kept.data);
    setModified(true);
    forgetText();
    restoring.current = false;
    const words = kept.updatedAt === updatedAt ? BACK : CHANGED;
    toast.info(words[i18n.language as keyof AdminLabel] ?? words.pl, { duration: 15_000 });
  };

  const lookForText = useEffectEvent((reader: typeof user, isReady: boolean, language: string) => {
    const kept = reader && isReady && !restoring.current ? keptText() : null;
    if (kept === null) return;
    if (kept.user !== reader?.id) forgetText();
    else if (kept.place !== place) return;
    else if (kept.locale !== language) router.replace(`${place}?locale=${kept.locale}`);
    else void putBack(kept);
  });
  useEffect(() => lookForText(user, !initializing, locale), [user, initializing, locale]);
}
