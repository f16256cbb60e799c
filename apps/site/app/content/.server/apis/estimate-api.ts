import {
  AppError,
  ESTIMATES_PATH,
  type EstimateName,
  type EstimateToSave,
  errorReply,
  estimateSaved,
  type SavedEstimate,
  savedEstimate,
} from '@osnowa/contract';

/** Longest wait for the web API, in ms. */
const TIMEOUT_MS = 10_000;

/** The web API's estimates. */
export interface EstimateApi {
  /**
   * Stores a choice under a number and a link.
   * @throws AppError with the code of the API's refusal, or `Unavailable`
   */
  keep(order: EstimateToSave, client: { address: string }): Promise<EstimateName>;
  /**
   * The estimate stored under a key.
   * @throws AppError `NotFound` or `Unavailable`
   */
  saved(key: string): Promise<SavedEstimate>;
}

/** Creates the client of the API's estimates. */
export function createEstimateApi(api: { url: string; fetch: typeof fetch }): EstimateApi {
  async function call(path: string, init: RequestInit): Promise<unknown> {
    const response = await answerOf(api, path, init);
    const body: unknown = await response.json().catch((error: unknown) => {
      throw new AppError('Unavailable', `API: ${path} answered no JSON`, { cause: error });
    });
    if (response.ok) return body;
    const refusal = errorReply.safeParse(body);
    const code = refusal.success ? refusal.data.error.code : 'Unavailable';
    throw new AppError(code, `API: ${path} answered ${response.status}`);
  }

  return {
    async keep(order, client) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': client.address };
      const init = { method: 'POST', headers, body: JSON.stringify(order) };
      return estimateSaved.parse(await call(ESTIMATES_PATH, init)).data;
    },
    async saved(key) {
      return savedEstimate.parse(await call(`${ESTIMATES_PATH}/${key}`, {}));
    },
  };
}

async function answerOf(
  api: { url: string; fetch: typeof fetch },
  path: string,
  init: RequestInit,
): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await api.fetch(api.url + path, { ...init, redirect: 'error', signal });
  } catch (error) {
    throw new AppError('Unavailable', `API: ${path} cannot be reached`, { cause: error });
  }
}
