import { AppError } from '@osnowa/contract';
import { boundedBody, isSignedMessage } from '@osnowa/http';
import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { env } from '../process/env.ts';

/** Largest report, in bytes. */
const MAX_BYTES = 256 * 1024;

/**
 * A report of the site's, which signs it as this service signs its change notices.
 * @throws AppError TooLarge, Forbidden or BadRequest
 */
export async function readSignedReport<Report>(
  request: HonoRequest,
  schema: z.ZodType<Report>,
  now: Date,
): Promise<Report> {
  const bytes = await boundedBody(request.raw, MAX_BYTES);
  if (!bytes) throw new AppError('TooLarge', 'The report is too long.');
  const body = bytes.toString('utf8');
  const { headers } = request.raw;
  if (!isSignedMessage({ headers, body }, env.NOTICE_SECRET, now.getTime())) {
    throw new AppError('Forbidden', 'The report is not signed, or it is old.');
  }
  return parse(body, schema);
}

function parse<Report>(body: string, schema: z.ZodType<Report>): Report {
  const problem = new AppError('BadRequest', 'This is no report of this kind.');
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) throw problem;
    throw error;
  }
  const { data } = schema.safeParse(content);
  if (!data) throw problem;
  return data;
}
