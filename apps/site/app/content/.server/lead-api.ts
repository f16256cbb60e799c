import {
  AppError,
  type FormPath,
  type Locale,
  type SubmissionReply,
  submissionReply,
} from '@osnowa/contract';

/** Longest wait for the web API, in ms: to take a piece of a form, and to answer the whole of it. */
const TIMEOUT_MS = 30_000;

/** A form as a stream. */
export interface UploadBody {
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** Of the body, in bytes, where it is known. */
  length?: string;
  /** Language of the form's page, where the form itself does not say it. */
  locale?: Locale;
}

/** Answer of the web API with its status, and the seconds until the next attempt. */
export type LeadAnswer = SubmissionReply & { status: number; retryAfter?: number };

/** The web API's intake of leads. */
export interface LeadApi {
  /**
   * Sends a form once. Whether to send again is the visitor's choice; the idempotency key in the
   * form makes that safe.
   * @throws AppError `Unavailable` when no answer of the contract came within 30 s of the last
   *   piece of the form; the sender's own connection may take longer
   */
  submit(
    path: FormPath,
    form: FormData | UploadBody,
    client: { address: string },
  ): Promise<LeadAnswer>;
}

/** Creates the client of the intake. */
export function createLeadApi(api: { url: string; fetch: typeof fetch }): LeadApi {
  return {
    async submit(path, form, client) {
      const late = deadline();
      const { response, json } = await post(api, path, form, client.address, late).finally(
        late.stop,
      );
      const reply = submissionReply.safeParse(json);
      if (!reply.success) {
        throw new AppError(
          'Unavailable',
          `API: ${path} answered ${response.status} outside the contract`,
        );
      }
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      const retryAfter = Number.isFinite(seconds) ? { retryAfter: seconds } : {};
      return { ...reply.data, status: response.status, ...retryAfter };
    },
  };
}

async function post(
  api: { url: string; fetch: typeof fetch },
  path: FormPath,
  form: FormData | UploadBody,
  address: string,
  late: ReturnType<typeof deadline>,
): Promise<{ response: Response; json: unknown }> {
  const headers = { accept: 'application/json', 'x-forwarded-for': address };
  const shape: RequestInit & { duplex?: 'half' } =
    form instanceof FormData
      ? { body: form, headers }
      : {
          body: withDeadline(form.body, late),
          duplex: 'half',
          headers: {
            ...headers,
            'content-type': form.contentType,
            ...(form.length ? { 'content-length': form.length } : {}),
            ...(form.locale ? { 'content-language': form.locale } : {}),
          },
        };
  const request = { method: 'POST', redirect: 'error', signal: late.signal, ...shape } as const;
  late.start();
  try {
    const response = await api.fetch(`${api.url}${path}`, request);
    return { response, json: await response.json() };
  } catch (cause) {
    throw new AppError('Unavailable', `API: no answer to ${path} that could be read`, { cause });
  }
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
      timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
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
