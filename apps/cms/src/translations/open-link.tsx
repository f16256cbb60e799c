'use client';

import { fill } from '@osnowa/text';
import { useEffect, useEffectEvent } from 'react';
import { useAsk } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';

interface Props {
  /** Name of a colleague who is signed in in this browser, and would not be any more. */
  other: string | null;
}

/** Opens the session of the link in the address. */
export function OpenLink({ other }: Props) {
  const { open, start: words } = useWords().translators;
  const { ask, problem, isBusy } = useAsk();
  const start = async () => {
    const token = window.location.hash.slice(1);
    const opened = await ask('/translator-session', { body: { token } });
    if (opened) window.location.replace('/admin');
  };
  const startAtOnce = useEffectEvent(() => {
    if (other === null) void start();
  });
  useEffect(() => {
    startAtOnce();
    window.addEventListener('hashchange', startAtOnce);
    return () => window.removeEventListener('hashchange', startAtOnce);
  }, []);
  const isWaiting = problem === null && other === null;
  return (
    <>
      <h1>{words.title}</h1>
      <Problem text={problem} />
      {isWaiting ? <p>{open.wait}</p> : null}
      {other === null || problem !== null ? null : (
        <>
          <p>{fill(open.signedIn, { name: other })}</p>
          <SmallButton disabled={isBusy} onClick={() => void start()}>
            {open.go}
          </SmallButton>
        </>
      )}
    </>
  );
}
