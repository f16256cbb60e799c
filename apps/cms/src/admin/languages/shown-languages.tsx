'use client';

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { useState } from 'react';
import { editingRights, writesIn } from '../../access/editing-rights.ts';
import type { FormRequest } from '../../changes/languages/endpoints.ts';
import type { ShownLanguage } from '../../changes/languages/shown.ts';
import { ask, useLoaded } from '../../kit/ask.ts';
import { SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { toast, useAuth, useDocumentInfo } from '../../kit/payload.ts';
import { useOwnVersion } from '../editing/newest-time.ts';
import { Requests } from './requests.tsx';

/** In the sidebar of a form: the languages in which visitors read the document, each with its button. */
export function ShownLanguages() {
  const words = useWords();
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
    else toast.success(words.languages[isShown ? 'nowShown' : 'nowWithheld']);
  };
  return (
    <section className="field-type panel shown-languages" aria-labelledby="shown-languages">
      <h3 id="shown-languages">{words.languages.title}</h3>
      <ul className="rows">
        {languages.map((one) => (
          <li key={one.language}>
            <span>
              <strong lang={one.language}>{LOCALES[one.language].name}</strong>
              <small>{words.languages[one.state]}</small>
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
  const { user } = useAuth();
  const rights = editingRights(user);
  const words = useWords();
  if (state !== 'shown' && state !== 'withheld') return null;
  if (code === DEFAULT_LOCALE) return <small>{words.languages.polish}</small>;
  if (!rights?.mayPublish || !writesIn(rights, code)) return null;
  const isShown = state === 'shown';
  return (
    <SmallButton disabled={busy} onClick={() => void onPress(code, !isShown)}>
      {words.languages[isShown ? 'withhold' : 'show']}
    </SmallButton>
  );
}

/** The server's answer about the document in the form. */
interface Answer {
  languages: ShownLanguage[];
  /** Requests for publications that have not happened yet. */
  requests: FormRequest[];
}

interface ShownLanguages extends Answer {
  /** Sends a change, and reads the answer anew. @returns the sentence of a refusal; `null` when done */
  change(path: string, body: object): Promise<string | null>;
}

const UNKNOWN: Answer = { languages: [], requests: [] };

/** In which languages the document of the form is shown; read anew after each save. */
export function useShownLanguages(): ShownLanguages {
  const { collectionSlug, id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const query = new URLSearchParams({ source: String(collectionSlug), document: String(id) });
  const path = id === undefined ? null : `/shown-languages?${query}`;
  const renewed = `${lastUpdateTime} ${savedDocumentData?.updatedAt}`;
  const { loaded, load } = useLoaded<Answer>(path, { renewed });
  const change = async (to: string, body: object) => {
    const answer = await ask(`/${to}`, { body: { source: collectionSlug, document: id, ...body } });
    if (!answer.ok) return answer.refusal.sentence;
    await load();
    return null;
  };
  return { ...(loaded ?? UNKNOWN), change };
}
