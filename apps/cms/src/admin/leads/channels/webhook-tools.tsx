'use client';

import { fill } from '@osnowa/text';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useAsk } from '../../../kit/ask.ts';
import { type ScreenWords, screenWords } from '../../../kit/screen-words.ts';

import type { TrialResult } from '../../../leads/events/trial-delivery.ts';
import { SecretOnce } from './secret-once.tsx';
import './channels.css';
import { Problem, SmallButton } from '../../../kit/controls.tsx';

/** In the form of a webhook: a new secret, and a trial with the receiver's answer. */
export function WebhookTools() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const words = screenWords(i18n.language).leads.channels.webhook;
  if (id === undefined) return <p className="channels">{words.saveFirst}</p>;
  const { newSecret: make, sure, once } = words;
  return (
    <section className="channels" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <SecretOnce path={`/webhooks/${id}/secret`} words={{ make, sure, once }} replaces />
      <Trial id={id} words={words} language={i18n.language} />
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
              <pre className="channels__answer">{result.answer}</pre>
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
