'use client';

import { fill } from '@osnowa/text';
import type { TextFieldClientComponent } from 'payload';
import { useState } from 'react';
import { useAsk, useLoaded } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '../../kit/payload.ts';
import { Row, useMoment } from './panel-parts.tsx';
import { type ListedPasskey, PasskeysPanel } from './passkeys-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

interface ListedSession {
  id: string;
  browser: string | null;
  since: string;
  usedAt: string;
  isThis: boolean;
}

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
    <>
      <SecondFactorPanel
        isOn={secondFactor}
        isDue={isDue}
        codesLeft={recoveryCodes}
        onChange={load}
      />
      <PasskeysPanel passkeys={passkeys} host={passkeyHost} byCode={secondFactor} onChange={load} />
      <Sessions sessions={sessions} onChange={load} />
    </>
  );
}

interface SessionsProps {
  sessions: ListedSession[];
  onChange: () => Promise<void>;
}

/** The open sessions of a person, with buttons that end all but this one. */
function Sessions({ sessions, onChange }: SessionsProps) {
  const words = useWords().signIn.sessions;
  const moment = useMoment();
  const { ask, problem } = useAsk();
  const end = async (body: { session?: string }) => {
    if (await ask('/users/end-sessions', { body })) await onChange();
  };
  return (
    <section className="stack" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <ul className="rows">
        {sessions.map(({ id, browser, since, usedAt, isThis }) => (
          <Row
            key={id}
            name={`${browser ?? words.unknown}${isThis ? ` (${words.isThis})` : ''}`}
            about={`${words.since} ${moment(since)}, ${words.used} ${moment(usedAt)}`}
          >
            {isThis ? null : (
              <SmallButton onClick={() => void end({ session: id })}>{words.end}</SmallButton>
            )}
          </Row>
        ))}
      </ul>
      <Problem text={problem} />
      {sessions.length > 1 ? (
        <SmallButton onClick={() => void end({})}>{words.endOthers}</SmallButton>
      ) : null}
    </section>
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
    <section className="stack" aria-label={words.colleague.heading}>
      <h3>{words.colleague.heading}</h3>
      <p>
        {secondFactor ? words.colleague.on : words.colleague.off}{' '}
        {fill(words.colleague.passkeys, { count: passkeys })}
      </p>
      {hasSome ? <p>{words.colleague.about}</p> : null}
      <Problem text={problem} />
      {hasSome && !isSure ? (
        <SmallButton onClick={() => setSure(true)}>{words.colleague.reset}</SmallButton>
      ) : null}
      {hasSome && isSure ? (
        <div className="actions">
          <SmallButton buttonStyle="primary" onClick={() => void reset()}>
            {words.colleague.sure}
          </SmallButton>
          <SmallButton onClick={() => setSure(false)}>{words.cancel}</SmallButton>
        </div>
      ) : null}
    </section>
  );
}

/** The server checks it and names its error. */
const anyPassword = () => true as const;

/** Below the e-mail address of the own account, once it or the password is being changed. */
export const CurrentPassword: TextFieldClientComponent = ({ field: { label }, path }) => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const isChanging = useFormFields(([{ email, password }]) => {
    return Boolean(password?.value) || email?.value !== savedDocumentData?.email;
  });
  if (!isChanging || String(user?.id) !== String(id)) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', ...(label && { label }), required: true }}
      path={path}
      validate={anyPassword}
    />
  );
};
