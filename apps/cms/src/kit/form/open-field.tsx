'use client';

import { openFieldMessage, SEND_VALUES } from '@osnowa/contract';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../office-words.tsx';
import {
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormInitializing,
  useFormModified,
  useLocale,
  useRouteTransition,
} from '../payload.ts';
import { revealField } from '../reveal-field.ts';
import { screenWords } from '../screen-words.ts';

/** Parameter of a form's address: the field to open. */
const PARAMETER = 'field';

/** Opens a field in another content language: in a new tab while this form has unsaved text. */
export function useOpenLanguage(): (locale: string, field: string) => void {
  const isModified = useFormModified();
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  return (locale, field) => {
    const query = new URLSearchParams({ locale, [PARAMETER]: field });
    const address = `${window.location.pathname}?${query}`;
    if (isModified) window.open(address, '_blank', 'noopener');
    else startRouteTransition(() => router.push(address));
  };
}

/** In the form of a page: opens the field that was clicked in a preview. */
export function OpenField({ siteOrigin }: { siteOrigin: string }) {
  // A form in a drawer covers the form of a page.
  return useEditDepth() < 2 ? <OfPage siteOrigin={siteOrigin} /> : null;
}

function OfPage({ siteOrigin }: { siteOrigin: string }) {
  const reveal = useReveal();
  useFieldInAddress(reveal);
  useMessages(siteOrigin, reveal);
  useValuesSent(siteOrigin);
  return null;
}

type Reveal = (path: string, signal: AbortSignal) => Promise<void>;

/** Opens a field of this form, or says that it is not there. */
export function useReveal(): Reveal {
  const { docConfig } = useDocumentInfo();
  const words = useWords();
  return async (path, signal) => {
    const isThere = await revealField(docConfig?.fields ?? [], path, signal);
    if (!isThere && !signal.aborted) {
      toast.error(words.editing.openField.notThere ?? screenWords('pl').editing.openField.notThere);
    }
  };
}

/** Opens the field that a preview's link names in the address, and removes it from the address. */
function useFieldInAddress(reveal: Reveal): void {
  const query = useSearchParams();
  const { code } = useLocale();
  const initializing = useFormInitializing();
  const path = openFieldMessage.shape.path.safeParse(query.get(PARAMETER)).data;
  const isReady = !initializing && (query.get('locale') ?? code) === code;
  const show = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    await reveal(wanted, signal);
    if (signal.aborted) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, '', address);
  });
  useEffect(() => {
    if (path === undefined || !isReady) return;
    const leaving = new AbortController();
    void show(path, leaving.signal);
    return () => leaving.abort();
  }, [path, isReady]);
}

/** Answers a preview that was opened anew: Payload sends the values only when they change. */
function useValuesSent(siteOrigin: string): void {
  const { getData } = useForm();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const send = useEffectEvent(({ data, origin, source }: MessageEvent<{ type?: unknown }>) => {
    if (origin !== siteOrigin || data?.type !== SEND_VALUES) return;
    const document = { collectionSlug, globalSlug, locale, data: { ...getData(), id } };
    const message = { type: 'payload-live-preview', ...document };
    source?.postMessage(message, { targetOrigin: siteOrigin });
  });
  useEffect(() => {
    const receive = (event: MessageEvent) => send(event);
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
}

/**
 * A preview next to the form sends a message. The field of another document opens in a new tab:
 * the form and its preview stay.
 */
function useMessages(siteOrigin: string, reveal: Reveal): void {
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code } = useLocale();
  const openLanguage = useOpenLanguage();
  const own = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
  const open = useEffectEvent(({ origin, data }: MessageEvent<unknown>, signal: AbortSignal) => {
    const message = origin === siteOrigin ? openFieldMessage.safeParse(data).data : undefined;
    if (!message) return;
    const { form, path, locale } = message;
    if (form !== own) {
      const query = new URLSearchParams({ locale, [PARAMETER]: path });
      window.open(`${config.routes.admin}/${form}?${query}`, '_blank', 'noopener');
    } else if (locale === code) void reveal(path, signal);
    else openLanguage(locale, path);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('message', (event) => open(event, signal), { signal });
    return () => leaving.abort();
  }, []);
}
