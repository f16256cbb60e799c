'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';

/** Texts of a form that were not saved, until their author needs them no more; in this tab only. */
interface StoredTexts {
  author: number | string;
  place: string;
  texts: string[];
}

const KEY = 'texts-to-copy';

function storedTexts(): StoredTexts | null {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as StoredTexts);
}

/** Removes the texts from the browser. */
export function forgetStoredTexts(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * The texts of this account that this document refused, to be copied. They stay when the form is
 * rendered or loaded again, and are deleted for another account or document.
 */
export function useStoredTexts() {
  const author = useAuth().user?.id;
  const place = usePathname();
  const [texts, setTexts] = useState<string[]>([]);
  const look = useEffectEvent((author: StoredTexts['author'] | undefined, place: string) => {
    const stored = storedTexts();
    const isOfHere = stored?.author === author && stored?.place === place;
    if (stored && author !== undefined && !isOfHere) forgetStoredTexts();
    setTexts(isOfHere ? (stored?.texts ?? []) : []);
  });
  useEffect(() => look(author, place), [author, place]);
  const keep = (found: string[]) => {
    if (author === undefined || found.length === 0) return;
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ author, place, texts: found } satisfies StoredTexts),
    );
    setTexts(found);
  };
  const forget = () => {
    forgetStoredTexts();
    setTexts([]);
  };
  return { texts, keep, forget };
}
