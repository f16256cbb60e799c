'use client';

import { Button, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../kit/office-words.tsx';
import { useUnsavedDraft } from '../save-draft.ts';
import { useStoredTexts } from './stored-texts.ts';
import { unsavedTexts } from './unsaved-texts.ts';

/** Times of the answers to a save and to a later question may differ by this, in ms. */
const SAME_MS = 2_000;

/** The time at which the document was saved last, by anyone; asked when the person comes back to the form. */
function useNewestSave(): string | null {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const [newest, setNewest] = useState<string | null>(null);
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || (id === undefined && !globalSlug)) return;
    const place = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
    const path = `${place}?draft=true&depth=0&select[updatedAt]=true` as `/${string}`;
    const address = formatAdminURL({ apiRoute: config.routes.api, path });
    const answer = await fetch(address, { credentials: 'include' }).catch(() => null);
    const found = answer?.ok ? ((await answer.json()) as { updatedAt?: string }) : {};
    setNewest(found.updatedAt ?? null);
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
  return newest;
}

/**
 * Says in a form that its document was saved elsewhere: in another window, or by a colleague. The
 * content service refuses fields that were changed in both places. When the form is loaded again,
 * it shows the stored text, and the refused text next to it.
 * @param isRefused whether a save of this form was refused
 */
export function OtherSaves({ isRefused }: { isRefused: boolean }) {
  const { data } = useDocumentInfo();
  const { getFields, setModified } = useForm();
  const words = useWords().editing.otherSaves;
  const isUnsaved = useUnsavedDraft();
  const newest = useNewestSave();
  const { keep } = useStoredTexts();
  const own = data?.updatedAt as string | undefined;
  const isNewer = newest !== null && own && Date.parse(newest) - Date.parse(own) > SAME_MS;
  if (!isRefused && (isUnsaved || !isNewer)) return null;
  const reload = () => {
    if (isRefused) keep(unsavedTexts(getFields(), data));
    // Nothing is lost: the browser need not ask.
    setModified(false);
    requestAnimationFrame(() => window.location.reload());
  };
  return (
    <div className="unsaved-notice" role="status">
      <p>{isRefused ? words.refused : words.changed}</p>
      <Button buttonStyle="secondary" margin={false} onClick={reload} size="small">
        {words.reload}
      </Button>
    </div>
  );
}
