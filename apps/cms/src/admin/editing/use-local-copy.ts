'use client';

import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOfficeLanguage } from '../../kit/office-words.tsx';
import { screenWords } from '../../kit/screen-words.ts';
import {
  copyOf,
  ENDED_FORM,
  forgetCopy,
  type LocalCopy,
  storeCopy,
  type Values,
} from './local-copy.ts';
import { mergeCopy } from './merge-copy.ts';
import { fieldsOf, unsavedTexts } from './others/unsaved-texts.ts';

/** Typed text is stored after so long at the latest, in ms. */
const COPY_MS = 300;

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

/** Stores the words of the form while they are not saved, and removes them when they are. */
function useCopying(place: string, savedAt: string | null) {
  const { user } = useAuth();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const { code: locale } = useLocale();
  const modified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const isSending = useFormProcessing() || isSaving;
  const wasSent = useRef(false);
  const author = useRef(user?.id);
  const base = useRef<Values>({});
  const sent = useRef<Values>({});
  const answered = useRef<Values>({});
  const answeredAt = useRef(savedAt);
  const known = useRef(savedAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = useEffectEvent(() => {
    timer.current = undefined;
    if (!modified || author.current === undefined) return;
    const values = { data: getData(), base: base.current, sent: [sent.current, answered.current] };
    const about = { user: author.current, place, locale, savedAt, at: Date.now() };
    void storeCopy({ ...about, ...values });
  });
  const signedIn = useEffectEvent((reader: typeof user) => {
    if (reader) author.current = reader.id;
    else if (modified) {
      sessionStorage.setItem(ENDED_FORM, place);
      copy();
    }
  });
  useEffect(() => signedIn(user), [user]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form is stored
  useEffect(() => {
    if (modified) timer.current ??= setTimeout(() => copy(), COPY_MS);
    else base.current = getData();
  }, [fields, modified]);
  // Later saves may fail. The values of the answered save still count as the author's own.
  useEffect(() => {
    if (answeredAt.current === savedAt) return;
    answeredAt.current = savedAt;
    answered.current = sent.current;
  }, [savedAt]);
  useEffect(() => {
    if (isSaving) sent.current = getData();
  }, [isSaving, getData]);
  useEffect(() => {
    wasSent.current ||= isSending;
  }, [isSending]);
  useEffect(() => {
    if (modified || known.current === savedAt) return;
    known.current = savedAt;
    // A form that is still loading also gets the time of its save: its words are still to come.
    if (wasSent.current && author.current !== undefined) void forgetCopy(author.current, place);
  }, [modified, place, savedAt]);
  const isLeft = () => {
    const { pathname, search } = window.location;
    return pathname !== place || (new URLSearchParams(search).get('locale') ?? locale) !== locale;
  };
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (user && isLeft()) void forgetCopy(user.id, place);
    else copy();
  });
  useEffect(() => {
    const hide = () => copy();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      leave();
    };
  }, []);
  return { base, isLeft };
}

/**
 * One copy of typed, unsaved text, in this browser: a reload, a closed tab, a crash and the end of
 * a session lose nothing. The form shows it when its author opens it again; fields changed
 * elsewhere meanwhile have the value saved there.
 * @param onRefused gets the texts that were changed elsewhere too
 */
export function useLocalCopy(onRefused: (texts: string[]) => void): void {
  const { user } = useAuth();
  const { data, initialState } = useDocumentInfo();
  const { getData, reset, setModified } = useForm();
  const initializing = useFormInitializing();
  const { code: locale } = useLocale();
  const language = useOfficeLanguage();
  const router = useRouter();
  const place = usePathname();
  const savedAt = (data?.updatedAt as string | undefined) ?? null;
  const { base, isLeft } = useCopying(place, savedAt);
  const looked = useRef<unknown>(null);

  const putBack = async (copy: LocalCopy) => {
    const saved = getData();
    const merged = mergeCopy(copy, { data: saved, savedAt });
    onRefused(unsavedTexts(fieldsOf(merged.refused), data));
    if (merged.data === null) return void forgetCopy(copy.user, place);
    await untilDone(() => reset({ ...merged.data }), isLeft);
    if (isLeft()) return;
    setModified(true);
    base.current = saved;
    toast.info(screenWords(language).editing.useLocalCopy.back, { duration: 15_000 });
  };
  const look = useEffectEvent(async (author: number | string) => {
    const copy = await copyOf(author, place);
    if (copy === null) return;
    if (copy.locale !== locale) router.replace(`${place}?locale=${copy.locale}`);
    else await putBack(copy);
  });
  const author = user?.id;
  useEffect(() => {
    if (author === undefined || initializing || looked.current === initialState) return;
    looked.current = initialState;
    if (sessionStorage.getItem(ENDED_FORM) === place) sessionStorage.removeItem(ENDED_FORM);
    void look(author);
  }, [author, initializing, initialState, place]);
}
