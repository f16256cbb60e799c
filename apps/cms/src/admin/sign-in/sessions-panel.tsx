'use client';

import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useMoment } from './panel-parts.tsx';

export interface ListedSession {
  id: string;
  browser: string | null;
  since: string;
  usedAt: string;
  isThis: boolean;
}

interface Props {
  sessions: ListedSession[];
  onChange: () => Promise<void>;
}

/** The open sessions of a person, with buttons that end all but this one. */
export function SessionsPanel({ sessions, onChange }: Props) {
  const words = useWords().signIn.sessions;
  const moment = useMoment();
  const { ask, problem } = useAsk();
  const end = async (body: { session?: string }) => {
    if (await ask('/users/end-sessions', { body })) await onChange();
  };
  return (
    <section className="sign-in__part" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.about}</p>
      <ul className="sign-in__list">
        {sessions.map(({ id, browser, since, usedAt, isThis }) => (
          <li key={id}>
            <span>
              <strong>
                {browser ?? words.unknown}
                {isThis ? ` (${words.isThis})` : ''}
              </strong>
              <small>
                {words.since} {moment(since)}, {words.used} {moment(usedAt)}
              </small>
            </span>
            {isThis ? null : (
              <SmallButton onClick={() => void end({ session: id })}>{words.end}</SmallButton>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      {sessions.length > 1 ? (
        <div className="actions">
          <SmallButton onClick={() => void end({})}>{words.endOthers}</SmallButton>
        </div>
      ) : null}
    </section>
  );
}
