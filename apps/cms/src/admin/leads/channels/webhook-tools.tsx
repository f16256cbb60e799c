'use client';

import { fill } from '@osnowa/text';
import { useState } from 'react';
import { useAsk } from '../../../kit/ask.ts';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { useOfficeLanguage } from '../../../kit/office-words.tsx';
import { useDocumentInfo } from '../../../kit/payload.ts';
import { type ScreenWords, screenWords } from '../../../kit/screen-words.ts';
import type { TrialResult } from '../../../leads/events/trial-delivery.ts';
import { SecretOnce } from './secret-once.tsx';

/** In the form of a webhook: a new secret, and a trial with the receiver's answer. */
export function WebhookTools() {
  const { id } = useDocumentInfo();
  const language = useOfficeLanguage();
  const words = screenWords(language).leads.channels.webhook;
  if (id === undefined) return <p className="stack">{words.saveFirst}</p>;
  const { newSecret: make, sure, once } = words;
  return (
    <section className="stack" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <SecretOnce path={`/webhooks/${id}/secret`} words={{ make, sure, once }} replaces />
      <Trial id={id} words={words} language={language} />
    </section>
  );
}

interface TrialProps {
  id: number | string;
  words: ScreenWords['leads']['channels']['webhook'];
  language: string;
}

function Trial({ id, words, language }: TrialProps) {
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
          {words[isBusy ? 'testing' : 'test']}
        </SmallButton>
      </div>
      <Problem text={problem} />
      {result === null ? null : (
        <div role="status">
          <p>{sentenceFor(result, words, language)}</p>
          {result.answer ? (
            <>
              <p>{words.said}</p>
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
  words: ScreenWords['leads']['channels']['webhook'],
  language: string,
): string {
  if (state === 'sent' && answerStatus !== null) return fill(words.took, { status: answerStatus });
  if (answerStatus !== null) return fill(words.refused, { status: answerStatus });
  return problem === null
    ? words.waiting
    : `${screenWords(language).leads.deliveryProblems[problem]}.`;
}
