'use client';

import { useModal, useTranslation } from '@payloadcms/ui';
import { adminLanguage } from '../../fields/admin-label.ts';
import { SHORTCUT_LIST } from './shortcut-list.tsx';
import { SHORTCUT_WORDS } from './shortcut-table.ts';

/** At the end of the menu: opens the list of shortcuts. */
export function ShortcutsButton() {
  const { i18n } = useTranslation();
  const { openModal } = useModal();
  return (
    <button
      type="button"
      className="nav__link shortcuts__open"
      onClick={() => openModal(SHORTCUT_LIST)}
    >
      <span className="nav__link-label">{SHORTCUT_WORDS.title[adminLanguage(i18n.language)]}</span>
    </button>
  );
}
