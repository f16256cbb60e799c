'use client';

import { useState } from 'react';
import { useAsk } from '../../../kit/ask.ts';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { useWords } from '../../../kit/office-words.tsx';

interface Props {
  /** Endpoint that makes the secret, below `/payload`. */
  path: string;
  words: { make: string; sure: string; once: string };
  /** Whether a secret exists that would stop working. */
  replaces: boolean;
  onMade?: () => void;
}

/** Makes a secret and shows it this once. */
export function SecretOnce({ path, words, replaces, onMade }: Props) {
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
