'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ShownLanguage } from '../../changes/languages/shown.ts';

/** The server's answer about the document in the form. */
interface Answer {
  languages: ShownLanguage[];
  /** Name of the person who asked for a publication that has not happened yet. */
  askedBy: string | null;
}

interface ShownLanguages extends Answer {
  /** Sends a change, and reads the answer anew. @returns the sentence of a refusal; `null` when done */
  change(path: string, body: object): Promise<string | null>;
}

const UNKNOWN: Answer = { languages: [], askedBy: null };

/** In which languages the document of the form is shown; read anew after each save. */
export function useShownLanguages(failed: string): ShownLanguages {
  const { config } = useConfig();
  const { collectionSlug, id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const [answer, setAnswer] = useState(UNKNOWN);
  const root = `${config.serverURL}${config.routes.api}`;
  const read = useCallback(async () => {
    if (id === undefined) return;
    const query = new URLSearchParams({ source: String(collectionSlug), document: String(id) });
    const response = await fetch(`${root}/shown-languages?${query}`, { credentials: 'include' });
    if (response.ok) setAnswer(await response.json());
  }, [collectionSlug, id, root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the answer
  useEffect(() => {
    void read().catch(console.error);
  }, [read, lastUpdateTime, savedDocumentData?.updatedAt]);
  const change = async (path: string, body: object) => {
    try {
      const response = await fetch(`${root}/${path}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ source: collectionSlug, document: id, ...body }),
      });
      const said = await response.json();
      if (!response.ok) return said.errors?.[0]?.message ?? failed;
      await read();
      return null;
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      return failed;
    }
  };
  return { ...answer, change };
}
