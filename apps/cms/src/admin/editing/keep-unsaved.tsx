'use client';

import { useAuth, useEditDepth, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { HeadingOfForm } from './heading.tsx';
import { LanguageSwitch } from './leaving/language-switch.tsx';
import { usePressAfterDraft } from './leaving/press-after-draft.ts';
import { SaveBeforeLeaving } from './leaving/save-before-leaving.tsx';
import { useGuardedSaves } from './others/use-saves.ts';
import { useRefusedShown } from './refusals/show-refused.ts';
import { useSaveDraft, useUnsavedDraft } from './save-draft.ts';
import { useTypedStays } from './typed-stays.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

/**
 * How long before the end of the session a draft is saved; Payload's own warning comes one minute
 * before it.
 */
const BEFORE_END_MS = 90_000;

/**
 * Saves an unsaved draft shortly before an idle session ends, and as soon as there is a session again:
 * after a sign-in over the form.
 */
function useDraftAroundSessionEnd(): void {
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

/** Lists whose newest row has just been added: until the server answers, it is loading. */
const SEPARATOR = '\n';

/**
 * Rows are folded when a form is loaded, and open when they are added: the next thing a person does is
 * to write into them. Payload folds both, unless a row says already that it is open.
 */
function OpenNewRows() {
  const { dispatchFields, getFields } = useForm();
  const lists = useFormFields(([fields]) =>
    Object.entries(fields ?? {})
      .filter(([, { rows }]) => rows?.some((row) => row.isLoading && row.collapsed === undefined))
      .map(([path]) => path)
      .join(SEPARATOR),
  );
  useEffect(() => {
    for (const path of lists.split(SEPARATOR).filter(Boolean)) {
      const updatedRows = (getFields()[path]?.rows ?? []).map((row) =>
        row.isLoading && row.collapsed === undefined ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    }
  }, [dispatchFields, getFields, lists]);
  return null;
}

/**
 * Next to the buttons of a form: keeps typed text when the content language changes, the form is
 * left, closed or crashes, the session ends, the connection breaks or the document is changed
 * elsewhere; lets the publish button wait for the draft; shows refused fields, heads the page by
 * the document's title, and opens new rows.
 */
export function KeepUnsaved() {
  useTypedStays();
  const isRefused = useGuardedSaves();
  const isPressed = usePressAfterDraft();
  // A form in a drawer covers the form of a page, and its text is saved from the drawer.
  return useEditDepth() < 2 ? <OfPage isPressed={isPressed} isRefused={isRefused} /> : null;
}

function OfPage({ isPressed, isRefused }: { isPressed: boolean; isRefused: boolean }) {
  useDraftAroundSessionEnd();
  useRefusedShown();
  return (
    <>
      <HeadingOfForm />
      <OpenNewRows />
      <LanguageSwitch />
      <SaveBeforeLeaving isPressed={isPressed} />
      <UnsavedNotice isRefused={isRefused} />
    </>
  );
}
