'use client';

import { useState } from 'react';
import { useAsk } from './ask.ts';
import { Problem, SmallButton } from './controls.tsx';
import { useWords } from './office-words.tsx';
import { useLoadAnew, usePageReady } from './page-ready.ts';

interface Props {
  label: string;
  /** Path below `/payload`. */
  path: string;
  method?: 'POST' | 'PATCH';
  body: object;
  /** Asked before, and its yes. */
  question?: readonly [string, string] | false;
}

/** A button that asks the content service for one thing; the page, loaded anew, shows what was done. */
export function Act({ label, path, method = 'POST', body, question }: Props) {
  const { cancel } = useWords().leads.leadView;
  const [isAsked, setAsked] = useState(false);
  const { ask, problem, isBusy } = useAsk();
  const isReady = usePageReady();
  const loadAnew = useLoadAnew();

  async function act() {
    setAsked(false);
    if (await ask(path, { method, body })) await loadAnew();
  }

  if (isAsked && question) {
    return (
      <div role="alert">
        <p>{question[0]}</p>
        <SmallButton buttonStyle="primary" onClick={() => void act()}>
          {question[1]}
        </SmallButton>{' '}
        <SmallButton onClick={() => setAsked(false)}>{cancel}</SmallButton>
      </div>
    );
  }
  return (
    <div>
      <SmallButton
        disabled={isBusy || !isReady}
        onClick={() => (question ? setAsked(true) : void act())}
      >
        {label}
      </SmallButton>
      <Problem text={problem} />
    </div>
  );
}
