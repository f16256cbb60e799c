'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { adminLanguage } from '../../../fields/admin-label.ts';
import { DELIVERY_PROBLEMS } from '../../../leads/events/delivery-problems.ts';
import type { TrialResult } from '../../../leads/events/trial-delivery.ts';
import { PanelButton, Problem } from '../../sign-in/panel-parts.tsx';
import { type ChannelWords, channelWords } from './labels.ts';
import { SecretOnce } from './secret-once.tsx';
import { usePost } from './use-post.ts';
import './channels.css';

/** In the form of a webhook: a new secret, and a trial with the receiver's answer. */
export function WebhookTools() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const words = channelWords(i18n.language).webhook;
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
  words: ChannelWords['webhook'];
  language: string;
}

function Trial({ id, words, language }: TrialProps) {
  const { post, problem, isBusy } = usePost();
  const [result, setResult] = useState<TrialResult | null>(null);
  const send = async () => {
    setResult(null);
    setResult(await post<TrialResult>(`/webhooks/${id}/test`));
  };
  return (
    <>
      <div className="sign-in__actions">
        <PanelButton
          label={isBusy ? words.testing : words.test}
          disabled={isBusy}
          onClick={() => void send()}
        />
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
  words: ChannelWords['webhook'],
  language: string,
): string {
  if (state === 'sent' && answerStatus !== null) return words.took(answerStatus);
  if (answerStatus !== null) return words.refused(answerStatus);
  return problem === null
    ? words.waiting
    : `${DELIVERY_PROBLEMS[problem][adminLanguage(language)]}.`;
}
