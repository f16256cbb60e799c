'use client';

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import Link from 'next/link';
import { useState } from 'react';
import { editingRights, mayPublish, writesIn } from '../accounts/editing-rights.ts';
import { ask, useLoaded } from '../kit/ask.ts';
import { SmallButton } from '../kit/controls.tsx';
import { useOwnVersion } from '../kit/form/save-draft.ts';
import { useWords } from '../kit/office-words.tsx';
import { toast, useAuth, useDocumentInfo } from '../kit/payload.ts';
import type { Words } from '../kit/screen-words.ts';
import type { ShownLanguage } from './one-language.ts';
import type { FormRequest } from './publication-requests.ts';

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

/** The sentence that names who asks for a publication. */
export function askerIn({ languages }: Words, { askedBy }: FormRequest): string {
  return askedBy === '' ? languages.askedByMachine : fill(languages.asked, { name: askedBy });
}

/** In the sidebar of a form: drafts that wait for this publisher, who can send them back. */
function Requests({ requests, change }: Pick<ShownLanguages, 'requests' | 'change'>) {
  const { user } = useAuth();
  if (!mayPublish(user)) return null;
  const waiting = requests.filter(({ answer }) => answer === null);
  return waiting.map((one) => <Waiting key={one.language} request={one} change={change} />);
}

function Waiting({ request, change }: Pick<ShownLanguages, 'change'> & { request: FormRequest }) {
  const { language, note, changes } = request;
  const words = useWords();
  const [answer, setAnswer] = useState('');
  const sendBack = async () => {
    const body = { isAsked: false, language, answer };
    const refusal = await change('asked-publications', body);
    if (refusal !== null) toast.error(refusal);
  };
  return (
    <div className="notice notice--plain">
      <strong>
        {language && `${LOCALES[language].name}: `}
        {askerIn(words, request)}
      </strong>
      {note ? <p>{note}</p> : null}
      {changes === null ? null : <Link href={changes}>{words.languages.changes}</Link>}
      <label>
        {words.languages.answer}
        <textarea
          rows={2}
          maxLength={1_000}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </label>
      <SmallButton disabled={answer.trim() === ''} onClick={() => void sendBack()}>
        {words.languages.sendBack}
      </SmallButton>
    </div>
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
