'use client';

import { Button, Modal, useAuth, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { writesContent } from '../../access/editing-rights.ts';
import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import { isOnMac, keyNames, singleKeysOn, turnSingleKeys } from './keys.ts';
import { type Keys, SHORTCUT_WORDS, SHORTCUTS } from './shortcut-table.ts';
import './shortcuts.css';

/** Name of the window, by which it is opened. */
export const SHORTCUT_LIST = 'keyboard-shortcuts';

const TITLE_ID = `${SHORTCUT_LIST}-title`;

/** The window with all shortcuts that the reader may use. */
export function ShortcutList() {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { closeModal, isModalOpen } = useModal();
  if (!isModalOpen(SHORTCUT_LIST)) return null;
  const language = adminLanguage(i18n.language);
  const groups = SHORTCUTS.filter(({ isForAll }) => isForAll || writesContent(user));
  return (
    <Modal slug={SHORTCUT_LIST} className="shortcuts" aria-labelledby={TITLE_ID}>
      <div className="shortcuts__window">
        <header>
          <h1 id={TITLE_ID}>{SHORTCUT_WORDS.title[language]}</h1>
          <Button
            buttonStyle="secondary"
            margin={false}
            size="medium"
            onClick={() => closeModal(SHORTCUT_LIST)}
          >
            {SHORTCUT_WORDS.close[language]}
          </Button>
        </header>
        {groups.map(({ title, shortcuts }) => (
          <section key={title.en}>
            <h2>{title[language]}</h2>
            <dl>
              {shortcuts.map(({ does, keys }) => (
                <div key={does.en}>
                  <dt>{does[language]}</dt>
                  <dd>
                    <KeyCaps keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeys language={language} />
      </div>
    </Modal>
  );
}

function KeyCaps({ keys }: { keys: Keys }) {
  return keyNames(keys, isOnMac()).map((name, nth) => (
    <span key={name}>
      {nth > 0 ? ' ' : null}
      <kbd>{name}</kbd>
    </span>
  ));
}

/** Single characters can be turned off: a person who dictates may say them by chance. */
function SingleKeys({ language }: { language: AdminLanguage }) {
  const [isOn, setIsOn] = useState(singleKeysOn);
  const turn = (wanted: boolean) => {
    turnSingleKeys(wanted);
    setIsOn(wanted);
  };
  return (
    <div className="shortcuts__single">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
          aria-describedby="single-keys-hint"
        />
        {SHORTCUT_WORDS.single[language]}
      </label>
      <small id="single-keys-hint">{SHORTCUT_WORDS.singleHint[language]}</small>
    </div>
  );
}
