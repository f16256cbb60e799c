import { boundedBody } from '@osnowa/http';
import { z } from 'zod';
import { MachineFailure } from './machine-failure.ts';
import type { Translate, TranslationRequest } from './translate.ts';

/** How long the service may take for one request, in ms: an editor waits for it. */
const TIMEOUT_MS = 30_000;

/** Largest answer, in bytes: all texts of a long page, several times over. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Texts of one request: services have limits, and a long one takes too long. */
const MOST_TEXTS = 100;

const answer = z.object({ texts: z.array(z.string()) });

/** Address and token of a service. */
interface Service {
  url: string;
  token: string | undefined;
  timeoutMs?: number;
}

async function ask(service: Service, request: TranslationRequest): Promise<Response> {
  const { url, token, timeoutMs = TIMEOUT_MS } = service;
  try {
    return await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new MachineFailure(isLate ? 'late' : 'away', '', { cause });
  }
}

async function textsOf(response: Response): Promise<string[]> {
  let bytes: Buffer | null;
  try {
    bytes = await boundedBody(response as never, MAX_BYTES);
  } catch (cause) {
    throw new MachineFailure('late', '', { cause });
  }
  try {
    return answer.parse(JSON.parse(bytes?.toString('utf8') ?? '')).texts;
  } catch (cause) {
    throw new MachineFailure('unreadable', '', { cause });
  }
}

async function translateSome(service: Service, request: TranslationRequest): Promise<string[]> {
  const response = await ask(service, request);
  if (!response.ok) {
    await response.body?.cancel();
    throw new MachineFailure('refused', String(response.status));
  }
  const texts = await textsOf(response);
  if (texts.length !== request.texts.length) throw new MachineFailure('count');
  return texts;
}

/**
 * A machine behind an address: it gets a POST with the JSON of a `TranslationRequest` and answers
 * `{"texts": […]}`. docs/translation-service.md describes it.
 */
export function translateByHttp(service: Service): Translate {
  return async (request) => {
    const translated: string[] = [];
    for (let at = 0; at < request.texts.length; at += MOST_TEXTS) {
      const texts = request.texts.slice(at, at + MOST_TEXTS);
      translated.push(...(await translateSome(service, { ...request, texts })));
    }
    return translated;
  };
}
