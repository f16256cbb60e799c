'use client';

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { editingRights, writesIn } from '../../access/editing-rights.ts';
import type { ShownLanguage } from '../../changes/languages/shown.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { useOfficeLanguage } from '../../kit/office-words.tsx';
import { screenWords } from '../../kit/screen-words.ts';

import { useOwnVersion } from '../editing/newest-time.ts';
import { Requests } from './requests.tsx';
import { useShownLanguages } from './use-shown-languages.ts';
import './shown-languages.css';
import { SmallButton } from '../../kit/controls.tsx';

/** In the sidebar of a form: the languages in which visitors read the document, each with its button. */
export function ShownLanguages() {
  const language = useOfficeLanguage();
  const { id } = useDocumentInfo();
  const { languages, requests, change } = useShownLanguages();
  const [busy, setBusy] = useState(false);
  const takeVersion = useOwnVersion();
  if (id === undefined || languages.length === 0) return null;
  const set = async (code: string, isShown: boolean) => {
    setBusy(true);
    const refusal = await change('shown-languages', { language: code, isShown });
    if (refusal === null) await takeVersion();
    setBusy(false);
    if (refusal !== null) toast.error(refusal);
    else toast.success(screenWords(language).languages[isShown ? 'nowShown' : 'nowWithheld']);
  };
  return (
    <section className="shown-languages" aria-labelledby="shown-languages">
      <h4 id="shown-languages">{screenWords(language).languages.title}</h4>
      <ul>
        {languages.map((one) => (
          <li key={one.language}>
            <span>
              <strong lang={one.language}>{LOCALES[one.language].name}</strong>
              <small>{screenWords(language).languages[one.state]}</small>
            </span>
            <ShownButton one={one} busy={busy} onPress={set} />
          </li>
        ))}
      </ul>
      <Requests requests={requests} change={change} />
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
  if (code === DEFAULT_LOCALE) return <small>{screenWords(language).languages.polish}</small>;
  if (!rights?.mayPublish || !writesIn(rights, code)) return null;
  const isShown = state === 'shown';
  return (
    <SmallButton disabled={busy} onClick={() => void onPress(code, !isShown)}>
      {screenWords(language).languages[isShown ? 'withhold' : 'show']}
    </SmallButton>
  );
}
