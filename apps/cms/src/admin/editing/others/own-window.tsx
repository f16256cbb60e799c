'use client';

import { Button, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminLanguage } from '../../../fields/admin-label.ts';
import { useLockQuery } from '../lock-query.ts';
import { useUnsavedDraft } from '../save-draft.ts';
import { isChangedElsewhere, isOfOtherWindow, type Lock } from './other-window.ts';

const WORDS = {
  pl: {
    open: 'Ten dokument jest teraz otwarty także w innym oknie na Twoim koncie. Pisz tylko w jednym z nich: późniejszy zapis zastępuje wcześniejszy.',
    changed:
      'Ten dokument zmieniono w innym oknie po otwarciu tutaj. Wczytaj go jeszcze raz, zanim zaczniesz pisać: zapis z tego okna zastąpiłby tamten.',
    reload: 'Wczytaj jeszcze raz',
    close: 'Rozumiem',
  },
  en: {
    open: 'This document is open in another window of your account too. Write in one of them only: the later save replaces the earlier one.',
    changed:
      'This document was changed in another window after it was opened here. Load it again before you write: a save of this window would replace that change.',
    reload: 'Load again',
    close: 'I understand',
  },
};

/** Forms that this tab has opened since it was loaded: their locks may be its own. */
const openedHere = new Set<string>();

async function answerOf<T>(address: string): Promise<T | null> {
  const answer = await fetch(address, { credentials: 'include' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

/** Whether another window of the same account has the document open; asked once, when a form opens. */
function useOpenElsewhere(): [boolean, () => void] {
  const query = useLockQuery();
  const place = usePathname();
  const { config } = useConfig();
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const ask = useEffectEvent(async (place: string, query: string | null) => {
    // The form of a new document goes on under the address of the saved one, and keeps its lock.
    const asNew = place.replace(/[^/]+$/, 'create');
    const isOwn = openedHere.has(place) || openedHere.has(asNew);
    openedHere.delete(asNew);
    openedHere.add(place);
    if (query === null || isOwn) return;
    const path = `/payload-locked-documents?${query}&depth=0` as const;
    const found = await answerOf<{ docs: Lock[] }>(
      formatAdminURL({ apiRoute: config.routes.api, path }),
    );
    setIsOpen((found?.docs ?? []).some((lock) => isOfOtherWindow(lock, user?.id, Date.now())));
  });
  useEffect(() => void ask(place, query), [place, query]);
  return [isOpen, () => setIsOpen(false)];
}

/** Whether the document was saved after this window had it last; asked when the person comes back to it. */
function useChangedElsewhere(): boolean {
  const { config } = useConfig();
  const { collectionSlug, data, globalSlug, id } = useDocumentInfo();
  const isUnsaved = useUnsavedDraft();
  const [newest, setNewest] = useState<string | null>(null);
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || (id === undefined && !globalSlug)) return;
    const place = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
    const path = `${place}?draft=true&depth=0&select[updatedAt]=true` as `/${string}`;
    const address = formatAdminURL({ apiRoute: config.routes.api, path });
    setNewest((await answerOf<{ updatedAt?: string }>(address))?.updatedAt ?? null);
  });
  useEffect(() => {
    const again = () => void ask();
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return !isUnsaved && isChangedElsewhere(newest, data?.updatedAt as string | undefined);
}

/**
 * Says that the same person has the document open in a second window. Payload's locks keep colleagues
 * apart, and not two windows of one account, of which the later save replaces the earlier one.
 */
export function OwnWindow() {
  const words = WORDS[adminLanguage(useTranslation().i18n.language)];
  const [isOpen, close] = useOpenElsewhere();
  const isChanged = useChangedElsewhere();
  if (!isOpen && !isChanged) return null;
  return (
    <div className="unsaved-notice" role="status">
      <p>{isChanged ? words.changed : words.open}</p>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={isChanged ? () => window.location.reload() : close}
        size="small"
      >
        {isChanged ? words.reload : words.close}
      </Button>
    </div>
  );
}
