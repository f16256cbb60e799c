'use client';

import { fill } from '@osnowa/text';
import { type ReactNode, useEffect } from 'react';
import { useOfficeLanguage } from '../../kit/office-words.tsx';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';

/** Payload's messages after many files were sent: in English in every language. */
const SAID = [
  [/^Successfully saved (\d+) files$/, 'saved'],
  [/^Failed to save (\d+) files$/, 'failed'],
] as const;

const TITLES = '[data-sonner-toast] [data-title]';

function translateToasts(words: ScreenWords['media']['bulk']): void {
  for (const title of document.querySelectorAll(TITLES)) {
    const said = title.textContent ?? '';
    for (const [english, name] of SAID) {
      const [, n] = english.exec(said) ?? [];
      const own = n && fill(words[name], { n });
      if (own && own !== said) title.textContent = own;
    }
  }
}

/** Around the back office: says in its language how many files were saved. It ends when Payload does so. */
export function BulkToasts({ children }: { children: ReactNode }) {
  const language = useOfficeLanguage();
  useEffect(() => {
    if (language === 'en') return;
    const words = screenWords(language).media.bulk;
    const observer = new MutationObserver(() => translateToasts(words));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
