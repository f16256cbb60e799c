'use client';

import { fill } from '@osnowa/text';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../kit/office-words.tsx';
import { PanelButton, Problem } from './panel-parts.tsx';
import { type ListedPasskey, PasskeysPanel } from './passkeys-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { type ListedSession, SessionsPanel } from './sessions-panel.tsx';
import { useAsk } from './use-ask.ts';
import './sign-in.css';

interface OwnState {
  secondFactor: boolean;
  /** The role needs a second step, and nothing else is open. */
  isDue: boolean;
  recoveryCodes: number;
  passkeyHost: string | null;
  passkeys: ListedPasskey[];
  sessions: ListedSession[];
}

/** In an account: how its person signs in. An administrator sees less of a colleague's. */
export function AccountPanel() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined || !user) return null;
  return String(user.id) === String(id) ? <Own /> : <Colleague id={id} />;
}

function useStateOf<State>(path: string) {
  const { ask, problem } = useAsk();
  const [state, setState] = useState<State | null>(null);
  const load = useCallback(async () => {
    const answer = await ask<State>(path, undefined, 'GET');
    if (answer) setState(answer);
  }, [ask, path]);
  useEffect(() => void load(), [load]);
  return { state, load, problem };
}

function Own() {
  const { state, load, problem } = useStateOf<OwnState>('/sign-in');
  if (!state) return <Problem text={problem} />;
  const { secondFactor, isDue, recoveryCodes, passkeyHost, passkeys, sessions } = state;
  return (
    <div className="sign-in">
      <SecondFactorPanel
        isOn={secondFactor}
        isDue={isDue}
        codesLeft={recoveryCodes}
        onChange={load}
      />
      <PasskeysPanel passkeys={passkeys} host={passkeyHost} byCode={secondFactor} onChange={load} />
      <SessionsPanel sessions={sessions} onChange={load} />
    </div>
  );
}

function Colleague({ id }: { id: number | string }) {
  const words = useWords().signIn;
  const state = useStateOf<{ secondFactor: boolean; passkeys: number }>(`/${id}/sign-in`);
  const { ask, problem } = useAsk();
  const [isSure, setSure] = useState(false);
  const reset = async () => {
    if (!(await ask(`/${id}/second-factor/off`, {}))) return;
    setSure(false);
    await state.load();
  };
  if (!state.state) return <Problem text={state.problem} />;
  const { secondFactor, passkeys } = state.state;
  const hasSome = secondFactor || passkeys > 0;
  return (
    <section className="sign-in sign-in__part" aria-label={words.colleague.heading}>
      <h3>{words.colleague.heading}</h3>
      <p>
        {secondFactor ? words.colleague.on : words.colleague.off}{' '}
        {fill(words.colleague.passkeys, { count: passkeys })}
      </p>
      {hasSome ? <p>{words.colleague.about}</p> : null}
      <Problem text={problem} />
      {hasSome ? (
        <div className="sign-in__actions">
          {isSure ? (
            <>
              <PanelButton isMain label={words.colleague.sure} onClick={() => void reset()} />
              <PanelButton label={words.cancel} onClick={() => setSure(false)} />
            </>
          ) : (
            <PanelButton label={words.colleague.reset} onClick={() => setSure(true)} />
          )}
        </div>
      ) : null}
    </section>
  );
}
