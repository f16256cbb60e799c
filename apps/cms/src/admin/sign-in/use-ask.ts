'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { screenWords } from '../../kit/screen-words.ts';

/** The server's refusal: its sentence, and the state of the second step. */
export interface Refusal {
  message: string;
  secondFactor?: 'needed' | 'refused';
}

interface ErrorBody {
  errors?: { message?: string; data?: { secondFactor?: Refusal['secondFactor'] } }[];
}

type Answer<Body> = { ok: true; body: Body } | { ok: false; refusal: Refusal };

/** Sends a request about accounts; `path` is below `/payload/users`. */
export type Send = <Body>(path: string, method: string, body?: object) => Promise<Answer<Body>>;

/** Sends requests about accounts, in the language of the back office. */
export function useSend(): Send {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const address = `${config.serverURL}${config.routes.api}/users`;
  const { language } = i18n;
  return useCallback(
    async <Body>(path: string, method: string, body?: object): Promise<Answer<Body>> => {
      const { failed } = screenWords(language).signIn;
      try {
        const response = await fetch(`${address}${path}`, {
          method,
          credentials: 'include',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
          ...(body && { body: JSON.stringify(body) }),
        });
        const answer = (await response.json()) as Body & ErrorBody;
        if (response.ok) return { ok: true, body: answer };
        const { message = failed, data } = answer.errors?.[0] ?? {};
        return { ok: false, refusal: { message, ...data } };
      } catch (error) {
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        return { ok: false, refusal: { message: failed } };
      }
    },
    [address, language],
  );
}

/** Sends requests one at a time, and holds the reason of the last refusal. */
export function useAsk() {
  const send = useSend();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(
    async <Body>(path: string, body?: object, method = 'POST'): Promise<Body | null> => {
      setBusy(true);
      const answer = await send<Body>(path, method, body);
      setBusy(false);
      setProblem(answer.ok ? null : answer.refusal.message);
      return answer.ok ? answer.body : null;
    },
    [send],
  );
  return { ask, problem, setProblem, isBusy };
}
