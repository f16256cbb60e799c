import { boundedBody } from '@osnowa/http';
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { type Words, wordsFor } from './words.ts';

/** Largest body, in bytes, unless an endpoint says otherwise: a new passkey, several times over. */
const MOST_BYTES = 64 * 1024;

const NO_STORE = { 'cache-control': 'private, no-store' };

/** An answer to a person who asked for something impossible; no log has it among the errors. */
export class Refusal extends APIError {
  constructor(message: string, status: number, data: object | null = null) {
    super(message, status, data as never, true);
  }
}

/** A refusal with a sentence in the language of the person. */
export function refusal(
  req: PayloadRequest,
  sentence: (words: Words) => string,
  status = 400,
): Refusal {
  return new Refusal(sentence(wordsFor(req)), status);
}

/** Who may use an endpoint. @throws APIError for others */
type Rule = (req: PayloadRequest) => void;

/** For others, nothing is there. */
export function hiddenUnless(may: (user: PayloadRequest['user']) => boolean): Rule {
  return (req) => {
    if (!may(req.user)) throw new NotFound(req.t);
  };
}

/** Others learn that it is not for them. */
export function forbiddenUnless(may: (user: PayloadRequest['user']) => boolean): Rule {
  return (req) => {
    if (!may(req.user)) throw new Forbidden(req.t);
  };
}

/** For people with a session. */
export const signedIn = forbiddenUnless((user) => Boolean(user));

interface Bounds {
  /** Bytes. */
  most?: number;
  /** The error for a body that does not fit, by the name of its first wrong field. */
  misread?: (req: PayloadRequest, field: string) => APIError;
}

const misunderstood = (req: PayloadRequest) => refusal(req, ({ kit }) => kit.misunderstood);

/** The JSON of a request. @throws Refusal 400, 413 */
export async function bodyOf<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  { most = MOST_BYTES, misread = misunderstood }: Bounds = {},
): Promise<z.output<Schema>> {
  const bytes = await boundedBody(req as unknown as Request, most);
  if (!bytes) throw refusal(req, ({ kit }) => kit.tooLarge, 413);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw misread(req, '');
  }
  const { data, error } = schema.safeParse(json);
  if (error) throw misread(req, String(error.issues[0]?.path[0]));
  return data as z.output<Schema>;
}

interface Definition<Body extends z.ZodType> extends Bounds {
  path: string;
  method: Endpoint['method'];
  /** Without it, everybody may. */
  who?: Rule;
  /** Shape of the JSON that is sent, or of the query of a `get`. */
  body?: Body;
  /** @returns the JSON of the answer, or a whole answer */
  run(req: PayloadRequest, body: z.output<Body>): Promise<object>;
}

/** An endpoint below `/payload`, or below the collection that has it. */
export function endpoint<Body extends z.ZodType = z.ZodUndefined>({
  path,
  method,
  who,
  body,
  run,
  ...bounds
}: Definition<Body>): Endpoint {
  async function read(req: PayloadRequest): Promise<z.output<Body>> {
    if (!body) return undefined as z.output<Body>;
    if (method !== 'get') return bodyOf(req, body, bounds);
    const { data, success } = body.safeParse(Object.fromEntries(req.searchParams ?? []));
    if (!success) throw misunderstood(req);
    return data as z.output<Body>;
  }
  return {
    path,
    method,
    handler: async (req) => {
      try {
        who?.(req);
        const answer = await run(req, await read(req));
        return answer instanceof Response ? answer : Response.json(answer, { headers: NO_STORE });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { data, message, status } = error;
        return Response.json({ errors: [{ message, data }] }, { status, headers: NO_STORE });
      }
    },
  };
}
