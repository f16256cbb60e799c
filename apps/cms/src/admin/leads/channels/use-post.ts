'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { screenWords } from '../../../kit/screen-words.ts';

/** Posts to an endpoint of the back office, and holds the sentence of the last refusal. */
export function usePost() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const base = `${config.serverURL}${config.routes.api}`;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const post = useCallback(
    async <Body>(path: string): Promise<Body | null> => {
      setBusy(true);
      setProblem(null);
      try {
        const response = await fetch(`${base}${path}`, {
          method: 'POST',
          credentials: 'include',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
          body: '{}',
        });
        const answer = await response.json();
        if (response.ok) return answer as Body;
        setProblem(answer.errors?.[0]?.message ?? screenWords(language).leads.channels.failed);
      } catch (error) {
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        setProblem(screenWords(language).leads.channels.failed);
      } finally {
        setBusy(false);
      }
      return null;
    },
    [base, language],
  );
  return { post, problem, isBusy };
}
