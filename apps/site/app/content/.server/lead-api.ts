import { AppError, type FormPath, type SubmissionReply, submissionReply } from '@tkalnia/contract';

/** Longest wait for the lead desk, in ms; files take as long as their sender's connection needs. */
const TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 75_000;

/** A form with files, as it comes in. */
export interface UploadBody {
  contentType: string;
  body: ReadableStream<Uint8Array>;
}

/** Answer of the lead desk with its status, and after how many seconds to try again. */
export type LeadAnswer = SubmissionReply & { status: number; retryAfter?: number };

/** The lead desk of the web API. */
export interface LeadApi {
  /**
   * Sends a form once. Whether to send again is the visitor's choice; the idempotency key in the
   * form makes that safe.
   * @throws AppError `Unavailable` when no answer of the contract came within 10 s (75 s with files)
   */
  submit(
    path: FormPath,
    form: FormData | UploadBody,
    client: { address: string },
  ): Promise<LeadAnswer>;
}

/** The lead desk behind the API's address. */
export function createLeadApi(api: { url: string; fetch: typeof fetch }): LeadApi {
  return {
    async submit(path, form, client) {
      const response = await post(api, path, form, client.address);
      const reply = submissionReply.safeParse(await jsonOf(response, path));
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
): Promise<Response> {
  const headers = { accept: 'application/json', 'x-forwarded-for': address };
  const shape: RequestInit & { duplex?: 'half' } =
    form instanceof FormData
      ? { body: form, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }
      : {
          body: form.body,
          duplex: 'half',
          headers: { ...headers, 'content-type': form.contentType },
          signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
        };
  try {
    return await api.fetch(`${api.url}${path}`, { method: 'POST', redirect: 'error', ...shape });
  } catch (cause) {
    throw new AppError('Unavailable', `API: no answer to ${path}`, { cause });
  }
}

async function jsonOf(response: Response, path: FormPath): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new AppError('Unavailable', `API: ${path} answered no JSON`, { cause });
  }
}
