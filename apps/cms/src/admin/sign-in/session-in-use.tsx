'use client';

import { usePathname } from 'next/navigation';
import type { ClientUser } from 'payload';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isTranslator } from '../../access/translators.ts';
import { ask } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import { toast, useAuth, useConfig, useModal } from '../../kit/payload.ts';
import { removeCopies } from '../editing/local-copy.ts';
import { isRenewalDue, LAST_LOOK_MS } from './renewal.ts';
import { SIGN_IN_AGAIN, SignInAgain } from './sign-in-again.tsx';

/** How often at most a session is renewed, in ms. */
const PAUSE_MS = 60_000;

/** A session in an answer of the content service; one that has ended has no user. */
interface Session {
  /** Seconds since 1970. */
  exp?: number;
  user: ClientUser | null;
}

/** The session after a request about it; `null` when it is refused or the connection is lost. */
async function sessionFrom(path: string, method: 'GET' | 'POST'): Promise<Session | null> {
  const answer = await ask<Session>(path, { method });
  return answer.ok ? answer.body : null;
}

interface Props {
  children: ReactNode;
  /** Host of the back office's passkeys. */
  passkeyHost: string | null;
}

/** Calls back when any request of the page was answered with 401 or 403. */
function useRefusals(onRefused: () => void): void {
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const answers = list.getEntries() as PerformanceResourceTiming[];
      if (answers.some(({ responseStatus }) => [401, 403].includes(responseStatus))) refused();
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
}

/**
 * Around the back office: a session that is used does not end. Payload renews one only in its last two
 * minutes, and only for a keystroke or a link in them: a form that was saved four minutes before the
 * end, or pages opened by address, did not count. Here a page that is opened, a key and a press renew
 * it, once five minutes of it are used up. Before it ends, a window asks whether another one has renewed it.
 * Where a request is refused because the session has ended on the server, a sign-in opens over the page.
 * @param passkeyHost host of the back office's passkeys
 */
export function SessionInUse({ children, passkeyHost }: Props) {
  const { setUser, tokenExpirationMs, user: reader } = useAuth();
  const { isModalOpen, openModal } = useModal();
  const { config } = useConfig();
  const { open } = useWords().translators;
  const triedAt = useRef(0);
  const receive = (session: Session | null) => {
    const { exp, user } = session ?? {};
    const isLonger = exp !== undefined && exp * 1000 > (tokenExpirationMs ?? 0);
    if (user && isLonger) setUser({ exp, user });
  };

  const renew = useEffectEvent(async () => {
    const now = Date.now();
    if (!isRenewalDue(tokenExpirationMs, now) || now - triedAt.current < PAUSE_MS) return;
    triedAt.current = now;
    // A refusal ends nothing: after twelve hours the session ends at the time that the page knows.
    receive(await sessionFrom('/users/refresh-token', 'POST'));
  });
  const lookAgain = useEffectEvent(async () => {
    if (isModalOpen(SIGN_IN_AGAIN)) return;
    const session = await sessionFrom('/users/me', 'GET');
    receive(session);
    if (session === null || session.user || !reader) return;
    // The dialog says the same more clearly.
    toast.dismiss();
    // A translator has nothing to type there.
    if (isTranslator(reader)) toast.error(open.again, { duration: Number.POSITIVE_INFINITY });
    else openModal(SIGN_IN_AGAIN);
  });
  useRefusals(() => void lookAgain());
  const isSigningOut = usePathname() === `${config.routes.admin}${config.admin.routes.logout}`;
  useEffect(() => {
    if (isSigningOut) removeCopies();
  }, [isSigningOut]);
  useEffect(() => {
    if (!tokenExpirationMs) return;
    void renew();
    const use = () => void renew();
    window.addEventListener('keydown', use);
    window.addEventListener('pointerdown', use);
    const wait = tokenExpirationMs - Date.now() - LAST_LOOK_MS;
    const timer = wait > 0 ? setTimeout(() => void lookAgain(), wait) : undefined;
    return () => {
      window.removeEventListener('keydown', use);
      window.removeEventListener('pointerdown', use);
      clearTimeout(timer);
    };
  }, [tokenExpirationMs]);
  return (
    <>
      {children}
      {reader ? (
        <SignInAgain
          user={reader}
          passkeyHost={passkeyHost}
          onOther={() => window.location.assign(config.routes.admin)}
        />
      ) : null}
    </>
  );
}
