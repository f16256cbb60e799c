'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { FormRequest } from '../../changes/languages/endpoints.ts';
import type { ShownLanguage } from '../../changes/languages/shown.ts';
import { ask, useLoaded } from '../../kit/ask.ts';

/** The server's answer about the document in the form. */
interface Answer {
  languages: ShownLanguage[];
  /** Requests for publications that have not happened yet. */
  requests: FormRequest[];
}

interface ShownLanguages extends Answer {
  /** Sends a change, and reads the answer anew. @returns the sentence of a refusal; `null` when done */
  change(path: string, body: object): Promise<string | null>;
}

const UNKNOWN: Answer = { languages: [], requests: [] };

/** In which languages the document of the form is shown; read anew after each save. */
export function useShownLanguages(): ShownLanguages {
  const { collectionSlug, id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const query = new URLSearchParams({ source: String(collectionSlug), document: String(id) });
  const path = id === undefined ? null : `/shown-languages?${query}`;
  const renewed = `${lastUpdateTime} ${savedDocumentData?.updatedAt}`;
  const { loaded, load } = useLoaded<Answer>(path, { renewed });
  const change = async (to: string, body: object) => {
    const answer = await ask(`/${to}`, { body: { source: collectionSlug, document: id, ...body } });
    if (!answer.ok) return answer.refusal.sentence;
    await load();
    return null;
  };
  return { ...(loaded ?? UNKNOWN), change };
}
