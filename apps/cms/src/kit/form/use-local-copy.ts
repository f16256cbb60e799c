'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '../payload.ts';
import {
  changedValues,
  copyName,
  type LocalCopy,
  noteEndedForm,
  removeCopy,
  storeCopy,
  storedCopy,
  type Values,
} from './local-copy.ts';

/** Typed text is stored after so long at the latest, in ms. */
const COPY_MS = 300;

interface Offer {
  copy: LocalCopy;
  /** Whether the document was saved since. */
  isOlder: boolean;
  restore(): Promise<void>;
  discard(): void;
}

/** Name of the copy of the form; `null` before the account is known. */
function useCopyName(): string | null {
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const form = usePathname();
  const [author, setAuthor] = useState(user?.id);
  // The words of an ended session are still those of its account.
  if (user && user.id !== author) setAuthor(user.id);
  const isEnded = !user;
  useEffect(() => {
    if (author !== undefined) noteEndedForm(isEnded ? { user: author, form } : null);
  }, [author, form, isEnded]);
  return author === undefined ? null : copyName(author, form, locale);
}

function useFormNow() {
  const { data, initialState } = useDocumentInfo();
  const [fields] = useAllFormFields();
  return {
    ...useForm(),
    fields,
    initialState,
    isInitializing: useFormInitializing(),
    isModified: useFormModified(),
    isProcessing: useFormProcessing(),
    savedAt: (data?.updatedAt as string | undefined) ?? null,
  };
}

/** The stored state that the form began with. */
interface Base {
  values: Values;
  savedAt: string | null;
}

/** Calls back shortly after the first of several changes, and once more at the end. */
function useSoon(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    act();
  });
  useEffect(() => {
    const hide = () => now();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      now();
    };
  }, []);
  return () => {
    timer.current ??= setTimeout(() => now(), COPY_MS);
  };
}

/**
 * One copy of the unsaved form, in this browser: a reload, a crash, the end of the session, a colleague
 * who takes over and a refused save lose nothing.
 * @returns a copy from before, until its author has restored or discarded it
 */
export function useLocalCopy(): Offer | null {
  const form = useFormNow();
  const { fields, getData, initialState, isInitializing, isModified, isProcessing, savedAt } = form;
  const name = useCopyName();
  const [offered, setOffered] = useState<LocalCopy | null>(null);
  const base = useRef<Base>({ values: {}, savedAt: null });
  /** The form has words that are not saved, although Payload counts it as unchanged. */
  const isHeld = useRef(false);
  /** The time before the save that is on its way; `undefined` without one. */
  const before = useRef<string | null>(undefined);
  /** The state that the form was loaded with last, and the fields that it replaces. */
  const loaded = useRef<{ state: unknown; replaced: unknown } | null>(null);

  const write = () => {
    if (name === null || !(isModified || isHeld.current)) return;
    const values = { ...offered?.values, ...changedValues(getData(), base.current.values) };
    storeCopy(name, { ...(offered ?? base.current), at: Date.now(), values });
  };
  const writeSoon = useSoon(write);
  const begin = () => {
    isHeld.current = false;
    base.current = { values: getData(), savedAt };
    const copy = name === null ? null : storedCopy(name);
    const values = changedValues(copy?.values ?? {}, base.current.values);
    const isOffered = copy !== null && Object.keys(values).length > 0;
    if (name !== null && copy && !isOffered) removeCopy(name);
    setOffered(isOffered ? { ...copy, values } : null);
  };
  const end = (isSaved: boolean) => {
    before.current = undefined;
    isHeld.current = !isSaved;
    if (!isSaved || name === null) return;
    if (offered) storeCopy(name, offered);
    else removeCopy(name);
  };
  const follow = useEffectEvent(() => {
    if (isProcessing && before.current === undefined) before.current = savedAt;
    if (isProcessing || isInitializing) return;
    loaded.current ??= { state: initialState, replaced: null };
    if (loaded.current.state !== initialState) {
      // The document is loaded anew. Its fields show that in a moment, and Payload calls them changed.
      write();
      loaded.current = { state: initialState, replaced: fields };
      return;
    }
    if (loaded.current.replaced !== null) {
      if (loaded.current.replaced === fields) return;
      loaded.current.replaced = null;
      form.setModified(false);
      return begin();
    }
    if (before.current !== undefined) end(before.current !== savedAt);
    if (isModified || isHeld.current) writeSoon();
    else begin();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form counts
  useEffect(
    () => follow(),
    [fields, initialState, isInitializing, isModified, isProcessing, name, savedAt],
  );

  if (!offered) return null;
  return {
    copy: offered,
    isOlder: offered.savedAt !== savedAt,
    async restore() {
      isHeld.current = true;
      await form.reset({ ...getData(), ...offered.values });
      form.setModified(true);
      setOffered(null);
    },
    discard() {
      if (name !== null) removeCopy(name);
      setOffered(null);
    },
  };
}
