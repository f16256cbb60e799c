'use client';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { type FormEvent, useState } from 'react';
import { editingRights, writesContent } from '../accounts/editing-rights.ts';
import { LINK_DAYS, MOST_LINK_DAYS } from '../accounts/translators.ts';
import { useAsk, useLoaded } from '../kit/ask.ts';
import { Dialog, Problem, SmallButton } from '../kit/controls.tsx';
import { useSaveDraft } from '../kit/form/save-draft.ts';
import { useOfficeLanguage, useWords } from '../kit/office-words.tsx';
import {
  CopyToClipboard,
  toast,
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useLocale,
} from '../kit/payload.ts';
import type { TranslatorInForm, TranslatorsInForm } from './translator-endpoints.ts';

/** In a form: has a translator or a machine translate the document. */
export function GiveToTranslator() {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  const words = useWords().translators;
  const depth = useEditDepth();
  const written = editingRights(user)?.languages ?? [];
  const languages = written.filter((code) => code !== DEFAULT_LOCALE);
  const isOffered = writesContent(user) && languages.length > 0 && depth < 2;
  if (id === undefined || !collectionSlug || !isOffered) return null;
  return (
    <Dialog name="translators" label={words.give}>
      <Translators of={{ source: collectionSlug, document: id }} languages={languages} />
    </Dialog>
  );
}

interface Props {
  of: { source: string; document: number | string };
  languages: readonly Locale[];
}

function Translators({ of, languages }: Props) {
  const words = useWords().translators;
  const query = new URLSearchParams({ source: of.source, document: String(of.document) });
  const { loaded, problem: unread } = useLoaded<TranslatorsInForm>(`/translators?${query}`);
  const [changed, setChanged] = useState<TranslatorsInForm | null>(null);
  const { ask, problem } = useAsk();
  const { translators, hasMachine } = changed ?? loaded ?? { translators: [], hasMachine: false };
  const send = async (path: string, body: object = {}) => {
    const answer = await ask<TranslatorsInForm>(path, { body: { ...of, ...body } });
    if (answer) setChanged(answer);
    return answer !== null;
  };
  return (
    <div className="stack">
      <p>{words.about}</p>
      <NewTranslator languages={languages} onMake={(body) => send('/translators', body)} />
      <Problem text={problem ?? unread} />
      {hasMachine ? <Machine of={of} languages={languages} /> : null}
      {translators.length > 0 ? <h2>{words.links}</h2> : null}
      <ul className="rows rows--stacked">
        {translators.map((one) => (
          <One
            key={one.id}
            translator={one}
            onGive={(isGiven) => void send(`/translators/${one.id}`, { isGiven })}
            onEnd={() => void send(`/translators/${one.id}/end`)}
          />
        ))}
      </ul>
    </div>
  );
}

interface OneProps {
  translator: TranslatorInForm;
  onGive(isGiven: boolean): void;
  onEnd(): void;
}

function One({ translator, onGive, onEnd }: OneProps) {
  const { translators: words } = useWords();
  const { address, by, documents, hasThis, name, until } = translator;
  const day = new Intl.DateTimeFormat(useOfficeLanguage(), { dateStyle: 'long' });
  const facts = [
    fill(address === null ? words.ended : words.until, { day: day.format(new Date(until)) }),
    fill(words.documents, { n: documents }),
    ...(by === '' ? [] : [fill(words.by, { name: by })]),
  ];
  return (
    <li>
      <strong>
        {name} · {LOCALES[translator.language].name}
      </strong>{' '}
      <small>{facts.join(' · ')}</small>
      {address === null ? null : (
        <div className="actions">
          {hasThis ? (
            <>
              <input readOnly value={address} aria-label={words.address} />
              <CopyToClipboard value={address} defaultMessage={words.copy} />
            </>
          ) : null}
          <SmallButton onClick={() => onGive(!hasThis)}>
            {hasThis ? words.takeThis : words.giveThis}
          </SmallButton>
          <SmallButton onClick={onEnd}>{words.end}</SmallButton>
        </div>
      )}
    </li>
  );
}

interface NewProps {
  languages: readonly Locale[];
  onMake(body: object): Promise<boolean>;
}

function Language({ label, languages }: Pick<NewProps, 'languages'> & { label: string }) {
  const { code } = useLocale();
  return (
    <label className="stack">
      {label}
      <select name="language" defaultValue={code}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {LOCALES[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}

function NewTranslator({ languages, onMake }: NewProps) {
  const words = useWords().translators;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The drawer is part of the document's form.
    event.stopPropagation();
    const form = event.currentTarget;
    if (await onMake(Object.fromEntries(new FormData(form)))) form.reset();
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <label className="stack">
        {words.name}
        <input name="name" maxLength={200} autoComplete="off" />
      </label>
      <Language label={words.language} languages={languages} />
      <label className="stack">
        {words.days}
        <input name="days" type="number" min={1} max={MOST_LINK_DAYS} defaultValue={LINK_DAYS} />
      </label>
      <label className="stack">
        {words.note}
        <textarea name="note" rows={3} maxLength={2_000} />
      </label>
      <SmallButton buttonStyle="primary" type="submit">
        {words.create}
      </SmallButton>
    </form>
  );
}

/** Has the company's translation service write into the draft of one language. */
function Machine({ of, languages }: Props) {
  const words = useWords().translators;
  const saveDraft = useSaveDraft();
  const { ask, isBusy } = useAsk(toast.error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const language = String(new FormData(event.currentTarget).get('language'));
    if (!(await saveDraft())) return;
    const body = { ...of, language };
    const answer = await ask<{ filled: number }>('/machine-translation', { body });
    if (answer?.filled === 0) toast.info(words.machineNothing);
    // The form shows an earlier draft.
    else if (answer) window.location.assign(`?locale=${language}`);
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Language label={words.machineLanguage} languages={languages} />
      <SmallButton type="submit" disabled={isBusy}>
        {isBusy ? words.machineBusy : words.machine}
      </SmallButton>
    </form>
  );
}
