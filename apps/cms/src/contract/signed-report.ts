import { createHmac } from 'node:crypto';
import { AppError, NOTICE_HEADERS, NOTICE_MAX_AGE_SECONDS } from '@tkalnia/contract';
import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { env } from '../env.ts';
import { sameToken } from './reply.ts';

/** Largest report, in characters. */
const MAX_LENGTH = 256 * 1024;

/**
 * A report of the site's, which signs it as this service signs its change notices.
 * @throws AppError TooLarge, Forbidden or BadRequest
 */
export async function readSignedReport<Report>(
  request: HonoRequest,
  schema: z.ZodType<Report>,
  now: Date,
): Promise<Report> {
  const body = await request.text();
  if (body.length > MAX_LENGTH) throw new AppError('TooLarge', 'The report is too long.');
  const timestamp = request.header(NOTICE_HEADERS.timestamp) ?? '';
  const signature = request.header(NOTICE_HEADERS.signature) ?? '';
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(age <= NOTICE_MAX_AGE_SECONDS) || !sameToken(signature, sign(`${timestamp}.${body}`))) {
    throw new AppError('Forbidden', 'The report is not signed, or it is old.');
  }
  return parse(body, schema);
}

function sign(text: string): string {
  return createHmac('sha256', env.NOTICE_SECRET).update(text).digest('hex');
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
