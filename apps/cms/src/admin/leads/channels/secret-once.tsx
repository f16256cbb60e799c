'use client';

import { useState } from 'react';
import { useWords } from '../../../kit/office-words.tsx';
import { PanelButton, Problem } from '../../sign-in/panel-parts.tsx';
import { usePost } from './use-post.ts';
import '../../sign-in/sign-in.css';
import './channels.css';

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
  const { post, problem, isBusy } = usePost();
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const make = async () => {
    setAsking(false);
    const answer = await post<{ secret: string }>(path);
    if (!answer) return;
    setSecret(answer.secret);
    setCopied(false);
    onMade?.();
  };
  return (
    <>
      <Problem text={problem} />
      {secret === null ? null : (
        <div className="sign-in__codes" role="status">
          <p>{words.once}</p>
          <code className="channels__secret">{secret}</code>
          <div className="sign-in__actions">
            <PanelButton
              label={isCopied ? copied : copy}
              onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
            />
          </div>
        </div>
      )}
      <div className="sign-in__actions">
        {isAsking ? (
          <>
            <PanelButton isMain label={words.sure} onClick={() => void make()} />
            <PanelButton label={cancel} onClick={() => setAsking(false)} />
          </>
        ) : (
          <PanelButton
            label={words.make}
            disabled={isBusy}
            onClick={() => (replaces || secret !== null ? setAsking(true) : void make())}
          />
        )}
      </div>
    </>
  );
}
