'use client';

import { usePathname } from 'next/navigation';
import type { ClientUser } from 'payload';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ask } from '../../kit/ask.ts';
import { removeCopies } from '../../kit/form/local-copy.ts';
import { useWords } from '../../kit/office-words.tsx';
import { Modal, toast, useAuth, useConfig, useModal } from '../../kit/payload.ts';
import { isTranslator } from '../translators.ts';
import { IDLE_SECONDS } from './session-cookie.ts';
import { SignInForm } from './sign-in-form.tsx';

/** A session is renewed by use once this much of it is over, in ms. */
const USED_MS = 5 * 60_000;

/** How long before its end a window asks whether another one has renewed the session, in ms. */
const LAST_LOOK_MS = 110_000;

/**
 * Whether use now renews a session.
 * @param endsAt its end as the page knows it, in ms since 1970; missing before the page has asked
 */
export function isRenewalDue(endsAt: number | undefined, now: number): boolean {
  if (endsAt === undefined) return false;
  const left = endsAt - now;
  return left > 0 && left < IDLE_SECONDS * 1000 - USED_MS;
}

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
 * Around the back office: a session that is used does not end. Payload renews one only for a keystroke or
 * a link in its last two minutes. Here a page that is opened, a key and a press renew it, once five minutes
 * of it are used up; before it ends, a window asks whether another one has renewed it. Where a request is
 * refused because it has ended on the server, a sign-in opens over the page.
 */
export function SessionInUse({ children, passkeyHost }: Props) {
  const { setUser, tokenExpirationMs, user: reader } = useAuth();
  const { closeModal, isModalOpen, openModal } = useModal();
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
  // Payload may end the session in the page meanwhile: an empty dialog would cover it.
  const isEmpty = isModalOpen(SIGN_IN_AGAIN) && !reader;
  useEffect(() => {
    if (isEmpty) closeModal(SIGN_IN_AGAIN);
  }, [closeModal, isEmpty]);
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

/** Name of the dialog, by which it is opened. */
const SIGN_IN_AGAIN = 'sign-in-again';

interface SignInAgainProps {
  user: ClientUser;
  passkeyHost: string | null;
  onOther: () => void;
}

/** Signing in over the form whose session has ended on the server: typed text stays in it. */
function SignInAgain({ user, passkeyHost, onOther }: SignInAgainProps) {
  const { closeModal, isModalOpen } = useModal();
  const { heading, about } = useWords().signIn.again;
  if (!isModalOpen(SIGN_IN_AGAIN)) return null;
  const takeUp = (session: { user: ClientUser }) => {
    if (session.user.id !== user.id) onOther();
    closeModal(SIGN_IN_AGAIN);
    return session.user.id === user.id;
  };
  return (
    <Modal
      aria-label={heading}
      className="confirmation-modal sign-in-again"
      closeOnBlur={false}
      slug={SIGN_IN_AGAIN}
    >
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1>{heading}</h1>
          <p>{about}</p>
        </div>
        <SignInForm email={user.email} onSession={takeUp} passkeyHost={passkeyHost} />
      </div>
    </Modal>
  );
}
