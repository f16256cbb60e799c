'use client';

import {
  ConfirmationModal,
  useDocumentInfo,
  useFormModified,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { hasDraftsEnabled } from 'payload/shared';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSaveDraft } from './save-draft.ts';

const DIALOG = 'change-language-without-saving';

/** Language chosen on the form of a new document, until the page of the saved one is open. */
let chosenForNew: string | null = null;

/** The language that a click in Payload's menu of content languages chooses. */
function chosenLanguage({ target }: Event): string | null {
  const button = target instanceof Element ? target.closest('.popup-button-list button') : null;
  return button?.querySelector('[data-locale]')?.getAttribute('data-locale') ?? null;
}

/**
 * Payload changes the content language without asking and discards typed text. Here a click on
 * another language saves a draft first. A document without drafts would be published by that, so
 * the editor is asked instead.
 */
export function LanguageSwitch() {
  const { docConfig, id } = useDocumentInfo();
  const modified = useFormModified();
  const { openModal } = useModal();
  const { t } = useTranslation();
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const saveDraft = useSaveDraft();
  const chosen = useRef<string | null>(null);

  const open = (locale: string) => {
    const query = new URLSearchParams(window.location.search);
    query.set('locale', locale);
    startRouteTransition(() => router.push(`${window.location.pathname}?${query}`));
  };

  const saveAndOpen = async (locale: string) => {
    // Saving gives a new document an address, and Payload goes there by itself.
    chosenForNew = id === undefined ? locale : null;
    const isSaved = await saveDraft();
    if (!isSaved) chosenForNew = null;
    else if (id !== undefined) open(locale);
  };

  const holdClick = useEffectEvent((event: MouseEvent) => {
    const locale = modified ? chosenLanguage(event) : null;
    if (locale === null) return;
    event.preventDefault();
    event.stopPropagation();
    // A press outside closes Payload's menu.
    document.dispatchEvent(new MouseEvent('mousedown'));
    chosen.current = locale;
    if (docConfig && hasDraftsEnabled(docConfig as never)) void saveAndOpen(locale);
    else openModal(DIALOG);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => holdClick(event);
    window.addEventListener('click', listener, { capture: true });
    return () => window.removeEventListener('click', listener, { capture: true });
  }, []);

  const openChosenForNew = useEffectEvent((saved: typeof id) => {
    if (saved === undefined || chosenForNew === null) return;
    const locale = chosenForNew;
    chosenForNew = null;
    open(locale);
  });
  useEffect(() => openChosenForNew(id), [id]);

  return (
    <ConfirmationModal
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      heading={t('general:leaveWithoutSaving')}
      modalSlug={DIALOG}
      onConfirm={() => {
        if (chosen.current) open(chosen.current);
      }}
    />
  );
}
