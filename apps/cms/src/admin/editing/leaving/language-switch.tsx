'use client';

import { useDocumentInfo, useFormModified, useModal, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { hasDraftsEnabled } from 'payload/shared';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ChosenLanguage, onLanguageChosen } from '../choose-language.ts';
import { useSaveDraft } from '../save-draft.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const DIALOG = 'change-language-without-saving';

/** Language chosen on the form of a new document, until the page of the saved one is open. */
let chosenForNew: string | null = null;

/** The language that a click in Payload's menu of content languages chooses. */
function chosenLanguage({ target }: Event): string | null {
  const button = target instanceof Element ? target.closest('.popup-button-list button') : null;
  return button?.querySelector('[data-locale]')?.getAttribute('data-locale') ?? null;
}

/** The click that an editor makes in Payload's menu, held before Payload acts on it. */
function useHeldClick(hold: (event: MouseEvent) => void): void {
  const holdClick = useEffectEvent(hold);
  useEffect(() => {
    const listener = (event: MouseEvent) => holdClick(event);
    window.addEventListener('click', listener, { capture: true });
    return () => window.removeEventListener('click', listener, { capture: true });
  }, []);
}

/** A language that another part of the form asks for. */
function useChosenByForm(change: (choice: ChosenLanguage) => void): void {
  const changeChosen = useEffectEvent(change);
  useEffect(() => {
    const leaving = new AbortController();
    onLanguageChosen((choice) => changeChosen(choice), leaving.signal);
    return () => leaving.abort();
  }, []);
}

/** Opens the form of the document in a language. */
function useOpen(): (choice: ChosenLanguage) => void {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  return ({ locale, field }) => {
    const query = new URLSearchParams(window.location.search);
    query.set('locale', locale);
    if (field) query.set('field', field);
    startRouteTransition(() => router.push(`${window.location.pathname}?${query}`));
  };
}

/**
 * Payload changes the content language without asking and discards typed text. Here a click on
 * another language saves a draft first. A document without drafts would be published by that, so
 * the editor is asked instead.
 */
export function LanguageSwitch() {
  const { docConfig, globalSlug, id } = useDocumentInfo();
  const isNew = id === undefined && !globalSlug;
  const modified = useFormModified();
  const { openModal } = useModal();
  const open = useOpen();
  const saveDraft = useSaveDraft();
  const chosen = useRef<ChosenLanguage | null>(null);

  const saveAndOpen = async (choice: ChosenLanguage) => {
    // Saving gives a new document an address, and Payload goes there by itself.
    chosenForNew = isNew ? choice.locale : null;
    const isSaved = await saveDraft();
    if (!isSaved) chosenForNew = null;
    else if (!isNew) open(choice);
  };

  const change = (choice: ChosenLanguage) => {
    chosen.current = choice;
    if (!modified) open(choice);
    else if (docConfig && hasDraftsEnabled(docConfig as never)) void saveAndOpen(choice);
    else openModal(DIALOG);
  };
  useChosenByForm(change);

  useHeldClick((event) => {
    const locale = modified ? chosenLanguage(event) : null;
    if (locale === null) return;
    event.preventDefault();
    event.stopPropagation();
    // A press outside closes Payload's menu.
    document.dispatchEvent(new MouseEvent('mousedown'));
    change({ locale });
  });

  const openChosenForNew = useEffectEvent((saved: typeof id) => {
    if (saved === undefined || chosenForNew === null) return;
    const locale = chosenForNew;
    chosenForNew = null;
    open({ locale });
  });
  useEffect(() => openChosenForNew(id), [id]);

  const leave = () => {
    if (chosen.current) open(chosen.current);
  };
  return <LeaveDialog name={DIALOG} onLeave={leave} />;
}
