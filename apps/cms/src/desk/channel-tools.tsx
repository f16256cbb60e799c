'use client';

import { fill } from '@osnowa/text';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAsk } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import { useDocumentInfo, useField } from '../kit/payload.ts';
import type { Words } from '../kit/screen-words.ts';
import type { TrialResult } from './deliveries.ts';

/** In the form of a webhook: a new secret, and a trial with the receiver's answer. */
export function WebhookTools() {
  const { id } = useDocumentInfo();
  const words = useWords().leads.channels.webhook;
  if (id === undefined) return <p className="stack">{words.saveFirst}</p>;
  const { newSecret: make, sure, once } = words;
  return (
    <section className="stack" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <SecretOnce path={`/webhooks/${id}/secret`} words={{ make, sure, once }} replaces />
      <Trial id={id} />
    </section>
  );
}

function Trial({ id }: { id: number | string }) {
  const words = useWords().leads;
  const { webhook } = words.channels;
  const { ask, problem, isBusy } = useAsk();
  const [result, setResult] = useState<TrialResult | null>(null);
  const send = async () => {
    setResult(null);
    setResult(await ask<TrialResult>(`/webhooks/${id}/test`, { method: 'POST' }));
  };
  return (
    <>
      <div className="actions">
        <SmallButton disabled={isBusy} onClick={() => void send()}>
          {webhook[isBusy ? 'testing' : 'test']}
        </SmallButton>
      </div>
      <Problem text={problem} />
      {result === null ? null : (
        <div role="status">
          <p>{sentenceFor(result, words)}</p>
          {result.answer ? (
            <>
              <p>{webhook.said}</p>
              <pre className="secret">{result.answer}</pre>
            </>
          ) : null}
        </div>
      )}
    </>
  );
}

function sentenceFor(
  { state, answerStatus, problem }: TrialResult,
  { channels: { webhook }, deliveryProblems }: Words['leads'],
): string {
  if (answerStatus !== null) {
    return fill(state === 'sent' ? webhook.took : webhook.refused, { status: answerStatus });
  }
  return problem === null ? webhook.waiting : `${deliveryProblems[problem]}.`;
}

interface Props {
  /** Endpoint that makes the secret, below `/payload`. */
  path: string;
  words: { make: string; sure: string; once: string };
  /** Whether a secret exists that would stop working. */
  replaces: boolean;
  onMade?: () => void;
}

/** Makes a secret and shows it this once. */
function SecretOnce({ path, words, replaces, onMade }: Props) {
  const { copy, copied, cancel } = useWords().leads.channels;
  const { ask, problem, isBusy } = useAsk();
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const make = async () => {
    setAsking(false);
    const answer = await ask<{ secret: string }>(path, { method: 'POST' });
    if (!answer) return;
    setSecret(answer.secret);
    setCopied(false);
    onMade?.();
  };
  return (
    <>
      <Problem text={problem} />
      {secret === null ? null : (
        <div className="sheet stack" role="status">
          <p>{words.once}</p>
          <code className="secret">{secret}</code>
          <div className="actions">
            <SmallButton
              onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
            >
              {isCopied ? copied : copy}
            </SmallButton>
          </div>
        </div>
      )}
      <div className="actions">
        {isAsking ? (
          <>
            <SmallButton buttonStyle="primary" onClick={() => void make()}>
              {words.sure}
            </SmallButton>
            <SmallButton onClick={() => setAsking(false)}>{cancel}</SmallButton>
          </>
        ) : (
          <SmallButton
            disabled={isBusy}
            onClick={() => (replaces || secret !== null ? setAsking(true) : void make())}
          >
            {words.make}
          </SmallButton>
        )}
      </div>
    </>
  );
}

/** In the form of an API key: makes the key and shows it this once. */
export function ApiKeyTools() {
  const { id } = useDocumentInfo();
  const { value: hint } = useField<string>({ path: 'hint' });
  const { refresh } = useRouter();
  const words = useWords().leads.channels.key;
  if (id === undefined) return <p className="stack">{words.saveFirst}</p>;
  const { sure, once } = words;
  const make = hint ? words.renewKey : words.newKey;
  return (
    <section className="stack" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <SecretOnce
        path={`/api-keys/${id}/key`}
        words={{ make, sure, once }}
        replaces={Boolean(hint)}
        onMade={refresh}
      />
    </section>
  );
}
