'use client';

import { toast, useAuth, useModal, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { adminLanguage } from '../../fields/admin-label.ts';
import { hasMainButton, isCovered, pressMainButton, preview, search } from './actions.ts';
import { isOnMac, isPressed, isSingle, singleKeysOn } from './keys.ts';
import { SHORTCUT_LIST, ShortcutList } from './shortcut-list.tsx';
import { type Action, OWN_SHORTCUTS, SHORTCUT_WORDS } from './shortcut-table.ts';

/** What a character is typed into. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** The shortcut of our own that was pressed; a single character is one only outside of fields. */
function pressedAction(event: KeyboardEvent): Action | null {
  if (event.isComposing || event.repeat || event.defaultPrevented) return null;
  const isMac = isOnMac();
  const found = OWN_SHORTCUTS.find(({ keys }) => isPressed(keys, event, isMac));
  if (!found) return null;
  if (isSingle(found.keys) && (isTyping(event) || !singleKeysOn())) return null;
  return found.action;
}

/** Around the back office: acts on the keys of the table, and shows the list of all of them. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { openModal } = useModal();
  const typedAt = useRef(0);
  const language = adminLanguage(i18n.language);

  const press = async () => {
    const outcome = await pressMainButton(typedAt.current);
    if (outcome === 'disabled') toast.info(SHORTCUT_WORDS.nothing[language]);
  };
  const actions: Record<Action, () => boolean> = {
    list: () => {
      if (isCovered()) return false;
      openModal(SHORTCUT_LIST);
      return true;
    },
    search,
    preview,
    publish: () => {
      if (!hasMainButton()) return false;
      void press();
      return true;
    },
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const action = pressedAction(event);
    if (action === null) {
      typedAt.current = Date.now();
      return;
    }
    if (!actions[action]()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const isSignedIn = Boolean(user);
  useEffect(() => {
    if (!isSignedIn) return;
    const onKey = (event: KeyboardEvent) => hear(event);
    // Before a field hears it: Enter would begin a new line in a text.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isSignedIn]);
  return (
    <>
      {children}
      {isSignedIn ? <ShortcutList /> : null}
    </>
  );
}
