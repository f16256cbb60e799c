'use client';

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ask } from '../../kit/ask.ts';
import { useWords } from '../../kit/office-words.tsx';
import { type FormattedNode, FormattedText } from './formatted-text.tsx';
import { valueAt } from './value-at.ts';
import './original-text.css';

/** Answers are shared by the texts of a form that ask at the same moment, for so long, in ms. */
const SHARED_MS = 2_000;

const reads = new Map<string, Promise<unknown>>();

/** The document at a path; `null` where it cannot be read: then there is nothing to compare with. */
function readDocument(path: string): Promise<unknown> {
  const known = reads.get(path);
  if (known !== undefined) return known;
  const reading = ask<unknown>(path).then((answer) => (answer.ok ? answer.body : null));
  reads.set(path, reading);
  setTimeout(() => reads.delete(path), SHARED_MS);
  return reading;
}

function useOriginal(path: string): readonly FormattedNode[] {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { getFields } = useForm();
  const { code } = useLocale();
  const [nodes, setNodes] = useState<readonly FormattedNode[]>([]);
  const at = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const query = `depth=0&draft=true&locale=${DEFAULT_LOCALE}`;
  const address = `/${at}?${query}`;
  const isShown = code !== DEFAULT_LOCALE && (globalSlug !== undefined || id !== undefined);
  useEffect(() => {
    setNodes([]);
    if (!isShown) return;
    let isCurrent = true;
    void readDocument(address).then((document) => {
      const value = valueAt(document, path, (row) => getFields()[`${row}.id`]?.value);
      const { root } = (value ?? {}) as { root?: FormattedNode };
      if (isCurrent) setNodes(root?.children ?? []);
    });
    return () => {
      isCurrent = false;
    };
  }, [address, getFields, isShown, path]);
  return nodes;
}

/** Next to a formatted text in another language: the original, to read while translating. */
export function OriginalText({ path }: { path: string }) {
  const words = useWords();
  const nodes = useOriginal(path);
  if (nodes.length === 0) return null;
  const title = `${words.forms.originalText.original}: ${LOCALES[DEFAULT_LOCALE].name}`;
  return (
    <section className="original-text" aria-label={title}>
      <h4>{title}</h4>
      <div lang={DEFAULT_LOCALE}>
        <FormattedText nodes={nodes} />
      </div>
    </section>
  );
}
