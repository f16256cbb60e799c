'use client';

import { DEFAULT_LOCALE } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useEffect } from 'react';
import { useLoaded } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useFormFields,
  useLocale,
} from '../../kit/payload.ts';

/** Heads the page of a document, which Payload heads by its number while its title is missing. */
function Heading({ title }: { title: string }) {
  const { setDocumentTitle, title: shown } = useDocumentTitle();
  useEffect(() => {
    // Again after Payload, which sets its own in an effect of the page around.
    if (shown !== title) setDocumentTitle(title);
  }, [setDocumentTitle, shown, title]);
  return null;
}

/** The newest title of the original; empty where there is none, or it cannot be read. */
function useOriginalTitle(field: string | undefined, isWanted: boolean): string {
  const { collectionSlug, id } = useDocumentInfo();
  const query = `depth=0&draft=true&locale=${DEFAULT_LOCALE}&select[${field}]=true`;
  const isThere = isWanted && id !== undefined && field !== undefined;
  const path = isThere ? `/${collectionSlug}/${id}?${query}` : null;
  const value = useLoaded<Record<string, unknown>>(path).loaded?.[field ?? ''];
  return typeof value === 'string' ? value : '';
}

/** In a form: heads it by the title of the original while the open language has none. */
export function HeadingOfForm() {
  const words = useWords().editing.untitled;
  const { getEntityConfig } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const name = collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle;
  const own = useFormFields(([fields]) => (name ? fields?.[name]?.value : undefined));
  const isMissing = Boolean(name) && (own === undefined || own === null || own === '');
  const original = useOriginalTitle(name, isMissing && code !== DEFAULT_LOCALE);
  if (!isMissing) return null;
  const title =
    original === '' || code === DEFAULT_LOCALE
      ? words.untitled
      : fill(words.originalTitle, { title: original });
  return <Heading title={title} />;
}
