'use client';

import { useCallback, useEffect, useState } from 'react';
import { screenWords } from './screen-words.ts';

/** Why a request was refused. */
export interface Refusal<Data = object> {
  /** 0 without an answer, and for an unreadable one. */
  status: number;
  /** The server's sentence; without one, that the request failed. Both in the reader's language. */
  sentence: string;
  /** Further contents of the answer. */
  data: Partial<Data>;
}

/** The body of an answer, or its refusal. */
export type Answer<Body, Data = object> =
  | { ok: true; body: Body }
  | { ok: false; refusal: Refusal<Data> };

interface Request {
  /** GET without a body, else POST. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** JSON, unless it is a file or a form. */
  body?: object;
  signal?: AbortSignal;
}

/** Payload's form of an error. */
interface ErrorBody {
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
}

/**
 * Sends a request to the content service. A refusal is a result like any other.
 * @param path below `/payload`
 */
export async function ask<Body, Data = object>(
  path: string,
  { body, method = body ? 'POST' : 'GET', signal }: Request = {},
): Promise<Answer<Body, Data>> {
  const { lang } = document.documentElement;
  const isFile = body instanceof Blob || body instanceof FormData;
  try {
    const response = await fetch(`/payload${path}`, {
      method,
      headers: {
        'accept-language': lang,
        ...(body && !isFile && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    if (response.ok) {
      return { ok: true, body: (await (isJson ? response.json() : response.blob())) as Body };
    }
    const { errors = [], ...rest } = (isJson ? await response.json() : {}) as ErrorBody;
    const [{ message, data } = {}] = errors;
    const { status } = response;
    // The server hides a fault of its own behind an English sentence.
    const said = status === 500 ? undefined : (data?.errors?.[0]?.message ?? message);
    const sentence = said ?? screenWords(lang).kit.failed;
    return { ok: false, refusal: { status, sentence, data: { ...rest, ...data } as Data } };
  } catch (error) {
    const isLost = error instanceof TypeError || error instanceof SyntaxError;
    if (!isLost && !signal?.aborted) throw error;
    return { ok: false, refusal: { status: 0, sentence: screenWords(lang).kit.failed, data: {} } };
  }
}

/**
 * Sends requests one at a time, and holds the sentence of the last refusal.
 * @param report shows a sentence in another way
 */
export function useAsk(report?: (sentence: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = useCallback(
    async <Body = object>(path: string, request?: Request): Promise<Body | null> => {
      setBusy(true);
      const answer = await ask<Body>(path, request);
      setBusy(false);
      const sentence = answer.ok ? null : answer.refusal.sentence;
      if (report && sentence !== null) report(sentence);
      else setProblem(sentence);
      return answer.ok ? answer.body : null;
    },
    [report],
  );
  return { ask: send, problem, setProblem, isBusy };
}

interface Reading {
  /** Another value has it read again. */
  renewed?: unknown;
  /** Pause before each reading, in ms. */
  wait?: number;
}

/**
 * Reads from the content service, and again as often as wanted; meanwhile the former answer stays.
 * @param path below `/payload`; `null` reads nothing
 */
export function useLoaded<Body>(path: string | null, { renewed, wait = 0 }: Reading = {}) {
  const [loaded, setLoaded] = useState<{ path: string; body: Body } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (path === null) return;
      const answer = await ask<Body>(path, { ...(signal && { signal }) });
      if (signal?.aborted) return;
      if (answer.ok) setLoaded({ path, body: answer.body });
      setProblem(answer.ok ? null : answer.refusal.sentence);
    },
    [path],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value has it read again
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void load(leaving.signal), wait);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [load, renewed, wait]);
  return { loaded: loaded?.path === path ? loaded.body : null, problem, load };
}

/** What a form has read for all of its fields is read again after this, in ms. */
const FRESH_MS = 60_000;

const shared = new Map<string, { at: number; body: Promise<unknown> }>();

/**
 * Reads from the content service, once for all the fields of a form that ask for the same.
 * @param path below `/payload`; `null` reads nothing
 */
export function useShared<Body>(path: string | null): Body | null {
  const [loaded, setLoaded] = useState<{ path: string; body: Body | null } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let reading = shared.get(path);
    if (!reading || Date.now() - reading.at > FRESH_MS) {
      const body = ask<Body>(path).then((answer) => {
        if (answer.ok) return answer.body;
        // The next field asks again.
        shared.delete(path);
        return null;
      });
      reading = { at: Date.now(), body };
      shared.set(path, reading);
    }
    void reading.body.then((body) => setLoaded({ path, body: body as Body | null }));
  }, [path]);
  return loaded?.path === path ? loaded.body : null;
}
