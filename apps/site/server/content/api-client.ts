import {
  AppError,
  addressOf,
  ENDPOINTS,
  type EndpointReply,
  errorReply,
  submissionReply,
} from '@osnowa/contract';
import type { z } from 'zod';
import type { ApiClient } from '../../app/content/api.ts';

/** Longest wait for the reply to a call, in ms. */
const TIMEOUT_MS = 10_000;

/** Longest wait for the web API, in ms: to take a piece of a form, and to answer the whole of it. */
const FORM_TIMEOUT_MS = 30_000;

/** Creates the client of the web API at an address. */
export function createApiClient(api: { url: string; fetch: typeof fetch }): ApiClient {
  async function ask(path: string, init: RequestInit): Promise<{ ok: boolean; body: unknown }> {
    try {
      const response = await api.fetch(api.url + path, { redirect: 'error', ...init });
      return { ok: response.ok, body: await bodyOf(response) };
    } catch (cause) {
      throw new AppError('Unavailable', `API: no answer to ${path} that could be read`, { cause });
    }
  }

  return {
    async call(name, input, { address, headers = {}, timeoutMs = TIMEOUT_MS } = {}) {
      const { method, path, reply } = ENDPOINTS[name];
      const isPost = method === 'POST';
      const { ok, body } = await ask(isPost ? path : addressOf(name, input), {
        method,
        headers: {
          ...headers,
          ...(address && { 'x-forwarded-for': address }),
          ...(isPost && { 'content-type': 'application/json' }),
        },
        ...(isPost && { body: JSON.stringify(input) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (ok) return checked(path, reply as z.ZodType, body) as EndpointReply<typeof name>;
      throw new AppError(checked(path, errorReply, body).error.code, `API: ${path} was refused`);
    },
    async submit(path, { headers, body }, { address }) {
      const late = deadline();
      const init = {
        method: 'POST',
        headers: { ...headers, accept: 'application/json', 'x-forwarded-for': address },
        body: withDeadline(body, late),
        duplex: 'half',
        signal: late.signal,
      } as RequestInit;
      late.start();
      const answer = await ask(path, init).finally(late.stop);
      return checked(path, submissionReply, answer.body);
    },
  };
}

function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204) return Promise.resolve(null);
  return type.startsWith('application/pdf') ? response.arrayBuffer() : response.json();
}

/** @throws AppError Unavailable for an answer outside of the contract */
function checked<Reply>(path: string, schema: z.ZodType<Reply>, body: unknown): Reply {
  const { data, error } = schema.safeParse(body);
  if (error) throw new AppError('Unavailable', `API: ${path} left the contract`, { cause: error });
  return data as Reply;
}

/** A time limit that aborts a request, and can be restarted. */
function deadline() {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    stop,
    start() {
      stop();
      timer = setTimeout(() => controller.abort(), FORM_TIMEOUT_MS);
    },
  };
}

/**
 * The same body; the time limit runs only while the API takes a chunk, not while the sender sends
 * one.
 */
function withDeadline(
  body: ReadableStream<Uint8Array>,
  late: ReturnType<typeof deadline>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        late.stop();
        const { done, value } = await reader.read();
        late.start();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
