'use client';

import { formatAdminURL } from 'payload/shared';
import { useEffect } from 'react';
import { useConfig, useDocumentInfo, useForm, useFormFields } from '../../kit/payload.ts';

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
  const { config } = useConfig();
  const { collectionSlug, data, id, setData } = useDocumentInfo();
  const path = `/${collectionSlug}/${id}?draft=true&depth=0&select[updatedAt]=true` as const;
  const address = formatAdminURL({ apiRoute: config.routes.api, path });
  return async () => {
    const response = await fetch(address, { credentials: 'include' }).catch(() => null);
    if (!response?.ok) return;
    const { updatedAt } = (await response.json()) as { updatedAt?: string };
    if (updatedAt) setData({ ...data, updatedAt });
  };
}
