'use client';

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { editingRights, writesIn } from '../../access/editing-rights.ts';
import type { ShownLanguage } from '../../changes/languages/shown.ts';
import { adminLanguage } from '../../fields/admin-label.ts';
import { useOwnVersion } from '../editing/newest-time.ts';
import { SHOWN_WORDS } from './labels.ts';
import { useShownLanguages } from './use-shown-languages.ts';
import './shown-languages.css';

/** In the sidebar of a form: the languages in which visitors read the document, each with its button. */
export function ShownLanguages() {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const { id } = useDocumentInfo();
  const { languages, change } = useShownLanguages(SHOWN_WORDS.failed[language]);
  const [busy, setBusy] = useState(false);
  const takeVersion = useOwnVersion();
  if (id === undefined || languages.length === 0) return null;
  const set = async (code: string, isShown: boolean) => {
    setBusy(true);
    const refusal = await change('shown-languages', { language: code, isShown });
    if (refusal === null) await takeVersion();
    setBusy(false);
    if (refusal !== null) toast.error(refusal);
    else toast.success(SHOWN_WORDS[isShown ? 'nowShown' : 'nowWithheld'][language]);
  };
  return (
    <section className="shown-languages" aria-labelledby="shown-languages">
      <h4 id="shown-languages">{SHOWN_WORDS.title[language]}</h4>
      <ul>
        {languages.map((one) => (
          <li key={one.language}>
            <span>
              <strong lang={one.language}>{LOCALES[one.language].name}</strong>
              <small>{SHOWN_WORDS[one.state][language]}</small>
            </span>
            <ShownButton one={one} busy={busy} onPress={set} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShownButtonProps {
  one: ShownLanguage;
  busy: boolean;
  onPress(language: string, isShown: boolean): Promise<void>;
}

/** Takes the language off the site, or puts it back. For Polish it says why there is none. */
function ShownButton({ one: { language: code, state }, busy, onPress }: ShownButtonProps) {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const rights = editingRights(user);
  const language = adminLanguage(i18n.language);
  if (state !== 'shown' && state !== 'withheld') return null;
  if (code === DEFAULT_LOCALE) return <small>{SHOWN_WORDS.polish[language]}</small>;
  if (!rights?.mayPublish || !writesIn(rights, code)) return null;
  const isShown = state === 'shown';
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      onClick={() => void onPress(code, !isShown)}
    >
      {SHOWN_WORDS[isShown ? 'withhold' : 'show'][language]}
    </Button>
  );
}
