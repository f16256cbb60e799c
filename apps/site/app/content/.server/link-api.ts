import {
  AppError,
  doneReply,
  type ErrorCode,
  errorReply,
  VISITOR_CALLS,
  type VisitorLead,
  visitorLead,
} from '@osnowa/contract';
import { z } from 'zod';

/** Longest wait for the lead desk, in ms. */
const TIMEOUT_MS = 10_000;

/** What visitors do by the links in their mails. Tokens go in bodies only, so that no log has them. */
export interface LinkApi {
  /**
   * Follows a link of the contract (`NEWSLETTER_CALLS`, `VISITOR_CALLS`).
   * @returns `null` when it is done, or why not; `Unavailable` also when no answer came
   */
  follow(call: string, token: string): Promise<ErrorCode | null>;
  /** What a visitor sent, or why it cannot be shown. */
  read(token: string): Promise<VisitorLead | ErrorCode>;
}

/** The lead desk behind the API's address, as links need it. */
export function createLinkApi(api: { url: string; fetch: typeof fetch }): LinkApi {
  async function post<Reply>(call: string, token: string, reply: z.ZodType<Reply>) {
    const response = await api.fetch(`${api.url}${call}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return z.union([reply, errorReply]).parse(await response.json());
  }

  async function codeOr<Reply extends object>(
    call: string,
    token: string,
    schema: z.ZodType<Reply>,
  ): Promise<Reply | ErrorCode> {
    try {
      const reply = await post(call, token, schema);
      return 'error' in reply ? (reply as z.infer<typeof errorReply>).error.code : (reply as Reply);
    } catch (error) {
      if (error instanceof AppError) return error.code;
      return 'Unavailable';
    }
  }

  return {
    async follow(call, token) {
      const reply = await codeOr(call, token, doneReply);
      return typeof reply === 'string' ? reply : null;
    },
    read: (token) => codeOr(VISITOR_CALLS.read, token, visitorLead),
  };
}
