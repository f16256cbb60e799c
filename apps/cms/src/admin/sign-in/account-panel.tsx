'use client';

import { fill } from '@osnowa/text';
import { useState } from 'react';
import { useAsk, useLoaded } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import { useAuth, useDocumentInfo } from '../../kit/payload.ts';
import { type ListedPasskey, PasskeysPanel } from './passkeys-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { type ListedSession, SessionsPanel } from './sessions-panel.tsx';
import './sign-in.css';
import { Problem, SmallButton } from '../../kit/controls.tsx';

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

function Own() {
  const { loaded: state, load, problem } = useLoaded<OwnState>('/users/sign-in');
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
  const state = useLoaded<{ secondFactor: boolean; passkeys: number }>(`/users/${id}/sign-in`);
  const { ask, problem } = useAsk();
  const [isSure, setSure] = useState(false);
  const reset = async () => {
    if (!(await ask(`/users/${id}/second-factor/off`, { method: 'POST' }))) return;
    setSure(false);
    await state.load();
  };
  if (!state.loaded) return <Problem text={state.problem} />;
  const { secondFactor, passkeys } = state.loaded;
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
        <div className="actions">
          {isSure ? (
            <>
              <SmallButton buttonStyle="primary" onClick={() => void reset()}>
                {words.colleague.sure}
              </SmallButton>
              <SmallButton onClick={() => setSure(false)}>{words.cancel}</SmallButton>
            </>
          ) : (
            <SmallButton onClick={() => setSure(true)}>{words.colleague.reset}</SmallButton>
          )}
        </div>
      ) : null}
    </section>
  );
}
