'use client';

import { useEditDepth } from '@payloadcms/ui';
import { LanguageSwitch } from './language-switch.tsx';
import { SaveBeforeLeaving } from './save-before-leaving.tsx';
import { useDraftBeforeSessionEnds, useTextAfterSessionEnd } from './session-end.ts';
import { useTypedStays } from './typed-stays.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

/**
 * Next to the buttons of a form: keeps typed text when the content language changes, the form is left,
 * the session ends or the connection breaks.
 */
export function KeepUnsaved() {
  useTypedStays();
  // A form in a drawer covers the form of a page, and its text is saved from the drawer.
  return useEditDepth() < 2 ? <OfPage /> : null;
}

function OfPage() {
  useDraftBeforeSessionEnds();
  useTextAfterSessionEnd();
  return (
    <>
      <LanguageSwitch />
      <SaveBeforeLeaving />
      <UnsavedNotice />
    </>
  );
}
