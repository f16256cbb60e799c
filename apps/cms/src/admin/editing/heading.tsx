'use client';

import { DEFAULT_LOCALE } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { adminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';

/** Heads the page of a document, which Payload heads by its number while its title is missing. */
function Heading({ title }: { title: string }) {
  const { setDocumentTitle, title: shown } = useDocumentTitle();
  useEffect(() => {
    if (shown === title) return;
    // Payload sets its own in an effect of the page around, which runs after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(title));
    return () => cancelAnimationFrame(frame);
  }, [setDocumentTitle, shown, title]);
  return null;
}

/** The newest title of the original; empty where there is none, or it cannot be read. */
function useOriginalTitle(field: string | undefined, isWanted: boolean): string {
  const { config } = useConfig();
  const { collectionSlug, id } = useDocumentInfo();
  const [title, setTitle] = useState('');
  const query = `depth=0&draft=true&locale=${DEFAULT_LOCALE}&select[${field}]=true`;
  const address = `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}?${query}`;
  useEffect(() => {
    if (!isWanted || id === undefined || field === undefined) return;
    const leaving = new AbortController();
    const read = async () => {
      const response = await fetch(address, { credentials: 'include', signal: leaving.signal });
      const found = response.ok ? ((await response.json()) as Record<string, unknown>) : {};
      const value = found[field];
      setTitle(typeof value === 'string' ? value : '');
    };
    // Without an answer the page is headed as one without a title.
    read().catch(() => setTitle(''));
    return () => leaving.abort();
  }, [address, field, id, isWanted]);
  return title;
}

/** In a form: heads it by the title of the original while the open language has none. */
export function HeadingOfForm() {
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const name = collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle;
  const own = useFormFields(([fields]) => (name ? fields?.[name]?.value : undefined));
  const isMissing = Boolean(name) && (own === undefined || own === null || own === '');
  const original = useOriginalTitle(name, isMissing && code !== DEFAULT_LOCALE);
  if (!isMissing) return null;
  const language = adminLanguage(i18n.language);
  const title =
    original === '' || code === DEFAULT_LOCALE
      ? screenWords(language).editing.untitled.untitled
      : fill(screenWords(language).editing.untitled.originalTitle, { title: original });
  return <Heading title={title} />;
}
