'use client';

import { DEFAULT_LOCALE } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useEffect } from 'react';
import { useLoaded } from '../ask.ts';
import { useOfficeLanguage, useWords } from '../office-words.tsx';
import {
  Button,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useForm,
  useFormFields,
  useLocale,
} from '../payload.ts';
import { useTimeOfVersion } from './save-draft.ts';
import { useRefusedShown } from './show-refused.ts';
import { useLocalCopy } from './use-local-copy.ts';

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
function HeadingOfForm() {
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

/** Lists whose newest row has just been added: until the server answers, it is loading. */
const SEPARATOR = '\n';

/**
 * Rows are folded when a form is loaded, and open when they are added: the next thing a person does is
 * to write into them. Payload folds both, unless a row says already that it is open.
 */
function OpenNewRows() {
  const { dispatchFields, getFields } = useForm();
  const lists = useFormFields(([fields]) =>
    Object.entries(fields ?? {})
      .filter(([, { rows }]) => rows?.some((row) => row.isLoading && row.collapsed === undefined))
      .map(([path]) => path)
      .join(SEPARATOR),
  );
  useEffect(() => {
    for (const path of lists.split(SEPARATOR).filter(Boolean)) {
      const updatedRows = (getFields()[path]?.rows ?? []).map((row) =>
        row.isLoading && row.collapsed === undefined ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    }
  }, [dispatchFields, getFields, lists]);
  return null;
}

/** Next to the buttons of a form: stores its unsaved text, and offers that of before. */
function UnsavedForm() {
  const language = useOfficeLanguage();
  const words = useWords().editing.unsavedForm;
  const offer = useLocalCopy();
  if (!offer) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div className="notice unsaved-form" role="status">
      <p>
        {fill(words.found, { time: time.format(offer.copy.at) })}{' '}
        {offer.isOlder ? words.older : null}
      </p>
      <Button margin={false} onClick={() => void offer.restore()} size="small">
        {words.restore}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={offer.discard} size="small">
        {words.discard}
      </Button>
    </div>
  );
}

/**
 * Next to the buttons of a form: stores its unsaved text in this browser, heads the page by the
 * document's title, opens new rows, and shows refused fields.
 */
export function KeepUnsaved() {
  // A form in a drawer covers the form of a page.
  return useEditDepth() < 2 ? <OfPage /> : null;
}

function OfPage() {
  useRefusedShown();
  useTimeOfVersion();
  return (
    <>
      <HeadingOfForm />
      <OpenNewRows />
      <UnsavedForm />
    </>
  );
}
