'use client';

import {
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
} from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormBase } from '../../../changes/saves/form-base.ts';
import { watchSaves } from './saves.ts';
import { ShownValues } from './shown-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Pause until the notice about a refused draft replaces Payload's message, in ms. */
const AFTER_MESSAGE_MS = 500;

/**
 * Lets the content service check each save against the values that the form was loaded with.
 * @returns whether a save was refused, because the same was changed elsewhere
 */
export function useGuardedSaves(): boolean {
  const { config } = useConfig();
  const { collectionSlug, data, globalSlug, id, initialState } = useDocumentInfo();
  const { code } = useLocale();
  const [fields] = useAllFormFields();
  const { setBackgroundProcessing } = useForm();
  const shown = useRef(new ShownValues());
  const [refused, setRefused] = useState<unknown>(null);
  const isNew = id === undefined && !globalSlug;
  const place = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
  const path = formatAdminURL({ apiRoute: config.routes.api, path: place as `/${string}` });

  const load = useEffectEvent(() => shown.current.load((data ?? {}) as Fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is loaded anew has a new state
  useEffect(() => load(), [initialState, code, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: newly loaded values are shown after it
  useEffect(() => shown.current.show(fields), [fields, initialState, code, path]);

  const savedAt = useRef<unknown>(null);
  useEffect(() => {
    if (data && data.updatedAt !== savedAt.current) shown.current.take(data);
  }, [data]);
  const onSaved = useEffectEvent((base: FormBase, stored: Fields, isAlone: boolean) => {
    savedAt.current = stored.updatedAt;
    shown.current.save(base, stored, isAlone);
  });
  // Payload says so for the first of several drafts only, and its buttons wait for it.
  const onSent = useEffectEvent((isByItself: boolean) => {
    if (isByItself) setBackgroundProcessing(true);
  });
  const onRefused = useEffectEvent((isByItself: boolean) => {
    setRefused(initialState);
    if (isByItself) setTimeout(() => toast.dismiss(), AFTER_MESSAGE_MS);
  });
  useEffect(() => {
    if (isNew) return;
    return watchSaves(new URL(path, window.location.origin).pathname, {
      baseOf: (sent) => shown.current.base(sent),
      onSent: (isByItself) => onSent(isByItself),
      onSaved: (base, stored, isAlone) => onSaved(base, stored, isAlone),
      onRefused: (isByItself) => onRefused(isByItself),
    });
  }, [isNew, path]);
  return refused !== null && refused === initialState;
}
