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

/** After this time a form is asked to fill itself once more, in ms. */
const LATE_MS = 5_000;

/**
 * Does something again until it has ended once, or until it is no longer wanted. Next can drop a request
 * of a form when it changes pages meanwhile, as after a sign-in: then no answer ever comes.
 */
async function untilDone(act: () => Promise<void>, isOver: () => boolean): Promise<void> {
  const late = () => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), LATE_MS));
  while ((await Promise.race([act(), late()])) === 'late' && !isOver());
}

/** What a form shows: to whom, whether it is ready, in which language, which state of the document. */
interface Shown {
  reader: { id: number | string } | null | undefined;
  isReady: boolean;
  language: string;
  state: unknown;
  savedAt: string | null;
}

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
 * this tab, and is back in the form after its author has signed in again. It stays stored until it
 * is saved or left on purpose: after a sign-in, Payload may render the form once more, or fill it
 * with the saved document, and the text is then put back again.
 */
export function useTextAfterSessionEnd(): void {
  const { user } = useAuth();
  const { data, initialState } = useDocumentInfo();
  const { getData, reset, setModified } = useForm();
  const modified = useFormModified();
  const initializing = useFormInitializing();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const router = useRouter();
  const place = usePathname();
  const author = useRef(user?.id);
  const updatedAt = (data?.updatedAt as string | undefined) ?? null;
  /** The document that the text was put into, as the form had it; `null` before. */
  const filled = useRef<{ initialState: unknown; updatedAt: string | null }>(null);
  const filling = useRef<Promise<void>>(null);

  const keep = useEffectEvent((signedIn: typeof user) => {
    if (signedIn) author.current = signedIn.id;
    else if (modified && author.current !== undefined) {
      storeText({ user: author.current, place, locale, updatedAt, data: getData() });
    }
  });
  useEffect(() => keep(user), [user]);

  const putBack = async (stored: UnsavedText) => {
    const isFirst = filled.current === null;
    filled.current = { initialState, updatedAt };
    // Two at a time would empty the form.
    await filling.current;
    filling.current = untilDone(
      () => reset(stored.data),
      () => filling.current === null,
    );
    await filling.current;
    // The form went meanwhile: the next one puts the text back.
    if (filling.current === null) return;
    setModified(true);
    if (!isFirst) return;
    const words = stored.updatedAt === updatedAt ? BACK : CHANGED;
    toast.info(words[i18n.language as keyof AdminLabel] ?? words.pl, { duration: 15_000 });
  };

  const lookForText = useEffectEvent((shown: Shown) => {
    const { reader, isReady, language, state, savedAt } = shown;
    const stored = reader && isReady ? storedText() : null;
    if (stored === null) return;
    const isDone =
      filled.current !== null &&
      (filled.current.updatedAt !== savedAt || stored.locale !== language);
    if (isDone || stored.user !== reader?.id) forgetText();
    else if (stored.place !== place || filled.current?.initialState === state) return;
    else if (stored.locale !== language) router.replace(`${place}?locale=${stored.locale}`);
    else void putBack(stored);
  });
  useEffect(
    () =>
      lookForText({
        reader: user,
        isReady: !initializing,
        language: locale,
        state: initialState,
        savedAt: updatedAt,
      }),
    [user, initializing, locale, initialState, updatedAt],
  );

  const leave = useEffectEvent(() => {
    filling.current = null;
    const { pathname, search } = window.location;
    const language = new URLSearchParams(search).get('locale') ?? locale;
    const isElsewhere = pathname !== place || language !== locale;
    if (user && filled.current !== null && isElsewhere) forgetText();
  });
  useEffect(() => () => leave(), []);
}
