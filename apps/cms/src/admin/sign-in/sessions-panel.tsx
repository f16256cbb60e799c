'use client';

import { useWords } from '../../kit/office-words.tsx';
import { PanelButton, Problem, useMoment } from './panel-parts.tsx';
import { useAsk } from './use-ask.ts';

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
    if (await ask('/end-sessions', body)) await onChange();
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
              <PanelButton label={words.end} onClick={() => void end({ session: id })} />
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      {sessions.length > 1 ? (
        <div className="sign-in__actions">
          <PanelButton label={words.endOthers} onClick={() => void end({})} />
        </div>
      ) : null}
    </section>
  );
}
