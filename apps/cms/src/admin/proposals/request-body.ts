import { boundedBody } from '@osnowa/http';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { Refusal, type RefusalCode, refusal } from '../../changes/proposals/refusals.ts';

/** Largest request, in bytes: all texts of a long page, several times over. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The JSON of a request, as its schema describes it.
 * @param codes the error of a wrong field, by its name
 * @throws APIError with a sentence
 */
export async function bodyOf<Body>(
  req: PayloadRequest,
  schema: z.ZodType<Body>,
  codes: Readonly<Record<string, RefusalCode>> = {},
): Promise<Body> {
  const bytes = await boundedBody(req as unknown as Request, MAX_BYTES);
  let json: unknown;
  try {
    json = JSON.parse(bytes?.toString('utf8') ?? '');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refusal(req, 'unreadable');
  }
  const { data, error } = schema.safeParse(json);
  if (error) throw refusal(req, codes[String(error.issues[0]?.path[0])] ?? 'unreadable');
  return data;
}

type Handler = (req: PayloadRequest) => Promise<Response>;

/** Answers a refusal as Payload answers errors: `errors`, each with `message` and `data`. */
export function answeringRefusals(handler: Handler): Handler {
  return async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { data, message, status } = error;
      const headers = { 'cache-control': 'no-store' };
      return Response.json({ errors: [{ message, data }] }, { status, headers });
    }
  };
}
