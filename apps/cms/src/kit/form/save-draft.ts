'use client';

import { formatAdminURL } from 'payload/shared';
import { useEffect } from 'react';
import { ask } from '../ask.ts';
import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
} from '../payload.ts';

/**
 * Saves unsaved text as Payload's own button “Save draft” does: for parts of a form that show or plan
 * what is stored.
 * @returns function that says whether everything is saved; otherwise Payload shows the reason
 */
export function useSaveDraft(): () => Promise<boolean> {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id, setUnpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const isModified = useFormModified();
  const { submit } = useForm();
  return async () => {
    if (!isModified) return true;
    const document = id === undefined ? '' : `/${id}`;
    const place = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}${document}`;
    const path = `${place}?locale=${code}&depth=0&fallback-locale=null&draft=true` as const;
    const result = await submit({
      action: formatAdminURL({ apiRoute: config.routes.api, path: path as `/${string}` }),
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    const isSaved = result?.res?.ok === true;
    if (isSaved) setUnpublishedVersionCount((count) => count + 1);
    return isSaved;
  };
}

/**
 * The form sends the time of the version that it shows. Payload leaves the earlier time in it after a
 * publication is taken back.
 */
export function useTimeOfVersion(): void {
  const { data } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const own = useFormFields(([fields]) => fields?.updatedAt?.value);
  const value: unknown = data?.updatedAt;
  useEffect(() => {
    if (!own || !value || String(own) >= String(value)) return;
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value });
  }, [dispatchFields, own, value]);
}

/** For an act of the form that is no save: it made a version, which is not somebody else's. */
export function useOwnVersion(): () => Promise<void> {
  const { collectionSlug, data, id, setData } = useDocumentInfo();
  const path = `/${collectionSlug}/${id}?draft=true&depth=0&select[updatedAt]=true`;
  return async () => {
    const answer = await ask<{ updatedAt?: string }>(path);
    if (answer.ok && answer.body.updatedAt) setData({ ...data, updatedAt: answer.body.updatedAt });
  };
}
