'use client';

import { useAuth, useConfig, useModal, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLockQuery } from '../lock-query.ts';
import { useSaveDraft, useUnsavedDraft } from '../save-draft.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** Time after which a closed form counts as left, in ms: Payload sometimes renders a form again. */
const LEFT_MS = 1_000;

/**
 * Removes the person's own lock when the form closes. Payload does so only until the first draft
 * has saved itself: a colleague would wait for five minutes.
 */
function useUnlockOnLeaving(): void {
  const query = useLockQuery();
  const { config } = useConfig();
  const user = useAuth().user?.id;
  const apiRoute = config.routes.api;
  useEffect(() => {
    if (query === null || user === undefined) return;
    const path = `/payload-locked-documents?${query}&where[user.value][equals]=${user}` as const;
    const address = formatAdminURL({ apiRoute, path });
    const unlock = () =>
      void fetch(address, { method: 'DELETE', credentials: 'include', keepalive: true });
    const form = window.location.pathname;
    window.addEventListener('pagehide', unlock);
    return () => {
      window.removeEventListener('pagehide', unlock);
      setTimeout(() => window.location.pathname !== form && unlock(), LEFT_MS);
    };
  }, [apiRoute, query, user]);
}

const DIALOG = 'leave-without-draft';

/** The link that a click follows in this tab; none for one that opens a tab or stays on the page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, ctrlKey, metaKey, shiftKey, button } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere =
    ctrlKey ||
    metaKey ||
    shiftKey ||
    button !== 0 ||
    link?.target ||
    link?.hasAttribute('download');
  if (!link?.href || isElsewhere) return null;
  const isHere = link.pathname === window.location.pathname;
  return link.origin === window.location.origin && !isHere ? link : null;
}

/**
 * A draft is saved a moment after each keystroke. Leaving the form in that moment would lose the last
 * words, and Payload asks only where drafts are not saved by themselves: here a click on a link saves
 * the draft first, and the browser asks before it closes the tab.
 * @param isPressed whether a press on the form's button waits for the draft; leaving would lose it
 */
export function SaveBeforeLeaving({ isPressed }: { isPressed: boolean }) {
  const saveDraft = useSaveDraft();
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const { openModal } = useModal();
  const wanted = useRef<string | null>(null);
  useUnlockOnLeaving();
  const isUnsaved = useUnsavedDraft();

  const leave = () => {
    const address = wanted.current;
    if (address !== null) startRouteTransition(() => router.push(address));
  };

  const holdClick = useEffectEvent((event: MouseEvent) => {
    const link = isUnsaved || isPressed ? followedLink(event) : null;
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.current = link.pathname + link.search;
    if (isPressed) openModal(DIALOG);
    else void saveDraft().then((isSaved) => (isSaved ? leave() : openModal(DIALOG)));
  });
  const holdTab = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved || isPressed) event.preventDefault();
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => holdClick(event);
    const onUnload = (event: BeforeUnloadEvent) => holdTab(event);
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);

  return <LeaveDialog name={DIALOG} onLeave={leave} />;
}
