'use client';

import { useEditDepth } from '@payloadcms/ui';
import { HeadingOfForm } from './heading.tsx';
import { LanguageSwitch } from './leaving/language-switch.tsx';
import { usePressAfterDraft } from './leaving/press-after-draft.ts';
import { SaveBeforeLeaving } from './leaving/save-before-leaving.tsx';
import { OpenNewRows } from './open-new-rows.tsx';
import { useGuardedSaves } from './others/use-saves.ts';
import { useRefusedShown } from './refusals/show-refused.ts';
import { useDraftAroundSessionEnd } from './session-end.ts';
import { useTypedStays } from './typed-stays.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

/**
 * Next to the buttons of a form: keeps typed text when the content language changes, the form is left,
 * closed or crashes, the session ends, the connection breaks or the document is changed elsewhere; lets the button that
 * publishes wait for the draft; shows what is refused, says what the document is called, and opens new
 * rows.
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
