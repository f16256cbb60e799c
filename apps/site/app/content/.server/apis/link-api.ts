import {
  AppError,
  doneReply,
  type ErrorCode,
  errorReply,
  type Locale,
  VISITOR_CALLS,
  type VisitorLead,
  visitorLead,
} from '@osnowa/contract';
import type { z } from 'zod';

/** Longest wait for the web API, in ms. */
const TIMEOUT_MS = 10_000;

/** The actions of the links in mails. Tokens are in bodies only, so that no log contains them. */
export interface LinkApi {
  /**
   * Follows a link of the contract (`NEWSLETTER_CALLS`, `VISITOR_CALLS`).
   * @returns `null` when it is done, or why not; `Unavailable` also when no answer came
   */
  follow(call: string, token: string): Promise<ErrorCode | null>;
  /** Moves the call that a visitor arranged; answers as `follow`. */
  moveCall(token: string, time: string): Promise<ErrorCode | null>;
  /** The lead that a visitor sent, or the reason why it cannot be shown. */
  read(token: string): Promise<VisitorLead | ErrorCode>;
  /** The same as PDF with labels in a language, or the reason why it cannot be printed. */
  print(token: string, locale: Locale): Promise<ArrayBuffer | ErrorCode>;
}

/** Creates the client of the calls behind those links. */
export function createLinkApi(api: { url: string; fetch: typeof fetch }): LinkApi {
  const post = (call: string, body: object) =>
    api.fetch(`${api.url}${call}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  async function codeOr<Reply>(
    call: string,
    body: object,
    read: (response: Response) => Promise<Reply>,
  ): Promise<Reply | ErrorCode> {
    try {
      const response = await post(call, body);
      if (response.ok) return await read(response);
      return errorReply.parse(await response.json()).error.code;
    } catch (error) {
      if (error instanceof AppError) return error.code;
      return 'Unavailable';
    }
  }

  const json =
    <Reply>(schema: z.ZodType<Reply>) =>
    async (response: Response) =>
      schema.parse(await response.json());

  async function done(call: string, body: object): Promise<ErrorCode | null> {
    const reply = await codeOr(call, body, json(doneReply));
    return typeof reply === 'string' ? reply : null;
  }

  return {
    follow: (call, token) => done(call, { token }),
    moveCall: (token, time) => done(VISITOR_CALLS.moveCall, { token, time }),
    read: (token) => codeOr(VISITOR_CALLS.read, { token }, json(visitorLead)),
    print: (token, locale) =>
      codeOr(VISITOR_CALLS.print, { token, locale }, (response) => response.arrayBuffer()),
  };
}
