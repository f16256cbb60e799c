'use client';

import type { ClientUser } from 'payload';
import { useWords } from '../../kit/office-words.tsx';
import { Modal, useModal } from '../../kit/payload.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Name of the dialog, by which it is opened. */
export const SIGN_IN_AGAIN = 'sign-in-again';

interface Props {
  user: ClientUser;
  passkeyHost: string | null;
  /** Somebody else has signed in. */
  onOther: () => void;
}

/** Signing in over the form whose session has ended on the server: typed text stays in it. */
export function SignInAgain({ user, passkeyHost, onOther }: Props) {
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
