'use client';

import { useEditDepth } from '@payloadcms/ui';
import { LanguageSwitch } from './language-switch.tsx';
import { useDraftBeforeSessionEnds, useTextAfterSessionEnd } from './session-end.ts';

/** Beside the buttons of a form: typed text survives another content language and an ended session. */
export function KeepUnsaved() {
  // A form in a drawer lies over the form of a page, and its text is saved from the drawer.
  return useEditDepth() < 2 ? <OfPage /> : null;
}

function OfPage() {
  useDraftBeforeSessionEnds();
  useTextAfterSessionEnd();
  return <LanguageSwitch />;
}
